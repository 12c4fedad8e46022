// padded: refused
// Beyond the iterations of the exact run the product overflows, and 0 times infinity is NaN.
func.func @main(%x: tensor<?xf32> {tpu.dims = ["n"]}, %mask: tensor<?xi1> {tpu.dims = ["n"]}, %w: tensor<4xf32>) -> tensor<1xf32> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %i1 = stablehlo.constant dense<1> : tensor<i32>
  %great = stablehlo.constant dense<3.0e38> : tensor<1xf32>
  %one = stablehlo.constant dense<1.0> : tensor<1xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<1xf32>
  %weights = stablehlo.logistic %w : tensor<4xf32>
  %r:2 = stablehlo.while(%i = %i0, %c = %zero) : tensor<i32>, tensor<1xf32>
  cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %e = stablehlo.dynamic_slice %x, %i, sizes = [1] : (tensor<?xf32>, tensor<i32>) -> tensor<1xf32>
    %m = stablehlo.dynamic_slice %mask, %i, sizes = [1] : (tensor<?xi1>, tensor<i32>) -> tensor<1xi1>
    %s = stablehlo.select %m, %one, %great : tensor<1xi1>, tensor<1xf32>
    %b = stablehlo.broadcast_in_dim %s, dims = [1] : (tensor<1xf32>) -> tensor<4x1xf32>
    %v = stablehlo.dot_general %weights, %b, contracting_dims = [0] x [0] : (tensor<4xf32>, tensor<4x1xf32>) -> tensor<1xf32>
    %y = stablehlo.multiply %e, %v : tensor<1xf32>
    %d = stablehlo.add %c, %y : tensor<1xf32>
    %next = stablehlo.add %i, %i1 : tensor<i32>
    stablehlo.return %next, %d : tensor<i32>, tensor<1xf32>
  }
  return %r#1 : tensor<1xf32>
}
