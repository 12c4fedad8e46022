// RUN: tpucc --passes=sink
// An op passes 16 movements and no more: the work stays linear in the ops, however many movements that do not cancel lie above one another.
func.func @main(%v0: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %s0 = stablehlo.reshape %v0 : (tensor<4x6xf32>) -> tensor<6x4xf32>
  %v1 = stablehlo.transpose %s0, dims = [1, 0] : (tensor<6x4xf32>) -> tensor<4x6xf32>
  %s1 = stablehlo.reshape %v1 : (tensor<4x6xf32>) -> tensor<6x4xf32>
  %v2 = stablehlo.transpose %s1, dims = [1, 0] : (tensor<6x4xf32>) -> tensor<4x6xf32>
  %s2 = stablehlo.reshape %v2 : (tensor<4x6xf32>) -> tensor<6x4xf32>
  %v3 = stablehlo.transpose %s2, dims = [1, 0] : (tensor<6x4xf32>) -> tensor<4x6xf32>
  %s3 = stablehlo.reshape %v3 : (tensor<4x6xf32>) -> tensor<6x4xf32>
  %v4 = stablehlo.transpose %s3, dims = [1, 0] : (tensor<6x4xf32>) -> tensor<4x6xf32>
  %s4 = stablehlo.reshape %v4 : (tensor<4x6xf32>) -> tensor<6x4xf32>
  %v5 = stablehlo.transpose %s4, dims = [1, 0] : (tensor<6x4xf32>) -> tensor<4x6xf32>
  %s5 = stablehlo.reshape %v5 : (tensor<4x6xf32>) -> tensor<6x4xf32>
  %v6 = stablehlo.transpose %s5, dims = [1, 0] : (tensor<6x4xf32>) -> tensor<4x6xf32>
  %s6 = stablehlo.reshape %v6 : (tensor<4x6xf32>) -> tensor<6x4xf32>
  %v7 = stablehlo.transpose %s6, dims = [1, 0] : (tensor<6x4xf32>) -> tensor<4x6xf32>
  %s7 = stablehlo.reshape %v7 : (tensor<4x6xf32>) -> tensor<6x4xf32>
  %v8 = stablehlo.transpose %s7, dims = [1, 0] : (tensor<6x4xf32>) -> tensor<4x6xf32>
  %s8 = stablehlo.reshape %v8 : (tensor<4x6xf32>) -> tensor<6x4xf32>
  %v9 = stablehlo.transpose %s8, dims = [1, 0] : (tensor<6x4xf32>) -> tensor<4x6xf32>
  %s9 = stablehlo.reshape %v9 : (tensor<4x6xf32>) -> tensor<6x4xf32>
  %v10 = stablehlo.transpose %s9, dims = [1, 0] : (tensor<6x4xf32>) -> tensor<4x6xf32>
  %n = stablehlo.negate %v10 : tensor<4x6xf32>
  return %n : tensor<4x6xf32>
}
// ----
module {
  func.func @main(%v0: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %0 = stablehlo.reshape %v0 : (tensor<4x6xf32>) -> tensor<6x4xf32>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<6x4xf32>) -> tensor<4x6xf32>
    %2 = stablehlo.reshape %1 : (tensor<4x6xf32>) -> tensor<6x4xf32>
    %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<6x4xf32>) -> tensor<4x6xf32>
    %4 = stablehlo.negate %3 : tensor<4x6xf32>
    %5 = stablehlo.reshape %4 : (tensor<4x6xf32>) -> tensor<6x4xf32>
    %6 = stablehlo.transpose %5, dims = [1, 0] : (tensor<6x4xf32>) -> tensor<4x6xf32>
    %7 = stablehlo.reshape %6 : (tensor<4x6xf32>) -> tensor<6x4xf32>
    %8 = stablehlo.transpose %7, dims = [1, 0] : (tensor<6x4xf32>) -> tensor<4x6xf32>
    %9 = stablehlo.reshape %8 : (tensor<4x6xf32>) -> tensor<6x4xf32>
    %10 = stablehlo.transpose %9, dims = [1, 0] : (tensor<6x4xf32>) -> tensor<4x6xf32>
    %11 = stablehlo.reshape %10 : (tensor<4x6xf32>) -> tensor<6x4xf32>
    %12 = stablehlo.transpose %11, dims = [1, 0] : (tensor<6x4xf32>) -> tensor<4x6xf32>
    %13 = stablehlo.reshape %12 : (tensor<4x6xf32>) -> tensor<6x4xf32>
    %14 = stablehlo.transpose %13, dims = [1, 0] : (tensor<6x4xf32>) -> tensor<4x6xf32>
    %15 = stablehlo.reshape %14 : (tensor<4x6xf32>) -> tensor<6x4xf32>
    %16 = stablehlo.transpose %15, dims = [1, 0] : (tensor<6x4xf32>) -> tensor<4x6xf32>
    %17 = stablehlo.reshape %16 : (tensor<4x6xf32>) -> tensor<6x4xf32>
    %18 = stablehlo.transpose %17, dims = [1, 0] : (tensor<6x4xf32>) -> tensor<4x6xf32>
    %19 = stablehlo.reshape %18 : (tensor<4x6xf32>) -> tensor<6x4xf32>
    %20 = stablehlo.transpose %19, dims = [1, 0] : (tensor<6x4xf32>) -> tensor<4x6xf32>
    return %20 : tensor<4x6xf32>
  }
}
