// padded: refused
// An i2 does not hold every iteration: those behind come back to the beginning.
func.func @main(%x: tensor<?xf32> {tpu.dims = ["n"]}) -> tensor<?xf32> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %s = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %i1 = stablehlo.constant dense<1> : tensor<i32>
  %y = stablehlo.cosine %x : tensor<?xf32>
  %zeros = stablehlo.dynamic_broadcast_in_dim %zero, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %r:2 = stablehlo.while(%i = %i0, %c = %zeros) : tensor<i32>, tensor<?xf32>
  cond {
  %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
  stablehlo.return %p : tensor<i1>
  } do {
  %next = stablehlo.add %i, %i1 : tensor<i32>
  
  %at = stablehlo.convert %i : (tensor<i32>) -> tensor<i2>
  %one = stablehlo.constant dense<1.0> : tensor<1xf32>
  %f = stablehlo.convert %i : (tensor<i32>) -> tensor<f32>
  %f1 = stablehlo.reshape %f : (tensor<f32>) -> tensor<1xf32>
  %e = stablehlo.add %f1, %one : tensor<1xf32>
  %u = stablehlo.dynamic_update_slice %c, %e, %at : (tensor<?xf32>, tensor<1xf32>, tensor<i2>) -> tensor<?xf32>
  stablehlo.return %next, %u : tensor<i32>, tensor<?xf32>
  }
  return %r#1 : tensor<?xf32>
}
