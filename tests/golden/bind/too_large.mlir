// RUN(1): tpucc --passes=bind --dim n=128
func.func @main(%x: tensor<?x784xf32> {tpu.dims = ["b", ""]}, %y: tensor<2x?x?xi32> {tpu.dims = ["", "2*b + 1", ""]}, %n: tensor<i8>) -> (tensor<?x784xf32>, tensor<i8>) {
  %0 = stablehlo.exponential %x : tensor<?x784xf32>
  %1 = stablehlo.add %n, %n : tensor<i8>
  return %0, %1 : tensor<?x784xf32>, tensor<i8>
}
// ----
too_large.mlir:2:1: error: argument 'n' is tensor<i8>, which cannot hold 128 [dimension-conflict]
  note: --dim n=128
