// RUN: tpucc --passes=bind --dim y.1=15 --dim n=-5
func.func @main(%x: tensor<?x784xf32> {tpu.dims = ["b", ""]}, %y: tensor<2x?x?xi32> {tpu.dims = ["", "2*b + 1", ""]}, %n: tensor<i8>) -> (tensor<?x784xf32>, tensor<i8>) {
  %0 = stablehlo.exponential %x : tensor<?x784xf32>
  %1 = stablehlo.add %n, %n : tensor<i8>
  return %0, %1 : tensor<?x784xf32>, tensor<i8>
}
// ----
module {
  func.func @main(%x: tensor<7x784xf32> {tpu.dims = ["b", ""]}, %y: tensor<2x15x?xi32> {tpu.dims = ["", "2*b + 1", ""]}) -> (tensor<?x784xf32>, tensor<i8>) {
    %0 = stablehlo.constant dense<-5> : tensor<i8>
    %1 = stablehlo.exponential %x : (tensor<7x784xf32>) -> tensor<?x784xf32>
    %2 = stablehlo.add %0, %0 : tensor<i8>
    return %1, %2 : tensor<?x784xf32>, tensor<i8>
  }
}
