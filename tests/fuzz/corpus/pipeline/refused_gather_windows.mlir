// From each start, as many elements as an argument says.
func.func @main(%x: tensor<20xf32>, %starts: tensor<3x1xi64>, %size: tensor<1xi64>) -> tensor<3xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %windows = "stablehlo.dynamic_gather"(%x, %starts, %size) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>}> : (tensor<20xf32>, tensor<3x1xi64>, tensor<1xi64>) -> tensor<3x?xf32>
  %sums = stablehlo.reduce(%windows init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<3x?xf32>, tensor<f32>) -> tensor<3xf32>
  return %sums : tensor<3xf32>
}
