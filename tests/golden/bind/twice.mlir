// RUN(1): tpucc --passes=bind --dim b=4 --dim b=5
func.func @main(%x: tensor<?x784xf32> {tpu.dims = ["b", ""]}, %y: tensor<2x?x?xi32> {tpu.dims = ["", "2*b + 1", ""]}, %n: tensor<i8>) -> (tensor<?x784xf32>, tensor<i8>) {
  %0 = stablehlo.exponential %x : tensor<?x784xf32>
  %1 = stablehlo.add %n, %n : tensor<i8>
  return %0, %1 : tensor<?x784xf32>, tensor<i8>
}
// ----
twice.mlir:2:1: error: 'b' has two sizes, 4 and 5 [dimension-conflict]
  note: 4: --dim b=4
  note: 5: --dim b=5
