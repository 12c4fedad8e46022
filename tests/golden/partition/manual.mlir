// RUN: tpucc --passes=partition
module attributes {mhlo.num_partitions = 8 : i32} {
  sdy.mesh @m = <["x"=2, "y"=4]>
  func.func @main(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"y"}, {}]>}) -> tensor<16xf32> {
    %0 = stablehlo.abs %a : tensor<8x16xf32>
    %1 = sdy.manual_computation(%0) in_shardings=[<@m, [{"x"}, {"y"}]>] out_shardings=[<@m, [{"y", "x"}]>] manual_axes={"x", "y"} (%b: tensor<4x4xf32>) {
      %2 = stablehlo.slice %b [0:1, 0:2] : (tensor<4x4xf32>) -> tensor<1x2xf32>
      %3 = stablehlo.reshape %2 : (tensor<1x2xf32>) -> tensor<2xf32>
      sdy.return %3 : tensor<2xf32>
    } : (tensor<8x16xf32>) -> tensor<16xf32>
    %4 = stablehlo.negate %1 : tensor<16xf32>
    return %4 : tensor<16xf32>
  }
}
// ----
module attributes {mhlo.num_partitions = 8 : i32} {
  func.func @main(%a: tensor<2x16xf32> {tpu.parts = dense<[[0, 0], [1, 0], [2, 0], [3, 0], [0, 0], [1, 0], [2, 0], [3, 0]]> : tensor<8x2xi64>}) -> (tensor<2xf32> {tpu.parts = dense<[[0], [2], [4], [6], [1], [3], [5], [7]]> : tensor<8x1xi64>}) attributes {tpu.whole} {
    %0 = stablehlo.abs %a : tensor<2x16xf32>
    %1 = "stablehlo.all_to_all"(%0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 0 : i64, replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>, split_count = 4 : i64, split_dimension = 1 : i64}> : (tensor<2x16xf32>) -> tensor<8x4xf32>
    %2 = stablehlo.partition_id : tensor<ui32>
    %3 = stablehlo.convert %2 : (tensor<ui32>) -> tensor<i64>
    %4 = stablehlo.constant dense<[0, 0, 0, 0, 4, 4, 4, 4]> : tensor<8xi64>
    %5 = stablehlo.dynamic_slice %4, %3, sizes = [1] : (tensor<8xi64>, tensor<i64>) -> tensor<1xi64>
    %6 = stablehlo.reshape %5 : (tensor<1xi64>) -> tensor<i64>
    %7 = stablehlo.constant dense<0> : tensor<i64>
    %8 = stablehlo.dynamic_slice %1, %6, %7, sizes = [4, 4] : (tensor<8x4xf32>, tensor<i64>, tensor<i64>) -> tensor<4x4xf32>
    %9 = stablehlo.slice %8 [0:1, 0:2] : (tensor<4x4xf32>) -> tensor<1x2xf32>
    %10 = stablehlo.reshape %9 : (tensor<1x2xf32>) -> tensor<2xf32>
    %11 = stablehlo.negate %10 : tensor<2xf32>
    return %11 : tensor<2xf32>
  }
}
