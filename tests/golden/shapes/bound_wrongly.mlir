// RUN(1): tpucc --stop-after=shapes --dim x.0=3 --dim y.0=5 --dim n=7
func.func @main(%x: tensor<?x4xf32>, %y: tensor<?x4xf32>, %n: tensor<i32>) -> (tensor<?x4xf32>, tensor<?x4xf32>) {
  %a = stablehlo.exponential %x : tensor<?x4xf32>
  %0 = stablehlo.add %a, %y : tensor<?x4xf32>
  %1 = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %four = stablehlo.constant dense<4> : tensor<1xi32>
  %2 = stablehlo.concatenate %1, %four, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %3 = stablehlo.dynamic_reshape %x, %2 : (tensor<?x4xf32>, tensor<2xi32>) -> tensor<?x4xf32>
  return %0, %3 : tensor<?x4xf32>, tensor<?x4xf32>
}
// ----
bound_wrongly.mlir:4:8: error: add: shapes differ: operand 0 is tensor<3x4xf32>, operand 1 is tensor<5x4xf32> [shape-mismatch]
  bound_wrongly.mlir:3:8: note: operand 0 is the result of exponential '%a': tensor<3x4xf32>
  note: operand 1 is input 1 '%y': tensor<5x4xf32>
  help: nothing is broadcast by itself: spell it out with stablehlo.broadcast_in_dim
  note: dimension 0 of argument 'y' is 5: --dim y.0=5
  note: dimension 0 of argument 'x' is 3: --dim x.0=3
bound_wrongly.mlir:8:8: error: reshape: the operand tensor<3x4xf32> has 12 elements, which do not fill the result tensor<7x4xf32> [shape-mismatch]
  note: operand 0 is input 0 '%x': tensor<3x4xf32>
  note: dimension 0 of argument 'x' is 3: --dim x.0=3
  note: argument 'n' is 7: --dim n=7
