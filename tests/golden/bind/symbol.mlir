// RUN: tpucc --passes=bind --dim b=7 --dim arg1.2=3
func.func @main(%x: tensor<?x784xf32> {tpu.dims = ["b", ""]}, %y: tensor<2x?x?xi32> {tpu.dims = ["", "2*b + 1", ""]}, %n: tensor<i8>) -> (tensor<?x784xf32>, tensor<i8>) {
  %0 = stablehlo.exponential %x : tensor<?x784xf32>
  %1 = stablehlo.add %n, %n : tensor<i8>
  return %0, %1 : tensor<?x784xf32>, tensor<i8>
}
// ----
module {
  func.func @main(%x: tensor<7x784xf32> {tpu.dims = ["b", ""]}, %y: tensor<2x15x3xi32> {tpu.dims = ["", "2*b + 1", ""]}, %n: tensor<i8>) -> (tensor<?x784xf32>, tensor<i8>) {
    %0 = stablehlo.exponential %x : (tensor<7x784xf32>) -> tensor<?x784xf32>
    %1 = stablehlo.add %n, %n : tensor<i8>
    return %0, %1 : tensor<?x784xf32>, tensor<i8>
  }
}
