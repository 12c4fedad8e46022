// RUN(1): tpucc --passes=bind
func.func @main(%x: tensor<?x784xf32> {tpu.dims = ["2*", ""]}) -> tensor<?x784xf32> {
  return %x : tensor<?x784xf32>
}
// ----
malformed.mlir:2:17: error: tpu.dims: '2*' is neither a name nor a size made of names [syntax]
  help: as in ["b", "", "2*n + 1"]: a symbol, a size made of symbols, or nothing
