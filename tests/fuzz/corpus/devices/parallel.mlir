func.func @step(%x: tensor<2xi16>, %k: tensor<2xi32>) -> (tensor<2xi16>, tensor<2xi16>) {
  %y:2 = "stablehlo.collective_broadcast"(%x, %x, %k) <{has_dynamic_root, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>}> : (tensor<2xi16>, tensor<2xi16>, tensor<2xi32>) -> (tensor<2xi16>, tensor<2xi16>)
  return %y#0, %y#1 : tensor<2xi16>, tensor<2xi16>
}
func.func @main() {
  %x = stablehlo.constant dense<[1, 2]> : tensor<2xi16>
  %y = stablehlo.constant dense<[3, 4]> : tensor<2xi16>
  %k = stablehlo.constant dense<[0, 1]> : tensor<2xi32>
  %r:4 = "interpreter.run_parallel"(%x, %k, %y, %k) {programs = [[@step], [@step]]} : (tensor<2xi16>, tensor<2xi32>, tensor<2xi16>, tensor<2xi32>) -> (tensor<2xi16>, tensor<2xi16>, tensor<2xi16>, tensor<2xi16>)
  check.expect_eq_const %r#0, dense<[3, 4]> : tensor<2xi16>
  return
}
