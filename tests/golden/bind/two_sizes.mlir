// RUN(1): tpucc --passes=bind --dim y.1=7 --dim b=4
func.func @main(%x: tensor<?x784xf32> {tpu.dims = ["b", ""]}, %y: tensor<2x?x?xi32> {tpu.dims = ["", "2*b + 1", ""]}, %n: tensor<i8>) -> (tensor<?x784xf32>, tensor<i8>) {
  %0 = stablehlo.exponential %x : tensor<?x784xf32>
  %1 = stablehlo.add %n, %n : tensor<i8>
  return %0, %1 : tensor<?x784xf32>, tensor<i8>
}
// ----
two_sizes.mlir:2:1: error: dimension 1 of argument 'y' has two sizes, 7 and 9 [dimension-conflict]
  note: 7: --dim y.1=7
  note: 9: it is 2*b + 1, by --dim b=4
