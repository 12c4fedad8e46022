// padded: refused
// Where n is 1 nothing is kept, and what is padded along both dimensions is the greatest.
func.func @main(%x: tensor<?xf32> {tpu.dims = ["n"]}, %y: tensor<?xf32> {tpu.dims = ["n-1"]}) -> tensor<f32> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %s = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %l = stablehlo.get_dimension_size %y, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %t = stablehlo.reshape %l : (tensor<i32>) -> tensor<1xi32>
  %nl = stablehlo.concatenate %s, %t, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %least = stablehlo.constant dense<-1.0e9> : tensor<f32>
  %c = stablehlo.dynamic_broadcast_in_dim %one, %s, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %d = stablehlo.dynamic_broadcast_in_dim %one, %t, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %q = stablehlo.divide %c, %x : tensor<?xf32>
  %r = stablehlo.divide %d, %y : tensor<?xf32>
  %qf = stablehlo.is_finite %q : (tensor<?xf32>) -> tensor<?xi1>
  %rf = stablehlo.is_finite %r : (tensor<?xf32>) -> tensor<?xi1>
  %a = stablehlo.dynamic_broadcast_in_dim %qf, %nl, dims = [0] : (tensor<?xi1>, tensor<2xi32>) -> tensor<?x?xi1>
  %b = stablehlo.dynamic_broadcast_in_dim %rf, %nl, dims = [1] : (tensor<?xi1>, tensor<2xi32>) -> tensor<?x?xi1>
  %zeros = stablehlo.dynamic_broadcast_in_dim %zero, %nl, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x?xf32>
  %ones = stablehlo.dynamic_broadcast_in_dim %one, %nl, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x?xf32>
  %leasts = stablehlo.dynamic_broadcast_in_dim %least, %nl, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x?xf32>
  %u = stablehlo.select %a, %ones, %zeros : tensor<?x?xi1>, tensor<?x?xf32>
  %v = stablehlo.select %a, %leasts, %zeros : tensor<?x?xi1>, tensor<?x?xf32>
  %w = stablehlo.select %b, %u, %v : tensor<?x?xi1>, tensor<?x?xf32>
  %m = stablehlo.reduce(%w init: %least) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<f32>
  return %m : tensor<f32>
}
