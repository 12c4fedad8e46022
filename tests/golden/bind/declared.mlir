// RUN(1): tpucc --passes=bind --dim x.1=783
func.func @main(%x: tensor<?x784xf32> {tpu.dims = ["b", ""]}, %y: tensor<2x?x?xi32> {tpu.dims = ["", "2*b + 1", ""]}, %n: tensor<i8>) -> (tensor<?x784xf32>, tensor<i8>) {
  %0 = stablehlo.exponential %x : tensor<?x784xf32>
  %1 = stablehlo.add %n, %n : tensor<i8>
  return %0, %1 : tensor<?x784xf32>, tensor<i8>
}
// ----
declared.mlir:2:1: error: dimension 1 of argument 'x' has two sizes, 784 and 783 [dimension-conflict]
  note: 784: declared tensor<?x784xf32>
  note: 783: --dim x.1=783
