// padded: refused
// Beyond the iterations of the exact run the check looks at what is padded.
func.func @main(%x: tensor<?xf32> {tpu.dims = ["n"]}) -> tensor<?xf32> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %i1 = stablehlo.constant dense<1> : tensor<i32>
  %one = stablehlo.constant dense<1.0> : tensor<1xf32>
  %r:2 = stablehlo.while(%i = %i0, %c = %x) : tensor<i32>, tensor<?xf32>
  cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %e = stablehlo.dynamic_slice %x, %i, sizes = [1] : (tensor<?xf32>, tensor<i32>) -> tensor<1xf32>
    %q = stablehlo.divide %one, %e : tensor<1xf32>
    %real = stablehlo.is_finite %q : (tensor<1xf32>) -> tensor<1xi1>
    check.expect_eq_const %real, dense<true> : tensor<1xi1>
    %next = stablehlo.add %i, %i1 : tensor<i32>
    stablehlo.return %next, %c : tensor<i32>, tensor<?xf32>
  }
  return %r#1 : tensor<?xf32>
}
