// A batch of which only the first n rows are there.
func.func @main(%x: tensor<8x3xf32>, %n: tensor<i32>) -> tensor<3xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %rows = stablehlo.set_dimension_size %x, %n, dim = 0 : (tensor<8x3xf32>, tensor<i32>) -> tensor<?x3xf32>
  %sum = stablehlo.reduce(%rows init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?x3xf32>, tensor<f32>) -> tensor<3xf32>
  return %sum : tensor<3xf32>
}
