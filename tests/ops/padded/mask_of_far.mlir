// padded: refused
// says: reduce: a maximum along dimension 1 takes in padded positions where the mask keeps none, as in row 0
// What is before or far behind each: the first has neither.
func.func @main(%x: tensor<?x4xf32> {tpu.dims = ["n", ""]}) -> tensor<?x4xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %mask = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
  %four = stablehlo.constant dense<4> : tensor<1xi32>
  %size = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
  %n = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %nn = stablehlo.concatenate %n, %n, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %i = stablehlo.dynamic_iota %nn, dim = 0 : (tensor<2xi32>) -> tensor<?x?xi32>
  %j = stablehlo.dynamic_iota %nn, dim = 1 : (tensor<2xi32>) -> tensor<?x?xi32>
  %nine = stablehlo.constant dense<9> : tensor<i32>
  %nines = stablehlo.dynamic_broadcast_in_dim %nine, %nn, dims = [] : (tensor<i32>, tensor<2xi32>) -> tensor<?x?xi32>
  %i9 = stablehlo.add %i, %nines : tensor<?x?xi32>
  %a = stablehlo.compare GT, %i, %j : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi1>
  %b = stablehlo.compare LT, %i9, %j : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi1>
  %p = stablehlo.or %a, %b : tensor<?x?xi1>
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

  return %y : tensor<?x4xf32>
}
