// RUN: tpucc --passes=fuse,tile
// A causal attention as layout leaves it: both products, the mask and the softmax in between are one kernel, whose tasks have whole rows of the scores. The
// mask's comparison is made again in the shape of the scores, and tasks make the columns that it leaves them.
func.func @main(%q: tensor<4x64x8xf32>, %k: tensor<4x4x8x16xf32>, %v: tensor<4x1x64x16xf32>) -> tensor<4x64x16xf32> {
  %i = stablehlo.iota dim = 0 : tensor<64x64xi32>
  %j = stablehlo.iota dim = 1 : tensor<64x64xi32>
  %c = stablehlo.compare GE, %i, %j : (tensor<64x64xi32>, tensor<64x64xi32>) -> tensor<64x64xi1>
  %mask = stablehlo.broadcast_in_dim %c, dims = [1, 2] : (tensor<64x64xi1>) -> tensor<4x64x64xi1>
  %low = stablehlo.constant dense<0xFF800000> : tensor<4x64x64xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %s = "tpu.matmul"(%q, %k) : (tensor<4x64x8xf32>, tensor<4x4x8x16xf32>) -> tensor<4x64x64xf32>
  %0 = stablehlo.select %mask, %s, %low : tensor<4x64x64xi1>, tensor<4x64x64xf32>
  %1 = stablehlo.reduce(%0 init: %ninf) applies stablehlo.maximum across dimensions = [2] : (tensor<4x64x64xf32>, tensor<f32>) -> tensor<4x64xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<4x64xf32>) -> tensor<4x64x64xf32>
  %3 = stablehlo.subtract %0, %2 : tensor<4x64x64xf32>
  %4 = stablehlo.exponential %3 : tensor<4x64x64xf32>
  %5 = stablehlo.reduce(%4 init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<4x64x64xf32>, tensor<f32>) -> tensor<4x64xf32>
  %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<4x64xf32>) -> tensor<4x64x64xf32>
  %7 = stablehlo.divide %4, %6 : tensor<4x64x64xf32>
  %8 = "tpu.matmul"(%7, %v) : (tensor<4x64x64xf32>, tensor<4x1x64x16xf32>) -> tensor<4x64x16xf32>
  return %8 : tensor<4x64x16xf32>
}
// ----
module {
  func.func @main(%q: tensor<4x64x8xf32>, %k: tensor<4x4x8x16xf32>, %v: tensor<4x1x64x16xf32>) -> tensor<4x64x16xf32> {
    %0 = stablehlo.constant dense<0xFF800000> : tensor<4x64x64xf32>
    %1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.constant dense<0.0> : tensor<f32>
    %3 = "tpu.kernel"(%q, %k, %v) ({
    ^bb0(%arg0: tensor<4x64x8xf32>, %arg1: tensor<4x4x8x16xf32>, %arg2: tensor<4x1x64x16xf32>):
      %4 = "tpu.matmul"(%arg0, %arg1) <{tpu.stage = "contract", tpu.map = array<i64: 0, 1, -1>, tpu.reach = 1 : i64}> : (tensor<4x64x8xf32>, tensor<4x4x8x16xf32>) -> tensor<4x64x64xf32>
      %5 = stablehlo.iota dim = 1 : tensor<4x64x64xi32>
      %6 = stablehlo.iota dim = 2 : tensor<4x64x64xi32>
      %7 = stablehlo.compare GE, %5, %6 : (tensor<4x64x64xi32>, tensor<4x64x64xi32>) -> tensor<4x64x64xi1>
      %8 = stablehlo.constant dense<0xFF800000> : tensor<4x64x64xf32>
      %9 = stablehlo.select %7, %4, %8 : tensor<4x64x64xi1>, tensor<4x64x64xf32>
      %10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %11 = stablehlo.reduce(%9 init: %10) applies stablehlo.maximum across dimensions = [2] {tpu.stage = "reduce", tpu.map = array<i64: 0, 1>, tpu.terms = 1 : i64} : (tensor<4x64x64xf32>, tensor<f32>) -> tensor<4x64xf32>
      %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<4x64xf32>) -> tensor<4x64x64xf32>
      %13 = stablehlo.subtract %9, %12 : tensor<4x64x64xf32>
      %14 = stablehlo.exponential %13 {tpu.stage = "map", tpu.map = array<i64: 0, 1, -1>, tpu.reach = 1 : i64} : tensor<4x64x64xf32>
      %15 = stablehlo.constant dense<0.0> : tensor<f32>
      %16 = stablehlo.reduce(%14 init: %15) applies stablehlo.add across dimensions = [2] {tpu.stage = "reduce", tpu.map = array<i64: 0, 1>, tpu.terms = 1 : i64} : (tensor<4x64x64xf32>, tensor<f32>) -> tensor<4x64xf32>
      %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<4x64xf32>) -> tensor<4x64x64xf32>
      %18 = stablehlo.divide %14, %17 {tpu.stage = "map", tpu.map = array<i64: 0, 1, -1>, tpu.reach = 1 : i64} : tensor<4x64x64xf32>
      %19 = "tpu.matmul"(%18, %arg2) <{tpu.stage = "contract", tpu.map = array<i64: 0, 1, -1>, tpu.terms = 1 : i64}> : (tensor<4x64x64xf32>, tensor<4x1x64x16xf32>) -> tensor<4x64x16xf32>
      stablehlo.return {tpu.domain = array<i64: 4, 64>, tpu.tile = array<i64: 1, 12>} %19 : tensor<4x64x16xf32>
    }) : (tensor<4x64x8xf32>, tensor<4x4x8x16xf32>, tensor<4x1x64x16xf32>) -> tensor<4x64x16xf32>
    return %3 : tensor<4x64x16xf32>
  }
}
