// RUN: tpucc --passes=partition
module attributes {mhlo.num_partitions = 8 : i32} {
  sdy.mesh @m = <["x"=2, "y"=4]>
  func.func @main(%a: tensor<4x6x6x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}, {}, {}]>}, %k: tensor<3x3x8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}, {}, {"y"}]>}) -> tensor<4x6x6x16xf32> {
    %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x6x6x8xf32>, tensor<3x3x8x16xf32>) -> tensor<4x6x6x16xf32>
    return %0 : tensor<4x6x6x16xf32>
  }
}
// ----
module attributes {mhlo.num_partitions = 8 : i32} {
  func.func @main(%a: tensor<2x6x6x8xf32> {tpu.parts = dense<[[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [1, 0, 0, 0], [1, 0, 0, 0], [1, 0, 0, 0], [1, 0, 0, 0]]> : tensor<8x4xi64>}, %k: tensor<3x3x8x4xf32> {tpu.parts = dense<[[0, 0, 0, 0], [0, 0, 0, 1], [0, 0, 0, 2], [0, 0, 0, 3], [0, 0, 0, 0], [0, 0, 0, 1], [0, 0, 0, 2], [0, 0, 0, 3]]> : tensor<8x4xi64>}) -> (tensor<2x6x6x4xf32> {tpu.parts = dense<[[0, 0, 0, 0], [0, 0, 0, 1], [0, 0, 0, 2], [0, 0, 0, 3], [1, 0, 0, 0], [1, 0, 0, 1], [1, 0, 0, 2], [1, 0, 0, 3]]> : tensor<8x4xi64>}) attributes {tpu.whole} {
    %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<2x6x6x8xf32>, tensor<3x3x8x4xf32>) -> tensor<2x6x6x4xf32>
    return %0 : tensor<2x6x6x4xf32>
  }
}
