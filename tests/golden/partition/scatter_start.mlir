// RUN: tpucc --passes=partition
// Where a window of a scatter starts is not clamped: the dimension is whole on every device.
module attributes {mhlo.num_partitions = 2 : i32} {
  sdy.mesh @mesh = <["x"=2]>
  func.func @main(%x: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}, %u: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) {
    %i = stablehlo.constant dense<2> : tensor<1xi32>
    %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, indices_are_sorted = false, unique_indices = true}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      stablehlo.return %b : tensor<f32>
    }) : (tensor<8xf32>, tensor<1xi32>, tensor<8xf32>) -> tensor<8xf32>
    return %r : tensor<8xf32>
  }
}
// ----
module attributes {mhlo.num_partitions = 2 : i32} {
  func.func @main(%x: tensor<4xf32> {tpu.parts = dense<[[0], [1]]> : tensor<2x1xi64>}, %u: tensor<4xf32> {tpu.parts = dense<[[0], [1]]> : tensor<2x1xi64>}) -> (tensor<4xf32> {tpu.parts = dense<[[0], [1]]> : tensor<2x1xi64>}) attributes {tpu.whole} {
    %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> : (tensor<4xf32>) -> tensor<8xf32>
    %1 = stablehlo.constant dense<2> : tensor<1xi32>
    %2 = "stablehlo.all_gather"(%u) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> : (tensor<4xf32>) -> tensor<8xf32>
    %3 = "stablehlo.scatter"(%0, %1, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, indices_are_sorted = false, unique_indices = true}> ({
    ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
      stablehlo.return %arg1 : tensor<f32>
    }) : (tensor<8xf32>, tensor<1xi32>, tensor<8xf32>) -> tensor<8xf32>
    %4 = stablehlo.partition_id : tensor<ui32>
    %5 = stablehlo.convert %4 : (tensor<ui32>) -> tensor<i64>
    %6 = stablehlo.constant dense<[0, 4]> : tensor<2xi64>
    %7 = stablehlo.dynamic_slice %6, %5, sizes = [1] : (tensor<2xi64>, tensor<i64>) -> tensor<1xi64>
    %8 = stablehlo.reshape %7 : (tensor<1xi64>) -> tensor<i64>
    %9 = stablehlo.dynamic_slice %3, %8, sizes = [4] : (tensor<8xf32>, tensor<i64>) -> tensor<4xf32>
    return %9 : tensor<4xf32>
  }
}
