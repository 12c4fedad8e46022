// RUN(2): tpucc --grad=x,n
func.func @main(%x: tensor<3xf32>, %n: tensor<i32>) -> tensor<3xf32> {
  %y = stablehlo.negate %x : tensor<3xf32>
  return %y : tensor<3xf32>
}
// ----
names.mlir: error: --grad: 'n' is an argument of no floating-point or complex numbers
  help: arguments that have a gradient: x; weights that a file or a folder gives are constants, which have none
