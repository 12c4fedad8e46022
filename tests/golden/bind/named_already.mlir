// RUN(2): tpucc --passes=bind --dim b=seven
func.func @main(%x: tensor<?x784xf32> {tpu.dims = ["b", ""]}) -> tensor<?x784xf32> {
  %0 = stablehlo.exponential %x : tensor<?x784xf32>
  return %0 : tensor<?x784xf32>
}
// ----
tpucc: error: --dim b=seven: 'seven' is no number, and @main has no dimension 'b' that could be called so
  help: every dimension of this model is a number or has a name; --dim NAME=NUMBER binds a name
