// A task's rows are more than the first cache holds, all of them more than the second: lines are asked for before they are written (codegen/stages/map.c).
func.func @main(%x: tensor<33x32001xf32>) -> tensor<33x32001xf32> {
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%x init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<33x32001xf32>, tensor<f32>) -> tensor<33xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<33xf32>) -> tensor<33x32001xf32>
  %d = stablehlo.subtract %x, %mb : tensor<33x32001xf32>
  %e = stablehlo.exponential %d : tensor<33x32001xf32>
  %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<33x32001xf32>, tensor<f32>) -> tensor<33xf32>
  %sb = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<33xf32>) -> tensor<33x32001xf32>
  %r = stablehlo.divide %e, %sb : tensor<33x32001xf32>
  return %r : tensor<33x32001xf32>
}
