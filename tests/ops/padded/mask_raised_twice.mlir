// What is added to a mask of -1e9 leaves -2e7 of it, which is no mask.
// padded: refused
func.func @main(%x: tensor<?xf32> {tpu.dims = ["n"]}, %arg1: tensor<?xf32> {tpu.dims = ["n"]}, %b: tensor<f32>) -> tensor<f32> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %s = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %t1 = stablehlo.constant dense<1.0> : tensor<f32>
  %t2 = stablehlo.dynamic_broadcast_in_dim %t1, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %t3 = stablehlo.subtract %t2, %arg1 : tensor<?xf32>
  %t4 = stablehlo.constant dense<-1.0e9> : tensor<f32>
  %t5 = stablehlo.dynamic_broadcast_in_dim %t4, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %t6 = stablehlo.multiply %t3, %t5 : tensor<?xf32>
  %t7 = stablehlo.add %x, %t6 : tensor<?xf32>
  %t8 = stablehlo.constant dense<4.9e8> : tensor<f32>
  %t9 = stablehlo.dynamic_broadcast_in_dim %t8, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %t10 = stablehlo.multiply %t3, %t9 : tensor<?xf32>
  %t11 = stablehlo.add %t7, %t10 : tensor<?xf32>
  %t12 = stablehlo.constant dense<4.9e8> : tensor<f32>
  %t13 = stablehlo.dynamic_broadcast_in_dim %t12, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %t14 = stablehlo.multiply %t3, %t13 : tensor<?xf32>
  %t15 = stablehlo.add %t11, %t14 : tensor<?xf32>
  %t16 = stablehlo.reduce(%t15 init: %ninf) applies stablehlo.maximum across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  %t17 = stablehlo.dynamic_broadcast_in_dim %t16, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %t18 = stablehlo.subtract %t15, %t17 : tensor<?xf32>
  %t19 = stablehlo.exponential %t18 : tensor<?xf32>
  %t20 = stablehlo.reduce(%t19 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  %t21 = stablehlo.dynamic_broadcast_in_dim %t20, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %t22 = stablehlo.divide %t19, %t21 : tensor<?xf32>
  %t23 = stablehlo.multiply %t22, %x : tensor<?xf32>
  %t24 = stablehlo.reduce(%t23 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  return %t24 : tensor<f32>
}
