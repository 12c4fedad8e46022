// A mask of -3e38 times what is greater than 1 overflows.
// padded: refused
func.func @main(%x: tensor<?xf32> {tpu.dims = ["n"]}, %arg1: tensor<?xf32> {tpu.dims = ["n"]}, %b: tensor<f32>) -> tensor<f32> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %s = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %t1 = stablehlo.constant dense<1.0> : tensor<f32>
  %t2 = stablehlo.dynamic_broadcast_in_dim %t1, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %t3 = stablehlo.subtract %t2, %arg1 : tensor<?xf32>
  %t4 = stablehlo.constant dense<-3.0e38> : tensor<f32>
  %t5 = stablehlo.dynamic_broadcast_in_dim %t4, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %t6 = stablehlo.multiply %t3, %t5 : tensor<?xf32>
  %t7 = stablehlo.dynamic_broadcast_in_dim %b, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %t8 = stablehlo.multiply %t6, %t7 : tensor<?xf32>
  %t9 = stablehlo.multiply %t8, %arg1 : tensor<?xf32>
  %t10 = stablehlo.reduce(%t9 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  return %t10 : tensor<f32>
}
