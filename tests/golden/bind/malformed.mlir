// RUN(1): tpucc --passes=bind
func.func @main(%x: tensor<?x784xf32> {tpu.dims = ["2*", ""]}) -> tensor<?x784xf32> {
  return %x : tensor<?x784xf32>
}
// ----
malformed.mlir:2:17: error: tpu.dims has to be a list of a name for each dimension of tensor<?x784xf32> [syntax]
  help: as in ["b", "", "2*n + 1"]: a symbol, a size made of symbols, or nothing
