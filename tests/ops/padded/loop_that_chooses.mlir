// padded: refused
// Beyond the iterations of the exact run 1 / atan2(x, 1) is infinite, and 0 times that NaN; that the body chooses something before does not change it.
func.func @main(%x: tensor<?xf32> {tpu.dims = ["n"]}, %mask: tensor<?xf32> {tpu.dims = ["n"]}, %w: tensor<4xf32>) -> tensor<1xf32> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %i1 = stablehlo.constant dense<1> : tensor<i32>
  %ninf = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<1xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<1xf32>
  %four = stablehlo.iota dim = 0 : tensor<4xi32>
  %r:2 = stablehlo.while(%i = %i0, %c = %zero) : tensor<i32>, tensor<1xf32>
  cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %best:2 = "stablehlo.reduce"(%w, %four, %ninf, %i0) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a: tensor<f32>, %ai: tensor<i32>, %b: tensor<f32>, %bi: tensor<i32>):
      %g = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %v = stablehlo.select %g, %a, %b : tensor<i1>, tensor<f32>
      %k = stablehlo.select %g, %ai, %bi : tensor<i1>, tensor<i32>
      stablehlo.return %v, %k : tensor<f32>, tensor<i32>
    }) : (tensor<4xf32>, tensor<4xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
    %e = stablehlo.dynamic_slice %x, %i, sizes = [1] : (tensor<?xf32>, tensor<i32>) -> tensor<1xf32>
    %m = stablehlo.dynamic_slice %mask, %i, sizes = [1] : (tensor<?xf32>, tensor<i32>) -> tensor<1xf32>
    %t = stablehlo.atan2 %e, %one : tensor<1xf32>
    %q = stablehlo.divide %one, %t : tensor<1xf32>
    %y = stablehlo.multiply %m, %q : tensor<1xf32>
    %d = stablehlo.add %c, %y : tensor<1xf32>
    %next = stablehlo.add %i, %i1 : tensor<i32>
    stablehlo.return %next, %d : tensor<i32>, tensor<1xf32>
  }
  return %r#1 : tensor<1xf32>
}
