// A sixteenth of -1e9 is no mask.
// padded: refused
func.func @main(%x: tensor<?xf32> {tpu.dims = ["n"]}, %arg1: tensor<?xf32> {tpu.dims = ["n"]}, %b: tensor<f32>) -> tensor<f32> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %s = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %t1 = stablehlo.constant dense<0.0> : tensor<f32>
  %t2 = stablehlo.dynamic_broadcast_in_dim %t1, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %t3 = stablehlo.compare GT, %arg1, %t2 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xi1>
  %t4 = stablehlo.constant dense<-1.0e9> : tensor<f32>
  %t5 = stablehlo.dynamic_broadcast_in_dim %t4, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %t6 = stablehlo.select %t3, %x, %t5 : tensor<?xi1>, tensor<?xf32>
  %t7 = stablehlo.constant dense<16.0> : tensor<f32>
  %t8 = stablehlo.dynamic_broadcast_in_dim %t7, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %t9 = stablehlo.divide %t6, %t8 : tensor<?xf32>
  %t10 = stablehlo.reduce(%t9 init: %ninf) applies stablehlo.maximum across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  %t11 = stablehlo.dynamic_broadcast_in_dim %t10, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %t12 = stablehlo.subtract %t9, %t11 : tensor<?xf32>
  %t13 = stablehlo.exponential %t12 : tensor<?xf32>
  %t14 = stablehlo.reduce(%t13 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  %t15 = stablehlo.dynamic_broadcast_in_dim %t14, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %t16 = stablehlo.divide %t13, %t15 : tensor<?xf32>
  %t17 = stablehlo.multiply %t16, %x : tensor<?xf32>
  %t18 = stablehlo.reduce(%t17 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  return %t18 : tensor<f32>
}
