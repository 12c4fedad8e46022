// RUN: tpucc --passes=fuse,tile
// A causal attention whose mask is added, as PyTorch's exporter writes it: tasks make the columns that the mask leaves them as where it selects.
func.func @main(%q: tensor<4x64x8xf32>, %k: tensor<4x4x8x16xf32>, %v: tensor<4x1x64x16xf32>) -> tensor<4x64x16xf32> {
  %i = stablehlo.iota dim = 0 : tensor<64x64xi32>
  %j = stablehlo.iota dim = 1 : tensor<64x64xi32>
  %c = stablehlo.compare GE, %i, %j : (tensor<64x64xi32>, tensor<64x64xi32>) -> tensor<64x64xi1>
  %low = stablehlo.constant dense<0xFF800000> : tensor<64x64xf32>
  %none = stablehlo.constant dense<0.0> : tensor<64x64xf32>
  %added = stablehlo.select %c, %none, %low : tensor<64x64xi1>, tensor<64x64xf32>
  %mask = stablehlo.broadcast_in_dim %added, dims = [1, 2] : (tensor<64x64xf32>) -> tensor<4x64x64xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %s = "tpu.matmul"(%q, %k) : (tensor<4x64x8xf32>, tensor<4x4x8x16xf32>) -> tensor<4x64x64xf32>
  %0 = stablehlo.add %s, %mask : tensor<4x64x64xf32>
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
    %0 = stablehlo.constant dense<0.0> : tensor<64x64xf32>
    %1 = stablehlo.constant dense<0xFF800000> : tensor<64x64xf32>
    %2 = stablehlo.constant dense<0.0> : tensor<4x64x64xf32>
    %3 = stablehlo.constant dense<0xFF800000> : tensor<4x64x64xf32>
    %4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %5 = stablehlo.constant dense<0.0> : tensor<f32>
    %6 = "tpu.kernel"(%q, %k, %v) ({
    ^bb0(%arg0: tensor<4x64x8xf32>, %arg1: tensor<4x4x8x16xf32>, %arg2: tensor<4x1x64x16xf32>):
      %7 = "tpu.matmul"(%arg0, %arg1) <{tpu.stage = "contract", tpu.map = array<i64: 0, 1, -1>, tpu.reach = 1 : i64}> : (tensor<4x64x8xf32>, tensor<4x4x8x16xf32>) -> tensor<4x64x64xf32>
      %8 = stablehlo.iota dim = 1 : tensor<4x64x64xi32>
      %9 = stablehlo.iota dim = 2 : tensor<4x64x64xi32>
      %10 = stablehlo.compare GE, %8, %9 : (tensor<4x64x64xi32>, tensor<4x64x64xi32>) -> tensor<4x64x64xi1>
      %11 = stablehlo.constant dense<0.0> : tensor<4x64x64xf32>
      %12 = stablehlo.constant dense<0xFF800000> : tensor<4x64x64xf32>
      %13 = stablehlo.select %10, %11, %12 : tensor<4x64x64xi1>, tensor<4x64x64xf32>
      %14 = stablehlo.add %7, %13 : tensor<4x64x64xf32>
      %15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %16 = stablehlo.reduce(%14 init: %15) applies stablehlo.maximum across dimensions = [2] {tpu.stage = "reduce", tpu.map = array<i64: 0, 1>, tpu.terms = 1 : i64} : (tensor<4x64x64xf32>, tensor<f32>) -> tensor<4x64xf32>
      %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<4x64xf32>) -> tensor<4x64x64xf32>
      %18 = stablehlo.subtract %14, %17 : tensor<4x64x64xf32>
      %19 = stablehlo.exponential %18 {tpu.stage = "map", tpu.map = array<i64: 0, 1, -1>, tpu.reach = 1 : i64} : tensor<4x64x64xf32>
      %20 = stablehlo.constant dense<0.0> : tensor<f32>
      %21 = stablehlo.reduce(%19 init: %20) applies stablehlo.add across dimensions = [2] {tpu.stage = "reduce", tpu.map = array<i64: 0, 1>, tpu.terms = 1 : i64} : (tensor<4x64x64xf32>, tensor<f32>) -> tensor<4x64xf32>
      %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<4x64xf32>) -> tensor<4x64x64xf32>
      %23 = stablehlo.divide %19, %22 {tpu.stage = "map", tpu.map = array<i64: 0, 1, -1>, tpu.reach = 1 : i64} : tensor<4x64x64xf32>
      %24 = "tpu.matmul"(%23, %arg2) <{tpu.stage = "contract", tpu.map = array<i64: 0, 1, -1>, tpu.terms = 1 : i64}> : (tensor<4x64x64xf32>, tensor<4x1x64x16xf32>) -> tensor<4x64x16xf32>
      stablehlo.return {tpu.domain = array<i64: 4, 64>, tpu.tile = array<i64: 1, 12>} %24 : tensor<4x64x16xf32>
    }) : (tensor<4x64x8xf32>, tensor<4x4x8x16xf32>, tensor<4x1x64x16xf32>) -> tensor<4x64x16xf32>
    return %6 : tensor<4x64x16xf32>
  }
}
