// The least integer less 1 is the greatest.
// padded: refused
func.func @main(%x: tensor<?xf32> {tpu.dims = ["n"]}, %arg1: tensor<?xf32> {tpu.dims = ["n"]}, %b: tensor<f32>) -> tensor<f32> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %s = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %t1 = stablehlo.convert %arg1 : (tensor<?xf32>) -> tensor<?xi32>
  %t2 = stablehlo.constant dense<1> : tensor<i32>
  %t3 = stablehlo.dynamic_broadcast_in_dim %t2, %s, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
  %t4 = stablehlo.subtract %t3, %t1 : tensor<?xi32>
  %t5 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %t6 = stablehlo.dynamic_broadcast_in_dim %t5, %s, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
  %t7 = stablehlo.multiply %t4, %t6 : tensor<?xi32>
  %t8 = stablehlo.convert %x : (tensor<?xf32>) -> tensor<?xi32>
  %t9 = stablehlo.constant dense<1> : tensor<i32>
  %t10 = stablehlo.dynamic_broadcast_in_dim %t9, %s, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
  %t11 = stablehlo.subtract %t7, %t10 : tensor<?xi32>
  %t12 = stablehlo.add %t8, %t11 : tensor<?xi32>
  %t13 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %t14 = stablehlo.reduce(%t12 init: %t13) applies stablehlo.maximum across dimensions = [0] : (tensor<?xi32>, tensor<i32>) -> tensor<i32>
  %t15 = stablehlo.convert %t14 : (tensor<i32>) -> tensor<f32>
  return %t15 : tensor<f32>
}
