// As many zeros in front as an argument says, then a filter over all of it: only the last sum matters.
func.func @main(%x: tensor<5xf32>, %front: tensor<1xi64>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %none = stablehlo.constant dense<0> : tensor<1xi64>
  %padded = stablehlo.dynamic_pad %x, %zero, %front, %none, %none : (tensor<5xf32>, tensor<f32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
  %n = stablehlo.get_dimension_size %padded, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %sum = stablehlo.reduce(%padded init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  %count = stablehlo.convert %n : (tensor<i32>) -> tensor<f32>
  %mean = stablehlo.divide %sum, %count : tensor<f32>
  return %mean : tensor<f32>
}
