// RUN: tpucc --passes=expand
module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%x: tensor<4x6xf32>) -> tensor<4x3xf32> {
    %0 = "stablehlo.reduce_scatter"(%x) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 3], [1, 2]]> : tensor<2x2xi64>, scatter_dimension = 1 : i64, use_global_device_ids}> ({
      ^bb0(%a: tensor<f32>, %b: tensor<f32>):
        %c = stablehlo.add %a, %b : tensor<f32>
        stablehlo.return %c : tensor<f32>
    }) : (tensor<4x6xf32>) -> tensor<4x3xf32>
    return %0 : tensor<4x3xf32>
  }
}
// ----
module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%x: tensor<4x6xf32>) -> tensor<4x3xf32> {
    %0 = stablehlo.replica_id : tensor<ui32>
    %1 = stablehlo.partition_id : tensor<ui32>
    %2 = stablehlo.convert %0 : (tensor<ui32>) -> tensor<i64>
    %3 = stablehlo.convert %1 : (tensor<ui32>) -> tensor<i64>
    %4 = stablehlo.constant dense<2> : tensor<i64>
    %5 = stablehlo.multiply %2, %4 : tensor<i64>
    %6 = stablehlo.add %5, %3 : tensor<i64>
    %7 = stablehlo.constant dense<[0, 0, 1, 1]> : tensor<4xi64>
    %8 = stablehlo.dynamic_slice %7, %6, sizes = [1] : (tensor<4xi64>, tensor<i64>) -> tensor<1xi64>
    %9 = stablehlo.reshape %8 : (tensor<1xi64>) -> tensor<i64>
    %10 = stablehlo.constant dense<3> : tensor<i64>
    %11 = stablehlo.multiply %9, %10 : tensor<i64>
    %12 = stablehlo.constant dense<[0, 0, 1, 1]> : tensor<4xi64>
    %13 = stablehlo.dynamic_slice %12, %6, sizes = [1] : (tensor<4xi64>, tensor<i64>) -> tensor<1xi64>
    %14 = stablehlo.reshape %13 : (tensor<1xi64>) -> tensor<i64>
    %15 = stablehlo.constant dense<3> : tensor<i64>
    %16 = stablehlo.multiply %14, %15 : tensor<i64>
    %17 = "tpu.exchange"(%x) <{tpu.members = dense<[[0, 3], [1, 2], [1, 2], [0, 3]]> : tensor<4x2xi64>, tpu.collective = "reduce_scatter"}> ({
    ^bb0(%arg0: tensor<4x6xf32>, %arg1: tensor<4x6xf32>):
      %18 = stablehlo.constant dense<0> : tensor<i64>
      %19 = stablehlo.dynamic_slice %arg0, %18, %11, sizes = [4, 3] : (tensor<4x6xf32>, tensor<i64>, tensor<i64>) -> tensor<4x3xf32>
      %20 = stablehlo.constant dense<0> : tensor<i64>
      %21 = stablehlo.dynamic_slice %arg1, %20, %16, sizes = [4, 3] : (tensor<4x6xf32>, tensor<i64>, tensor<i64>) -> tensor<4x3xf32>
      %22 = stablehlo.add %19, %21 : tensor<4x3xf32>
      stablehlo.return %22 : tensor<4x3xf32>
    }) : (tensor<4x6xf32>) -> tensor<4x3xf32>
    return %17 : tensor<4x3xf32>
  }
}
