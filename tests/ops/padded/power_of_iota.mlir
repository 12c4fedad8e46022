// Whole powers of what counts on behind the elements overflow.
// padded: refused
func.func @main(%x: tensor<?xf32> {tpu.dims = ["n"]}, %arg1: tensor<?xf32> {tpu.dims = ["n"]}, %b: tensor<f32>) -> tensor<f32> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %s = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %t1 = stablehlo.dynamic_iota %s, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>
  %t2 = stablehlo.constant dense<1.0e7> : tensor<f32>
  %t3 = stablehlo.dynamic_broadcast_in_dim %t2, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %t4 = stablehlo.multiply %t1, %t3 : tensor<?xf32>
  %t5 = stablehlo.constant dense<6.0> : tensor<f32>
  %t6 = stablehlo.dynamic_broadcast_in_dim %t5, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %t7 = stablehlo.power %t4, %t6 : tensor<?xf32>
  %t8 = stablehlo.multiply %t7, %arg1 : tensor<?xf32>
  %t9 = stablehlo.reduce(%t8 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  return %t9 : tensor<f32>
}
