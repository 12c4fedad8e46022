// RUN(1): tpucc
module {
  sdy.mesh @m = <["x"=8]>
  sdy.mesh @m = <["x"=8]>
  sdy.mesh @n
  func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {
    return %a : tensor<8xf32>
  }
}
// ----
twice.mlir:4:3: error: a second mesh is called @m [bad-structure]
twice.mlir:6:3: error: expected '=', found 'func.func' [syntax]
