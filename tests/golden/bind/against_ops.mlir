// RUN(1): tpucc --passes=bind --dim x.0=3 --dim y.0=5 --dim n=6
func.func @main(%x: tensor<?x4xf32>, %y: tensor<?x4xf32>, %n: tensor<i32>) -> (tensor<?x4xf32>, tensor<?x4xf32>) {
  %0 = stablehlo.add %x, %y : tensor<?x4xf32>
  %1 = stablehlo.set_dimension_size %x, %n, dim = 0 : (tensor<?x4xf32>, tensor<i32>) -> tensor<?x4xf32>
  return %0, %1 : tensor<?x4xf32>, tensor<?x4xf32>
}
// ----
against_ops.mlir:3:8: error: add: shapes differ: operand 0 is tensor<3x4xf32>, operand 1 is tensor<5x4xf32> [shape-mismatch]
  note: operand 0 is input 0 '%x': tensor<3x4xf32>
  note: operand 1 is input 1 '%y': tensor<5x4xf32>
  help: nothing is broadcast by itself: spell it out with stablehlo.broadcast_in_dim
  note: dimension 0 of argument 'x' is 3: --dim x.0=3
  note: dimension 0 of argument 'y' is 5: --dim y.0=5
  note: argument 'n' is 6: --dim n=6
against_ops.mlir:4:8: error: slice: dimension 0 ends at 6, the operand has 3 there [shape-mismatch]
  note: operand 0 is input 0 '%x': tensor<3x4xf32>
  note: dimension 0 of argument 'x' is 3: --dim x.0=3
  note: dimension 0 of argument 'y' is 5: --dim y.0=5
  note: argument 'n' is 6: --dim n=6
