// RUN: tpucc --passes=partition
module attributes {mhlo.num_partitions = 8 : i32} {
  sdy.mesh @m = <["x"=2, "y"=4]>
  func.func @main(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}, %p: tensor<i1>) -> (tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"y"}]>}) {
    %0 = "stablehlo.if"(%p) ({
      %1 = stablehlo.abs %a : tensor<8x16xf32>
      stablehlo.return %1 : tensor<8x16xf32>
    }, {
      stablehlo.return %a : tensor<8x16xf32>
    }) : (tensor<i1>) -> tensor<8x16xf32>
    return %0 : tensor<8x16xf32>
  }
}
// ----
module attributes {mhlo.num_partitions = 8 : i32} {
  func.func @main(%a: tensor<4x16xf32> {tpu.parts = dense<[[0, 0], [0, 0], [0, 0], [0, 0], [1, 0], [1, 0], [1, 0], [1, 0]]> : tensor<8x2xi64>}, %p: tensor<i1>) -> (tensor<8x4xf32> {tpu.parts = dense<[[0, 0], [0, 1], [0, 2], [0, 3], [0, 0], [0, 1], [0, 2], [0, 3]]> : tensor<8x2xi64>}) attributes {tpu.whole} {
    %0 = "stablehlo.if"(%p) ({
      %1 = stablehlo.constant dense<0> : tensor<i64>
      %2 = stablehlo.partition_id : tensor<ui32>
      %3 = stablehlo.convert %2 : (tensor<ui32>) -> tensor<i64>
      %4 = stablehlo.constant dense<[0, 4, 8, 12, 0, 4, 8, 12]> : tensor<8xi64>
      %5 = stablehlo.dynamic_slice %4, %3, sizes = [1] : (tensor<8xi64>, tensor<i64>) -> tensor<1xi64>
      %6 = stablehlo.reshape %5 : (tensor<1xi64>) -> tensor<i64>
      %7 = stablehlo.dynamic_slice %a, %1, %6, sizes = [4, 4] : (tensor<4x16xf32>, tensor<i64>, tensor<i64>) -> tensor<4x4xf32>
      %8 = stablehlo.abs %7 : tensor<4x4xf32>
      stablehlo.return %8 : tensor<4x4xf32>
    }, {
      %1 = stablehlo.constant dense<0> : tensor<i64>
      %2 = stablehlo.partition_id : tensor<ui32>
      %3 = stablehlo.convert %2 : (tensor<ui32>) -> tensor<i64>
      %4 = stablehlo.constant dense<[0, 4, 8, 12, 0, 4, 8, 12]> : tensor<8xi64>
      %5 = stablehlo.dynamic_slice %4, %3, sizes = [1] : (tensor<8xi64>, tensor<i64>) -> tensor<1xi64>
      %6 = stablehlo.reshape %5 : (tensor<1xi64>) -> tensor<i64>
      %7 = stablehlo.dynamic_slice %a, %1, %6, sizes = [4, 4] : (tensor<4x16xf32>, tensor<i64>, tensor<i64>) -> tensor<4x4xf32>
      stablehlo.return %7 : tensor<4x4xf32>
    }) : (tensor<i1>) -> tensor<4x4xf32>
    %1 = "stablehlo.all_gather"(%0) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 4], [1, 5], [2, 6], [3, 7]]> : tensor<4x2xi64>, use_global_device_ids}> : (tensor<4x4xf32>) -> tensor<8x4xf32>
    return %1 : tensor<8x4xf32>
  }
}
