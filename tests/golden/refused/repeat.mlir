// RUN(1): tpucc --stop-after=shapes
// One row as often as an argument says, then the sum of all.
func.func @main(%row: tensor<3xf32>, %times: tensor<i64>) -> tensor<3xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %columns = stablehlo.constant dense<3> : tensor<1xi64>
  %n = stablehlo.reshape %times : (tensor<i64>) -> tensor<1xi64>
  %shape = stablehlo.concatenate %n, %columns, dim = 0 : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
  %rows = stablehlo.dynamic_broadcast_in_dim %row, %shape, dims = [1] : (tensor<3xf32>, tensor<2xi64>) -> tensor<?x3xf32>
  %sum = stablehlo.reduce(%rows init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?x3xf32>, tensor<f32>) -> tensor<3xf32>
  return %sum : tensor<3xf32>
}
// ----
repeat.mlir:3:1: error: 1 size of the model is open, and every size must be a number when the model is compiled [unbound-dimension]
  note: times: argument 'times', tensor<i64>, from which the shape of dynamic_broadcast_in_dim on line 8 is made
  help: give them numbers: --dim times=..
repeat.mlir:8:11: error: dynamic_broadcast_in_dim: dimension 0 of its result, tensor<?x3xf32>, is what %times says: known only when the model runs [data-dependent-shape]
  note: it depends on input 1 '%times': tensor<i64>
  help: make it as large as it can get, a static bound N, and mask: stablehlo.compare LT, stablehlo.iota, %times is true at the positions that count; select zeros at the others, and divide by the sum of the mask instead of N
  help: or, where it is the same in every run, bind %times when compiling: --dim times=N
