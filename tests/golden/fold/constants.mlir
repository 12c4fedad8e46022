// RUN: tpucc --passes=fold,dce
// A splat stays a splat; a small constant is not repeated into a large one, and iota stays.
func.func @main() -> (tensor<2x3xf32>, tensor<4xi32>, tensor<100x2xf32>, tensor<f32>, tensor<4xi32>) {
  %a = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf32>
  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<3x2xf32>) -> tensor<2x3xf32>
  %1 = stablehlo.multiply %0, %0 : tensor<2x3xf32>
  %b = stablehlo.constant dense<3> : tensor<4xi32>
  %2 = stablehlo.add %b, %b : tensor<4xi32>
  %c = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %3 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<2xf32>) -> tensor<100x2xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %4 = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<f32>
  %5 = stablehlo.iota dim = 0 : tensor<4xi32>
  return %1, %2, %3, %4, %5 : tensor<2x3xf32>, tensor<4xi32>, tensor<100x2xf32>, tensor<f32>, tensor<4xi32>
}
// ----
module {
  func.func @main() -> (tensor<2x3xf32>, tensor<4xi32>, tensor<100x2xf32>, tensor<f32>, tensor<4xi32>) {
    %0 = stablehlo.constant dense<[[1.0, 9.0, 25.0], [4.0, 16.0, 36.0]]> : tensor<2x3xf32>
    %1 = stablehlo.constant dense<6> : tensor<4xi32>
    %2 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<2xf32>) -> tensor<100x2xf32>
    %4 = stablehlo.constant dense<21.0> : tensor<f32>
    %5 = stablehlo.iota dim = 0 : tensor<4xi32>
    return %0, %1, %3, %4, %5 : tensor<2x3xf32>, tensor<4xi32>, tensor<100x2xf32>, tensor<f32>, tensor<4xi32>
  }
}
