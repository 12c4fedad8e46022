// sqrt of what a mask is where it is 0, times the mask.
// padded: refused
func.func @main(%x: tensor<?xf32> {tpu.dims = ["n"]}, %arg1: tensor<?xf32> {tpu.dims = ["n"]}, %b: tensor<f32>) -> tensor<f32> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %s = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %t1 = stablehlo.constant dense<1.0> : tensor<f32>
  %t2 = stablehlo.dynamic_broadcast_in_dim %t1, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %t3 = stablehlo.subtract %arg1, %t2 : tensor<?xf32>
  %t4 = stablehlo.sqrt %t3 : tensor<?xf32>
  %t5 = stablehlo.multiply %t4, %arg1 : tensor<?xf32>
  %t6 = stablehlo.reduce(%t5 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  return %t6 : tensor<f32>
}
