// Twice -65504 is -inf in f16.
// padded: refused
func.func @main(%x: tensor<?xf32> {tpu.dims = ["n"]}, %arg1: tensor<?xf32> {tpu.dims = ["n"]}, %b: tensor<f32>) -> tensor<f32> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %s = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %t1 = stablehlo.convert %x : (tensor<?xf32>) -> tensor<?xf16>
  %t2 = stablehlo.convert %arg1 : (tensor<?xf32>) -> tensor<?xf16>
  %t3 = stablehlo.constant dense<1.0> : tensor<f16>
  %t4 = stablehlo.dynamic_broadcast_in_dim %t3, %s, dims = [] : (tensor<f16>, tensor<1xi32>) -> tensor<?xf16>
  %t5 = stablehlo.subtract %t4, %t2 : tensor<?xf16>
  %t6 = stablehlo.constant dense<-6.5504e4> : tensor<f16>
  %t7 = stablehlo.dynamic_broadcast_in_dim %t6, %s, dims = [] : (tensor<f16>, tensor<1xi32>) -> tensor<?xf16>
  %t8 = stablehlo.multiply %t5, %t7 : tensor<?xf16>
  %t9 = stablehlo.constant dense<2.0> : tensor<f16>
  %t10 = stablehlo.dynamic_broadcast_in_dim %t9, %s, dims = [] : (tensor<f16>, tensor<1xi32>) -> tensor<?xf16>
  %t11 = stablehlo.multiply %t8, %t10 : tensor<?xf16>
  %t12 = stablehlo.multiply %t11, %t2 : tensor<?xf16>
  %t13 = stablehlo.convert %t12 : (tensor<?xf16>) -> tensor<?xf32>
  %t14 = stablehlo.reduce(%t13 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  return %t14 : tensor<f32>
}
