// RUN: tpucc --passes=partition
module attributes {mhlo.num_partitions = 8 : i32} {
  sdy.mesh @m = <["x"=2, "y"=4]>
  func.func @main(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>}) -> (tensor<8x8xf32>, tensor<16x16xf32>, tensor<8x18xf32>, tensor<8x16xf32>, tensor<2x8x16xf32>) {
    %z = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.slice %a [0:8, 2:10] : (tensor<8x16xf32>) -> tensor<8x8xf32>
    %1 = stablehlo.concatenate %a, %a, dim = 0 : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
    %2 = stablehlo.pad %a, %z, low = [0, 1], high = [0, 1], interior = [0, 0] : (tensor<8x16xf32>, tensor<f32>) -> tensor<8x18xf32>
    %3 = stablehlo.reverse %a, dims = [1] : tensor<8x16xf32>
    %4 = stablehlo.broadcast_in_dim %a, dims = [1, 2] : (tensor<8x16xf32>) -> tensor<2x8x16xf32>
    return %0, %1, %2, %3, %4 : tensor<8x8xf32>, tensor<16x16xf32>, tensor<8x18xf32>, tensor<8x16xf32>, tensor<2x8x16xf32>
  }
}
// ----
module attributes {mhlo.num_partitions = 8 : i32} {
  func.func @main(%a: tensor<4x4xf32> {tpu.parts = dense<[[0, 0], [0, 1], [0, 2], [0, 3], [1, 0], [1, 1], [1, 2], [1, 3]]> : tensor<8x2xi64>}) -> (tensor<4x8xf32> {tpu.parts = dense<[[0, 0], [0, 0], [0, 0], [0, 0], [1, 0], [1, 0], [1, 0], [1, 0]]> : tensor<8x2xi64>}, tensor<16x4xf32> {tpu.parts = dense<[[0, 0], [0, 1], [0, 2], [0, 3], [0, 0], [0, 1], [0, 2], [0, 3]]> : tensor<8x2xi64>}, tensor<4x18xf32> {tpu.parts = dense<[[0, 0], [0, 0], [0, 0], [0, 0], [1, 0], [1, 0], [1, 0], [1, 0]]> : tensor<8x2xi64>}, tensor<4x16xf32> {tpu.parts = dense<[[0, 0], [0, 0], [0, 0], [0, 0], [1, 0], [1, 0], [1, 0], [1, 0]]> : tensor<8x2xi64>}, tensor<2x4x4xf32> {tpu.parts = dense<[[0, 0, 0], [0, 0, 1], [0, 0, 2], [0, 0, 3], [0, 1, 0], [0, 1, 1], [0, 1, 2], [0, 1, 3]]> : tensor<8x3xi64>}) attributes {tpu.whole} {
    %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<4x4xf32>) -> tensor<4x16xf32>
    %1 = stablehlo.slice %0 [0:4, 2:10] : (tensor<4x16xf32>) -> tensor<4x8xf32>
    %2 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 4], [1, 5], [2, 6], [3, 7]]> : tensor<4x2xi64>, use_global_device_ids}> : (tensor<4x4xf32>) -> tensor<8x4xf32>
    %3 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 4], [1, 5], [2, 6], [3, 7]]> : tensor<4x2xi64>, use_global_device_ids}> : (tensor<4x4xf32>) -> tensor<8x4xf32>
    %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<16x4xf32>
    %5 = "stablehlo.all_gather"(%a) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<4x4xf32>) -> tensor<4x16xf32>
    %6 = stablehlo.constant dense<0.0> : tensor<f32>
    %7 = stablehlo.pad %5, %6, low = [0, 1], high = [0, 1], interior = [0, 0] : (tensor<4x16xf32>, tensor<f32>) -> tensor<4x18xf32>
    %8 = "stablehlo.all_gather"(%a) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<4x4xf32>) -> tensor<4x16xf32>
    %9 = stablehlo.reverse %8, dims = [1] : tensor<4x16xf32>
    %10 = stablehlo.broadcast_in_dim %a, dims = [1, 2] : (tensor<4x4xf32>) -> tensor<2x4x4xf32>
    return %1, %4, %7, %9, %10 : tensor<4x8xf32>, tensor<16x4xf32>, tensor<4x18xf32>, tensor<4x16xf32>, tensor<2x4x4xf32>
  }
}
