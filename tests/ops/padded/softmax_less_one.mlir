// A sum that begins with -1 may be 0 although an element is 1.
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
  %t7 = stablehlo.constant dense<-1.0> : tensor<f32>
  %t8 = stablehlo.multiply %x, %arg1 : tensor<?xf32>
  %t9 = stablehlo.reduce(%t6 init: %ninf) applies stablehlo.maximum across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  %t10 = stablehlo.dynamic_broadcast_in_dim %t9, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %t11 = stablehlo.subtract %t6, %t10 : tensor<?xf32>
  %t12 = stablehlo.exponential %t11 : tensor<?xf32>
  %t13 = stablehlo.reduce(%t12 init: %t7) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  %t14 = stablehlo.dynamic_broadcast_in_dim %t13, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %t15 = stablehlo.divide %t12, %t14 : tensor<?xf32>
  %t16 = stablehlo.multiply %t15, %t8 : tensor<?xf32>
  %t17 = stablehlo.reduce(%t16 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  return %t17 : tensor<f32>
}
