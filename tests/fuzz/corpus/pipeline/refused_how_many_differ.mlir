// How many different words a text has.
func.func @main(%text: tensor<12xi32>) -> tensor<i32> {
  %words = "tpu.unique"(%text) : (tensor<12xi32>) -> tensor<?xi32>
  %n = stablehlo.get_dimension_size %words, dim = 0 : (tensor<?xi32>) -> tensor<i32>
  return %n : tensor<i32>
}
