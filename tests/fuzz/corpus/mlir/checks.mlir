func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>, %i: tensor<2xi8>) -> tensor<4xf32> {
  %0 = stablehlo.add %x, %y : tensor<4xf32>
  check.expect_almost_eq %0, %y {tolerance = 1.000000e-02 : f64} : tensor<4xf32>
  check.expect_eq %x, %x : tensor<4xf32>
  check.expect_eq_const %i, dense<[1, -2]> : tensor<2xi8>
  %1 = "stablehlo.custom_call"(%0, %y) <{call_target_name = "check.eq"}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<i1>
  stablehlo.custom_call @check.expect_close(%x, %y) {has_side_effect = true, max_ulp_difference = 5 : i64} : (tensor<4xf32>, tensor<4xf32>) -> ()
  %2:2 = stablehlo.custom_call @mhlo.topk(%x) {mhlo.attributes = {k = 2 : i64, largest = true}} : (tensor<4xf32>) -> (tensor<2xf32>, tensor<2xi32>)
  %3 = stablehlo.custom_call @mhlo.erf(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %4 = "tpu.multiply"(%3, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %4 : tensor<4xf32>
}
