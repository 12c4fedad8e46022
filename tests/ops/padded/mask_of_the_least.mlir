// The least number of the type, as masks are made: what is added to it is lost in rounding.
func.func @main(%x: tensor<?xf32> {tpu.dims = ["n"]}, %arg1: tensor<?xf32> {tpu.dims = ["n"]}, %b: tensor<f32>) -> tensor<f32> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %s = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %t1 = stablehlo.constant dense<1.0> : tensor<f32>
  %t2 = stablehlo.dynamic_broadcast_in_dim %t1, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %t3 = stablehlo.subtract %t2, %arg1 : tensor<?xf32>
  %t4 = stablehlo.constant dense<-3.4028235e38> : tensor<f32>
  %t5 = stablehlo.dynamic_broadcast_in_dim %t4, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %t6 = stablehlo.multiply %t3, %t5 : tensor<?xf32>
  %t7 = stablehlo.add %x, %t6 : tensor<?xf32>
  %t8 = stablehlo.reduce(%t7 init: %ninf) applies stablehlo.maximum across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  %t9 = stablehlo.dynamic_broadcast_in_dim %t8, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %t10 = stablehlo.subtract %t7, %t9 : tensor<?xf32>
  %t11 = stablehlo.exponential %t10 : tensor<?xf32>
  %t12 = stablehlo.reduce(%t11 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  %t13 = stablehlo.dynamic_broadcast_in_dim %t12, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %t14 = stablehlo.divide %t11, %t13 : tensor<?xf32>
  %t15 = stablehlo.multiply %t14, %x : tensor<?xf32>
  %t16 = stablehlo.reduce(%t15 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  return %t16 : tensor<f32>
}
