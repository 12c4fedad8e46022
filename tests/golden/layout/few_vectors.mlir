// RUN: tpucc --passes=layout --mcpu=znver4
// A few vectors stand in front of the last dimension that a matrix keeps; nine are a product of a packed matrix, and so is a
// matrix of few columns, and one of which few neighbours in memory are along one dimension. Sums of bf16 are those that the processor makes of pairs.
func.func @main(%x: tensor<4x2x64xf32>, %k: tensor<4x96x64xf32>, %m: tensor<64x48xf32>, %s: tensor<9x64xf32>, %b: tensor<2x64xbf16>, %c: tensor<64x48xbf16>, %f: tensor<64x31xf32>, %y: tensor<2x64xf32>, %e: tensor<32x64x4xf32>, %g: tensor<64x4x2xf32>) -> (tensor<4x2x96xf32>, tensor<48x2xf32>, tensor<9x48xf32>, tensor<2x48xf32>, tensor<2x31xf32>, tensor<4x32x2xf32>) {
  %0 = stablehlo.dot_general %x, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<4x2x64xf32>, tensor<4x96x64xf32>) -> tensor<4x2x96xf32>
  %1 = stablehlo.dot_general %m, %y, contracting_dims = [0] x [1] : (tensor<64x48xf32>, tensor<2x64xf32>) -> tensor<48x2xf32>
  %2 = stablehlo.dot_general %s, %m, contracting_dims = [1] x [0] : (tensor<9x64xf32>, tensor<64x48xf32>) -> tensor<9x48xf32>
  %3 = stablehlo.dot_general %b, %c, contracting_dims = [1] x [0] : (tensor<2x64xbf16>, tensor<64x48xbf16>) -> tensor<2x48xf32>
  %4 = stablehlo.dot_general %y, %f, contracting_dims = [1] x [0] : (tensor<2x64xf32>, tensor<64x31xf32>) -> tensor<2x31xf32>
  %5 = stablehlo.dot_general %e, %g, batching_dims = [2] x [1], contracting_dims = [1] x [0] : (tensor<32x64x4xf32>, tensor<64x4x2xf32>) -> tensor<4x32x2xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<4x2x96xf32>, tensor<48x2xf32>, tensor<9x48xf32>, tensor<2x48xf32>, tensor<2x31xf32>, tensor<4x32x2xf32>
}
// ----
module {
  func.func @main(%x: tensor<4x2x64xf32>, %k: tensor<4x96x64xf32>, %m: tensor<64x48xf32>, %s: tensor<9x64xf32>, %b: tensor<2x64xbf16>, %c: tensor<64x48xbf16>, %f: tensor<64x31xf32>, %y: tensor<2x64xf32>, %e: tensor<32x64x4xf32>, %g: tensor<64x4x2xf32>) -> (tensor<4x2x96xf32>, tensor<48x2xf32>, tensor<9x48xf32>, tensor<2x48xf32>, tensor<2x31xf32>, tensor<4x32x2xf32>) {
    %0 = stablehlo.broadcast_in_dim %k, dims = [0, 2, 3] : (tensor<4x96x64xf32>) -> tensor<4x2x96x64xf32>
    %1 = stablehlo.broadcast_in_dim %x, dims = [0, 1, 3] : (tensor<4x2x64xf32>) -> tensor<4x2x96x64xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<4x2x96x64xf32>
    %3 = stablehlo.constant dense<0.0> : tensor<f32>
    %4 = stablehlo.reduce(%2 init: %3) applies stablehlo.add across dimensions = [3] : (tensor<4x2x96x64xf32>, tensor<f32>) -> tensor<4x2x96xf32>
    %5 = stablehlo.broadcast_in_dim %m, dims = [0, 2] : (tensor<64x48xf32>) -> tensor<64x2x48xf32>
    %6 = stablehlo.transpose %y, dims = [1, 0] : (tensor<2x64xf32>) -> tensor<64x2xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<64x2xf32>) -> tensor<64x2x48xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<64x2x48xf32>
    %9 = stablehlo.constant dense<0.0> : tensor<f32>
    %10 = stablehlo.reduce(%8 init: %9) applies stablehlo.add across dimensions = [0] : (tensor<64x2x48xf32>, tensor<f32>) -> tensor<2x48xf32>
    %11 = stablehlo.transpose %10, dims = [1, 0] : (tensor<2x48xf32>) -> tensor<48x2xf32>
    %12 = "tpu.pack"(%m) <{tpu.panel = 16 : i64}> : (tensor<64x48xf32>) -> tensor<3x64x16xf32>
    %13 = "tpu.matmul"(%s, %12) : (tensor<9x64xf32>, tensor<3x64x16xf32>) -> tensor<9x48xf32>
    %14 = stablehlo.broadcast_in_dim %c, dims = [0, 2] : (tensor<64x48xbf16>) -> tensor<64x2x48xbf16>
    %15 = stablehlo.transpose %b, dims = [1, 0] : (tensor<2x64xbf16>) -> tensor<64x2xbf16>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<64x2xbf16>) -> tensor<64x2x48xbf16>
    %17 = stablehlo.convert %16 : (tensor<64x2x48xbf16>) -> tensor<64x2x48xf32>
    %18 = stablehlo.convert %14 : (tensor<64x2x48xbf16>) -> tensor<64x2x48xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<64x2x48xf32>
    %20 = stablehlo.constant dense<0.0> : tensor<f32>
    %21 = stablehlo.reduce(%19 init: %20) applies stablehlo.add across dimensions = [0] {tpu.for_units} : (tensor<64x2x48xf32>, tensor<f32>) -> tensor<2x48xf32>
    %22 = "tpu.pack"(%f) <{tpu.panel = 16 : i64}> : (tensor<64x31xf32>) -> tensor<2x64x16xf32>
    %23 = "tpu.matmul"(%y, %22) : (tensor<2x64xf32>, tensor<2x64x16xf32>) -> tensor<2x31xf32>
    %24 = stablehlo.transpose %e, dims = [2, 0, 1] : (tensor<32x64x4xf32>) -> tensor<4x32x64xf32>
    %25 = stablehlo.transpose %g, dims = [1, 0, 2] : (tensor<64x4x2xf32>) -> tensor<4x64x2xf32>
    %26 = "tpu.pack"(%25) <{tpu.panel = 16 : i64}> : (tensor<4x64x2xf32>) -> tensor<4x1x64x16xf32>
    %27 = "tpu.matmul"(%24, %26) : (tensor<4x32x64xf32>, tensor<4x1x64x16xf32>) -> tensor<4x32x2xf32>
    return %4, %11, %13, %21, %23, %27 : tensor<4x2x96xf32>, tensor<48x2xf32>, tensor<9x48xf32>, tensor<2x48xf32>, tensor<2x31xf32>, tensor<4x32x2xf32>
  }
}
