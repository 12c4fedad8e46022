func.func @main(%x: tensor<3xf32>, %y: tensor<3xf32>, %i: tensor<i8>) {
  check.expect_almost_eq_const %x, dense<1.0> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%i, %i) {has_side_effect = true} : (tensor<i8>, tensor<i8>) -> ()
  return
}
