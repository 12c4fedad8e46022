// RUN(1): tpucc --passes=shapes
func.func @main(%x: tensor<4x6xf32>, %n: tensor<2xi64>) -> tensor<?x?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1> : tensor<2xi64>
  %low = stablehlo.add %n, %one : tensor<2xi64>
  %y = stablehlo.dynamic_pad %x, %zero, %low, %one, %one : (tensor<4x6xf32>, tensor<f32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf32>
  return %y : tensor<?x?xf32>
}
// ----
dynamic_on_data.mlir:6:8: error: dynamic_pad: dimensions 0 and 1 of its result, tensor<?x?xf32>, are what %low says: known only when the model runs [data-dependent-shape]
  dynamic_on_data.mlir:5:10: note: it depends on the result of add '%low': tensor<2xi64>
  note: made from input 1 '%n': tensor<2xi64>
  help: give the result a static size N: broadcast %zero to it and put %x there with stablehlo.dynamic_update_slice at %low, which clamps it so that it fits; count with %low where the end matters
