// RUN(1): tpucc --passes=bind --dim y.0=7
func.func @main(%x: tensor<?xf32> {tpu.dims = ["n"]}, %y: tensor<?xf32> {tpu.dims = ["2*n"]}) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}
// ----
never.mlir:2:1: error: dimension 0 of argument 'y' is 7, which 2*n never is [dimension-conflict]
  note: 7: --dim y.0=7
