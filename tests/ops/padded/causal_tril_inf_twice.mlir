// As jnp.tril makes a mask of a mask of ones: the rows that are padded keep their first position too, so that the second layer multiplies zeros by numbers.
func.func @main(%x: tensor<?x4xf32> {tpu.dims = ["n", ""]}) -> tensor<?x4xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %mask = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %four = stablehlo.constant dense<4> : tensor<1xi32>
  %size = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
  %n = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %nn = stablehlo.concatenate %n, %n, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %i = stablehlo.dynamic_iota %nn, dim = 0 : (tensor<2xi32>) -> tensor<?x?xi32>
  %j = stablehlo.dynamic_iota %nn, dim = 1 : (tensor<2xi32>) -> tensor<?x?xi32>
  %true = stablehlo.constant dense<true> : tensor<i1>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %t = stablehlo.dynamic_broadcast_in_dim %true, %nn, dims = [] : (tensor<i1>, tensor<2xi32>) -> tensor<?x?xi1>
  %f = stablehlo.dynamic_broadcast_in_dim %false, %nn, dims = [] : (tensor<i1>, tensor<2xi32>) -> tensor<?x?xi1>
  %c = stablehlo.compare GE, %i, %j : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi1>
  %p = stablehlo.select %c, %t, %f : tensor<?x?xi1>, tensor<?x?xi1>
  %s = stablehlo.dot_general %x, %x, contracting_dims = [1] x [1] : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x?xf32>
  %masks = stablehlo.dynamic_broadcast_in_dim %mask, %nn, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x?xf32>
  %m = stablehlo.select %p, %s, %masks : tensor<?x?xi1>, tensor<?x?xf32>
  %most = stablehlo.reduce(%m init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %mosts = stablehlo.dynamic_broadcast_in_dim %most, %nn, dims = [0] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %d = stablehlo.subtract %m, %mosts : tensor<?x?xf32>
  %e = stablehlo.exponential %d : tensor<?x?xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %sums = stablehlo.dynamic_broadcast_in_dim %sum, %nn, dims = [0] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %q = stablehlo.divide %e, %sums : tensor<?x?xf32>
  %y = stablehlo.dot_general %q, %x, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %s2 = stablehlo.dot_general %y, %y, contracting_dims = [1] x [1] : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x?xf32>
  %m2 = stablehlo.select %p, %s2, %masks : tensor<?x?xi1>, tensor<?x?xf32>
  %most2 = stablehlo.reduce(%m2 init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %mosts2 = stablehlo.dynamic_broadcast_in_dim %most2, %nn, dims = [0] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %d2 = stablehlo.subtract %m2, %mosts2 : tensor<?x?xf32>
  %e2 = stablehlo.exponential %d2 : tensor<?x?xf32>
  %sum2 = stablehlo.reduce(%e2 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %sums2 = stablehlo.dynamic_broadcast_in_dim %sum2, %nn, dims = [0] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %q2 = stablehlo.divide %e2, %sums2 : tensor<?x?xf32>
  %z = stablehlo.dot_general %q2, %y, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  return %z : tensor<?x4xf32>
}
