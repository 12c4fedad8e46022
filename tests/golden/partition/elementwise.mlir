// RUN: tpucc --passes=partition
module attributes {mhlo.num_partitions = 8 : i32} {
  sdy.mesh @m = <["x"=2, "y"=4]>
  func.func @main(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>}, %b: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}, %c: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"x"}]>}) -> tensor<8x16xf32> {
    %0 = stablehlo.add %a, %b : tensor<8x16xf32>
    %1 = stablehlo.multiply %0, %c : tensor<8x16xf32>
    return %1 : tensor<8x16xf32>
  }
}
// ----
module attributes {mhlo.num_partitions = 8 : i32} {
  func.func @main(%a: tensor<4x4xf32> {tpu.parts = dense<[[0, 0], [0, 1], [0, 2], [0, 3], [1, 0], [1, 1], [1, 2], [1, 3]]> : tensor<8x2xi64>}, %b: tensor<4x16xf32> {tpu.parts = dense<[[0, 0], [0, 0], [0, 0], [0, 0], [1, 0], [1, 0], [1, 0], [1, 0]]> : tensor<8x2xi64>}, %c: tensor<8x8xf32> {tpu.parts = dense<[[0, 0], [0, 0], [0, 0], [0, 0], [0, 1], [0, 1], [0, 1], [0, 1]]> : tensor<8x2xi64>}) -> (tensor<4x4xf32> {tpu.parts = dense<[[0, 0], [0, 1], [0, 2], [0, 3], [1, 0], [1, 1], [1, 2], [1, 3]]> : tensor<8x2xi64>}) attributes {tpu.whole} {
    %0 = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.partition_id : tensor<ui32>
    %2 = stablehlo.convert %1 : (tensor<ui32>) -> tensor<i64>
    %3 = stablehlo.constant dense<[0, 4, 8, 12, 0, 4, 8, 12]> : tensor<8xi64>
    %4 = stablehlo.dynamic_slice %3, %2, sizes = [1] : (tensor<8xi64>, tensor<i64>) -> tensor<1xi64>
    %5 = stablehlo.reshape %4 : (tensor<1xi64>) -> tensor<i64>
    %6 = stablehlo.dynamic_slice %b, %0, %5, sizes = [4, 4] : (tensor<4x16xf32>, tensor<i64>, tensor<i64>) -> tensor<4x4xf32>
    %7 = stablehlo.add %a, %6 : tensor<4x4xf32>
    %8 = "stablehlo.all_to_all"(%c) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 1 : i64, replica_groups = dense<[[0, 4], [1, 5], [2, 6], [3, 7]]> : tensor<4x2xi64>, split_count = 2 : i64, split_dimension = 0 : i64}> : (tensor<8x8xf32>) -> tensor<4x16xf32>
    %9 = stablehlo.constant dense<0> : tensor<i64>
    %10 = stablehlo.partition_id : tensor<ui32>
    %11 = stablehlo.convert %10 : (tensor<ui32>) -> tensor<i64>
    %12 = stablehlo.constant dense<[0, 4, 8, 12, 0, 4, 8, 12]> : tensor<8xi64>
    %13 = stablehlo.dynamic_slice %12, %11, sizes = [1] : (tensor<8xi64>, tensor<i64>) -> tensor<1xi64>
    %14 = stablehlo.reshape %13 : (tensor<1xi64>) -> tensor<i64>
    %15 = stablehlo.dynamic_slice %8, %9, %14, sizes = [4, 4] : (tensor<4x16xf32>, tensor<i64>, tensor<i64>) -> tensor<4x4xf32>
    %16 = stablehlo.multiply %7, %15 : tensor<4x4xf32>
    return %16 : tensor<4x4xf32>
  }
}
