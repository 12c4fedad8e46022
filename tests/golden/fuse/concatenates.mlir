// RUN: tpucc --passes=fuse
// Padding by reflection along two dimensions: the first concatenate is read in three places of the second one alone, and no kernel of its own.
func.func @main(%x: tensor<8x56xf32>) -> tensor<14x62xf32> {
  %1 = stablehlo.slice %x [1:4, 0:56] : (tensor<8x56xf32>) -> tensor<3x56xf32>
  %2 = stablehlo.reverse %1, dims = [0] : tensor<3x56xf32>
  %3 = stablehlo.slice %x [4:7, 0:56] : (tensor<8x56xf32>) -> tensor<3x56xf32>
  %4 = stablehlo.reverse %3, dims = [0] : tensor<3x56xf32>
  %5 = stablehlo.concatenate %2, %x, %4, dim = 0 : (tensor<3x56xf32>, tensor<8x56xf32>, tensor<3x56xf32>) -> tensor<14x56xf32>
  %6 = stablehlo.slice %5 [0:14, 1:4] : (tensor<14x56xf32>) -> tensor<14x3xf32>
  %7 = stablehlo.reverse %6, dims = [1] : tensor<14x3xf32>
  %8 = stablehlo.slice %5 [0:14, 52:55] : (tensor<14x56xf32>) -> tensor<14x3xf32>
  %9 = stablehlo.reverse %8, dims = [1] : tensor<14x3xf32>
  %10 = stablehlo.concatenate %7, %5, %9, dim = 1 : (tensor<14x3xf32>, tensor<14x56xf32>, tensor<14x3xf32>) -> tensor<14x62xf32>
  return %10 : tensor<14x62xf32>
}
// ----
module {
  func.func @main(%x: tensor<8x56xf32>) -> tensor<14x62xf32> {
    %0 = "tpu.kernel"(%x) ({
    ^bb0(%arg0: tensor<8x56xf32>):
      %1 = stablehlo.slice %arg0 [1:4, 0:56] : (tensor<8x56xf32>) -> tensor<3x56xf32>
      %2 = stablehlo.reverse %1, dims = [0] : tensor<3x56xf32>
      %3 = stablehlo.slice %arg0 [4:7, 0:56] : (tensor<8x56xf32>) -> tensor<3x56xf32>
      %4 = stablehlo.reverse %3, dims = [0] : tensor<3x56xf32>
      %5 = stablehlo.concatenate %2, %arg0, %4, dim = 0 : (tensor<3x56xf32>, tensor<8x56xf32>, tensor<3x56xf32>) -> tensor<14x56xf32>
      %6 = stablehlo.slice %5 [0:14, 1:4] : (tensor<14x56xf32>) -> tensor<14x3xf32>
      %7 = stablehlo.reverse %6, dims = [1] : tensor<14x3xf32>
      %8 = stablehlo.slice %5 [0:14, 52:55] : (tensor<14x56xf32>) -> tensor<14x3xf32>
      %9 = stablehlo.reverse %8, dims = [1] : tensor<14x3xf32>
      %10 = stablehlo.concatenate %7, %5, %9, dim = 1 {tpu.stage = "map", tpu.map = array<i64: 0, 1>} : (tensor<14x3xf32>, tensor<14x56xf32>, tensor<14x3xf32>) -> tensor<14x62xf32>
      stablehlo.return {tpu.domain = array<i64: 14, 62>} %10 : tensor<14x62xf32>
    }) : (tensor<8x56xf32>) -> tensor<14x62xf32>
    return %0 : tensor<14x62xf32>
  }
}
