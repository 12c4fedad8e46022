// padded: refused
// Behind its end a loop reads a corner, where no index is kept: what is known beside the end of one dimension alone says nothing.
func.func @main(%x: tensor<?xf32> {tpu.dims = ["n"]}, %mask: tensor<?xf32> {tpu.dims = ["n"]}, %k: tensor<i32>) -> tensor<f32> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %n1 = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %s = stablehlo.concatenate %n1, %n1, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %f1 = stablehlo.constant dense<1.0> : tensor<f32>
  %f0 = stablehlo.constant dense<0.0> : tensor<f32>
  %r = stablehlo.dynamic_iota %s, dim = 0 : (tensor<2xi32>) -> tensor<?x?xi32>
  %c = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi32>) -> tensor<?x?xi32>
  %m = stablehlo.compare GE, %r, %c : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi1>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %o:2 = stablehlo.while(%i = %i0, %a = %f0) : tensor<i32>, tensor<f32>
  cond {
    %g = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %g : tensor<i1>
  } do {

    %kk = stablehlo.dynamic_slice %m, %i, %i, sizes = [1, 1] : (tensor<?x?xi1>, tensor<i32>, tensor<i32>) -> tensor<1x1xi1>
    %p = stablehlo.reduce(%kk init: %false) applies stablehlo.or across dimensions = [0,1] : (tensor<1x1xi1>, tensor<i1>) -> tensor<i1>
    %b = stablehlo.add %a, %f1 : tensor<f32>
    %d = stablehlo.select %p, %b, %a : tensor<i1>, tensor<f32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %d : tensor<i32>, tensor<f32>
  }
  return %o#1 : tensor<f32>
}
