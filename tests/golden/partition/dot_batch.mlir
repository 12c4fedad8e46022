// RUN: tpucc --passes=partition
module attributes {mhlo.num_partitions = 8 : i32} {
  sdy.mesh @m = <["x"=2, "y"=4]>
  func.func @main(%a: tensor<8x3x5xf32> {sdy.sharding = #sdy.sharding<@m, [{"x", "y"}, {}, {}]>}, %b: tensor<8x5x4xf32>) -> tensor<8x3x4xf32> {
    %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<8x3x5xf32>, tensor<8x5x4xf32>) -> tensor<8x3x4xf32>
    return %0 : tensor<8x3x4xf32>
  }
}
// ----
module attributes {mhlo.num_partitions = 8 : i32} {
  func.func @main(%a: tensor<1x3x5xf32> {tpu.parts = dense<[[0, 0, 0], [1, 0, 0], [2, 0, 0], [3, 0, 0], [4, 0, 0], [5, 0, 0], [6, 0, 0], [7, 0, 0]]> : tensor<8x3xi64>}, %b: tensor<1x5x4xf32> {tpu.parts = dense<[[0, 0, 0], [1, 0, 0], [2, 0, 0], [3, 0, 0], [4, 0, 0], [5, 0, 0], [6, 0, 0], [7, 0, 0]]> : tensor<8x3xi64>}) -> (tensor<1x3x4xf32> {tpu.parts = dense<[[0, 0, 0], [1, 0, 0], [2, 0, 0], [3, 0, 0], [4, 0, 0], [5, 0, 0], [6, 0, 0], [7, 0, 0]]> : tensor<8x3xi64>}) attributes {tpu.whole} {
    %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<1x3x5xf32>, tensor<1x5x4xf32>) -> tensor<1x3x4xf32>
    return %0 : tensor<1x3x4xf32>
  }
}
