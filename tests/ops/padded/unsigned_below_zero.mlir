// padded: refused
// What an unsigned index has below 0 is greater than every other: the first row sees all.
func.func @main(%x: tensor<?xf32> {tpu.dims = ["n"]}) -> tensor<?xf32> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %s = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1> : tensor<ui32>
  %nn = stablehlo.concatenate %s, %s, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %i = stablehlo.dynamic_iota %nn, dim = 0 : (tensor<2xi32>) -> tensor<?x?xui32>
  %j = stablehlo.dynamic_iota %nn, dim = 1 : (tensor<2xi32>) -> tensor<?x?xui32>
  %ones = stablehlo.dynamic_broadcast_in_dim %one, %nn, dims = [] : (tensor<ui32>, tensor<2xi32>) -> tensor<?x?xui32>
  %i1 = stablehlo.subtract %i, %ones : tensor<?x?xui32>
  %p = stablehlo.compare GE, %i1, %j : (tensor<?x?xui32>, tensor<?x?xui32>) -> tensor<?x?xi1>
  %cos = stablehlo.cosine %x : tensor<?xf32>
  %rows = stablehlo.dynamic_broadcast_in_dim %cos, %nn, dims = [1] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %zeros = stablehlo.dynamic_broadcast_in_dim %zero, %nn, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x?xf32>
  %0 = stablehlo.select %p, %rows, %zeros : tensor<?x?xi1>, tensor<?x?xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}
