// RUN: tpucc --passes=sink
// A movement with several readers is copied while the function stays within twice its size; what nothing reads any more goes at once.
func.func @main(%x: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<6x4xf32>) {
  %a = stablehlo.sine %x : tensor<4x6xf32>
  %s = stablehlo.reshape %a : (tensor<4x6xf32>) -> tensor<6x4xf32>
  %t = stablehlo.transpose %s, dims = [1, 0] : (tensor<6x4xf32>) -> tensor<4x6xf32>
  %n = stablehlo.negate %t : tensor<4x6xf32>
  %m = stablehlo.cosine %t : tensor<4x6xf32>
  %k = stablehlo.abs %s : tensor<6x4xf32>
  return %n, %m, %k : tensor<4x6xf32>, tensor<4x6xf32>, tensor<6x4xf32>
}
// ----
module {
  func.func @main(%x: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<6x4xf32>) {
    %0 = stablehlo.sine %x : tensor<4x6xf32>
    %1 = stablehlo.negate %0 : tensor<4x6xf32>
    %2 = stablehlo.reshape %1 : (tensor<4x6xf32>) -> tensor<6x4xf32>
    %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<6x4xf32>) -> tensor<4x6xf32>
    %4 = stablehlo.cosine %0 : tensor<4x6xf32>
    %5 = stablehlo.reshape %4 : (tensor<4x6xf32>) -> tensor<6x4xf32>
    %6 = stablehlo.transpose %5, dims = [1, 0] : (tensor<6x4xf32>) -> tensor<4x6xf32>
    %7 = stablehlo.abs %0 : tensor<4x6xf32>
    %8 = stablehlo.reshape %7 : (tensor<4x6xf32>) -> tensor<6x4xf32>
    return %3, %6, %8 : tensor<4x6xf32>, tensor<4x6xf32>, tensor<6x4xf32>
  }
}
