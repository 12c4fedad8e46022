// padded: refused
// Where n is 1 there is no row that the mask keeps something of, and those behind may be masked altogether.
func.func @main(%q: tensor<?xf32> {tpu.dims = ["n-1"]}, %k: tensor<?xf32> {tpu.dims = ["n"]}, %w: tensor<?xf32> {tpu.dims = ["n"]}) -> tensor<?xf32> {
  %n = stablehlo.get_dimension_size %k, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %s = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %l = stablehlo.get_dimension_size %q, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %t = stablehlo.reshape %l : (tensor<i32>) -> tensor<1xi32>
  %ln = stablehlo.concatenate %t, %s, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %million = stablehlo.constant dense<1.0e6> : tensor<f32>
  %limit = stablehlo.dynamic_broadcast_in_dim %million, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %mask = stablehlo.compare GT, %w, %limit : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xi1>
  %masks = stablehlo.dynamic_broadcast_in_dim %mask, %ln, dims = [1] : (tensor<?xi1>, tensor<2xi32>) -> tensor<?x?xi1>
  %a = stablehlo.dynamic_broadcast_in_dim %q, %ln, dims = [0] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %b = stablehlo.dynamic_broadcast_in_dim %k, %ln, dims = [1] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %y = stablehlo.multiply %a, %b : tensor<?x?xf32>
  %ninfs = stablehlo.dynamic_broadcast_in_dim %ninf, %ln, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x?xf32>
  %z = stablehlo.select %masks, %y, %ninfs : tensor<?x?xi1>, tensor<?x?xf32>
  %m = stablehlo.reduce(%z init: %ninf) applies stablehlo.maximum across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %mm = stablehlo.dynamic_broadcast_in_dim %m, %ln, dims = [0] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %d = stablehlo.subtract %z, %mm : tensor<?x?xf32>
  %e = stablehlo.exponential %d : tensor<?x?xf32>
  %r = stablehlo.dot_general %q, %e, contracting_dims = [0] x [0] : (tensor<?xf32>, tensor<?x?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
