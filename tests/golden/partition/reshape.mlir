// RUN: tpucc --passes=partition
module attributes {mhlo.num_partitions = 8 : i32} {
  sdy.mesh @m = <["x"=2, "y"=4]>
  func.func @main(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>}) -> (tensor<128xf32>, tensor<2x4x16xf32>, tensor<8x4x4xf32>, tensor<4x32xf32>, tensor<16x8xf32>) {
    %0 = stablehlo.reshape %a : (tensor<8x16xf32>) -> tensor<128xf32>
    %1 = stablehlo.reshape %a : (tensor<8x16xf32>) -> tensor<2x4x16xf32>
    %2 = stablehlo.reshape %a : (tensor<8x16xf32>) -> tensor<8x4x4xf32>
    %3 = stablehlo.reshape %a : (tensor<8x16xf32>) -> tensor<4x32xf32>
    %4 = stablehlo.transpose %a, dims = [1, 0] : (tensor<8x16xf32>) -> tensor<16x8xf32>
    return %0, %1, %2, %3, %4 : tensor<128xf32>, tensor<2x4x16xf32>, tensor<8x4x4xf32>, tensor<4x32xf32>, tensor<16x8xf32>
  }
}
// ----
module attributes {mhlo.num_partitions = 8 : i32} {
  func.func @main(%a: tensor<4x4xf32> {tpu.parts = dense<[[0, 0], [0, 1], [0, 2], [0, 3], [1, 0], [1, 1], [1, 2], [1, 3]]> : tensor<8x2xi64>}) -> (tensor<64xf32> {tpu.parts = dense<[[0], [0], [0], [0], [1], [1], [1], [1]]> : tensor<8x1xi64>}, tensor<1x4x4xf32> {tpu.parts = dense<[[0, 0, 0], [0, 0, 1], [0, 0, 2], [0, 0, 3], [1, 0, 0], [1, 0, 1], [1, 0, 2], [1, 0, 3]]> : tensor<8x3xi64>}, tensor<4x1x4xf32> {tpu.parts = dense<[[0, 0, 0], [0, 1, 0], [0, 2, 0], [0, 3, 0], [1, 0, 0], [1, 1, 0], [1, 2, 0], [1, 3, 0]]> : tensor<8x3xi64>}, tensor<2x32xf32> {tpu.parts = dense<[[0, 0], [0, 0], [0, 0], [0, 0], [1, 0], [1, 0], [1, 0], [1, 0]]> : tensor<8x2xi64>}, tensor<4x4xf32> {tpu.parts = dense<[[0, 0], [1, 0], [2, 0], [3, 0], [0, 1], [1, 1], [2, 1], [3, 1]]> : tensor<8x2xi64>}) attributes {tpu.whole} {
    %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<4x4xf32>) -> tensor<4x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<4x16xf32>) -> tensor<64xf32>
    %2 = stablehlo.reshape %a : (tensor<4x4xf32>) -> tensor<1x4x4xf32>
    %3 = stablehlo.reshape %a : (tensor<4x4xf32>) -> tensor<4x1x4xf32>
    %4 = "stablehlo.all_gather"(%a) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<4x4xf32>) -> tensor<4x16xf32>
    %5 = stablehlo.reshape %4 : (tensor<4x16xf32>) -> tensor<2x32xf32>
    %6 = stablehlo.transpose %a, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    return %1, %2, %3, %5, %6 : tensor<64xf32>, tensor<1x4x4xf32>, tensor<4x1x4xf32>, tensor<2x32xf32>, tensor<4x4xf32>
  }
}
