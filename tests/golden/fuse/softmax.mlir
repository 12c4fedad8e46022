// RUN: tpucc --passes=fuse
func.func @main(%x: tensor<5x129xf32>) -> tensor<5x129xf32> {
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<5x129xf32>, tensor<f32>) -> tensor<5xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<5xf32>) -> tensor<5x129xf32>
  %2 = stablehlo.subtract %x, %1 : tensor<5x129xf32>
  %3 = stablehlo.exponential %2 : tensor<5x129xf32>
  %4 = stablehlo.reduce(%3 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<5x129xf32>, tensor<f32>) -> tensor<5xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<5xf32>) -> tensor<5x129xf32>
  %6 = stablehlo.divide %3, %5 : tensor<5x129xf32>
  return %6 : tensor<5x129xf32>
}
// ----
module {
  func.func @main(%x: tensor<5x129xf32>) -> tensor<5x129xf32> {
    %0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.constant dense<0.0> : tensor<f32>
    %2 = "tpu.kernel"(%x) ({
    ^bb0(%arg0: tensor<5x129xf32>):
      %3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %4 = stablehlo.reduce(%arg0 init: %3) applies stablehlo.maximum across dimensions = [1] {tpu.stage = "reduce", tpu.map = array<i64: 0>} : (tensor<5x129xf32>, tensor<f32>) -> tensor<5xf32>
      %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<5xf32>) -> tensor<5x129xf32>
      %6 = stablehlo.subtract %arg0, %5 : tensor<5x129xf32>
      %7 = stablehlo.exponential %6 {tpu.stage = "map", tpu.map = array<i64: 0, -1>} : tensor<5x129xf32>
      %8 = stablehlo.constant dense<0.0> : tensor<f32>
      %9 = stablehlo.reduce(%7 init: %8) applies stablehlo.add across dimensions = [1] {tpu.stage = "reduce", tpu.map = array<i64: 0>} : (tensor<5x129xf32>, tensor<f32>) -> tensor<5xf32>
      %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<5xf32>) -> tensor<5x129xf32>
      %11 = stablehlo.divide %7, %10 {tpu.stage = "map", tpu.map = array<i64: 0, -1>} : tensor<5x129xf32>
      stablehlo.return {tpu.domain = array<i64: 5>} %11 : tensor<5x129xf32>
    }) : (tensor<5x129xf32>) -> tensor<5x129xf32>
    return %2 : tensor<5x129xf32>
  }
}
