// RUN: tpucc --passes=sink
func.func @main(%x: tensor<15x17xf32>, %y: tensor<3x85xf32>) -> tensor<3x85xf32> {
  %0 = stablehlo.exponential %x : tensor<15x17xf32>
  %1 = stablehlo.tanh %y : tensor<3x85xf32>
  %2 = stablehlo.reshape %0 : (tensor<15x17xf32>) -> tensor<3x85xf32>
  %3 = stablehlo.subtract %2, %1 : tensor<3x85xf32>
  return %3 : tensor<3x85xf32>
}
// ----
module {
  func.func @main(%x: tensor<15x17xf32>, %y: tensor<3x85xf32>) -> tensor<3x85xf32> {
    %0 = stablehlo.exponential %x : tensor<15x17xf32>
    %1 = stablehlo.tanh %y : tensor<3x85xf32>
    %2 = stablehlo.reshape %0 : (tensor<15x17xf32>) -> tensor<3x85xf32>
    %3 = stablehlo.subtract %2, %1 : tensor<3x85xf32>
    return %3 : tensor<3x85xf32>
  }
}
