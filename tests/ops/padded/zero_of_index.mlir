// padded: refused
// The index of the greatest may be 0.
func.func @main(%w: tensor<4xf32>, %mask: tensor<?xf32> {tpu.dims = ["n"]}) -> tensor<4xf32> {
  %i = stablehlo.iota dim = 0 : tensor<4xi8>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %c0 = stablehlo.constant dense<0> : tensor<i8>
  %s:2 = "stablehlo.reduce"(%w, %i, %ninf, %c0) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f32>, %a: tensor<i8>, %z: tensor<f32>, %b: tensor<i8>):
    %g = stablehlo.compare LT, %x, %z : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %h = stablehlo.select %g, %z, %x : tensor<i1>, tensor<f32>
    %k = stablehlo.select %g, %b, %a : tensor<i1>, tensor<i8>
    stablehlo.return %h, %k : tensor<f32>, tensor<i8>
  }) : (tensor<4xf32>, tensor<4xi8>, tensor<f32>, tensor<i8>) -> (tensor<f32>, tensor<i8>)
  %p0 = stablehlo.convert %s#1 : (tensor<i8>) -> tensor<f32>
  %p1 = stablehlo.broadcast_in_dim %p0, dims = [] : (tensor<f32>) -> tensor<4xf32>
  %ff = stablehlo.iota dim = 0 : tensor<4xf32>
  %y = stablehlo.divide %w, %p1 : tensor<4xf32>
  %n = stablehlo.get_dimension_size %mask, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %n1 = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %four = stablehlo.constant dense<4> : tensor<1xi32>
  %shape = stablehlo.concatenate %n1, %four, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %all = stablehlo.dynamic_broadcast_in_dim %y, %shape, dims = [1] : (tensor<4xf32>, tensor<2xi32>) -> tensor<?x4xf32>
  %keep = stablehlo.dynamic_broadcast_in_dim %mask, %shape, dims = [0] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x4xf32>
  %masked = stablehlo.multiply %keep, %all : tensor<?x4xf32>
  %none = stablehlo.constant dense<0.0> : tensor<f32>
  %sum = stablehlo.reduce(%masked init: %none) applies stablehlo.add across dimensions = [0] : (tensor<?x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %sum : tensor<4xf32>
}
