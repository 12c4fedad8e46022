// RUN(2): tpucc --passes=bind --dim batch=7
func.func @main(%x: tensor<?x784xf32> {tpu.dims = ["b", ""]}, %y: tensor<2x?x?xi32> {tpu.dims = ["", "2*b + 1", ""]}, %n: tensor<i8>) -> (tensor<?x784xf32>, tensor<i8>) {
  %0 = stablehlo.exponential %x : tensor<?x784xf32>
  %1 = stablehlo.add %n, %n : tensor<i8>
  return %0, %1 : tensor<?x784xf32>, tensor<i8>
}
// ----
tpucc: error: --dim batch=7: @main has no symbol, dimension or scalar integer argument of this name
  help: what can be bound: b, y.2, n
