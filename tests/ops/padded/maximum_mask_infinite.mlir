// What is finite is above such a mask.
// says: the mask keeps at least one position of each row of reduce
func.func @main(%x: tensor<?xf32> {tpu.dims = ["n"]}, %mask: tensor<?xi1> {tpu.dims = ["n"]}) -> tensor<f32> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %s = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = stablehlo.dynamic_broadcast_in_dim %0, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %2 = stablehlo.select %mask, %x, %1 : tensor<?xi1>, tensor<?xf32>
  %init = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %3 = stablehlo.reduce(%2 init: %init) applies stablehlo.maximum across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  return %3 : tensor<f32>
}
