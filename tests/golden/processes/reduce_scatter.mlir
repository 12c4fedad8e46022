// RUN: tpucc --processes=3 --passes=processes,expand
// Of two devices in each of three processes; each reads pieces of what lies in the others.
module attributes {mhlo.num_partitions = 6 : i32} {
func.func @main(%x: tensor<6x1000xf32>) -> tensor<1x1000xf32> {
  %y = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids,
    replica_groups = dense<[[0, 1, 2, 3, 4, 5]]> : tensor<1x6xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<6x1000xf32>) -> tensor<1x1000xf32>
  return %y : tensor<1x1000xf32>
}
}
// ----
module attributes {mhlo.num_partitions = 6 : i32} {
  func.func @main(%x: tensor<6x1000xf32>) -> tensor<1x1000xf32> {
    %0 = stablehlo.reshape %x : (tensor<6x1000xf32>) -> tensor<3x2x1x1000xf32>
    %1 = stablehlo.constant dense<0> : tensor<ui32>
    %2 = stablehlo.partition_id : tensor<ui32>
    %3 = stablehlo.convert %1 : (tensor<ui32>) -> tensor<i64>
    %4 = stablehlo.convert %2 : (tensor<ui32>) -> tensor<i64>
    %5 = stablehlo.constant dense<6> : tensor<i64>
    %6 = stablehlo.multiply %3, %5 : tensor<i64>
    %7 = stablehlo.add %6, %4 : tensor<i64>
    %8 = stablehlo.constant dense<[0, 1, 0, 1, 0, 1]> : tensor<6xi64>
    %9 = stablehlo.dynamic_slice %8, %7, sizes = [1] : (tensor<6xi64>, tensor<i64>) -> tensor<1xi64>
    %10 = stablehlo.reshape %9 : (tensor<1xi64>) -> tensor<i64>
    %11 = stablehlo.constant dense<1> : tensor<i64>
    %12 = stablehlo.multiply %10, %11 : tensor<i64>
    %13 = stablehlo.constant dense<[0, 1, 0, 1, 0, 1]> : tensor<6xi64>
    %14 = stablehlo.dynamic_slice %13, %7, sizes = [1] : (tensor<6xi64>, tensor<i64>) -> tensor<1xi64>
    %15 = stablehlo.reshape %14 : (tensor<1xi64>) -> tensor<i64>
    %16 = stablehlo.constant dense<1> : tensor<i64>
    %17 = stablehlo.multiply %15, %16 : tensor<i64>
    %18 = "tpu.exchange"(%0) <{tpu.members = dense<[[0, 1], [0, 1], [2, 3], [2, 3], [4, 5], [4, 5]]> : tensor<6x2xi64>, tpu.collective = "reduce_scatter"}> ({
    ^bb0(%arg0: tensor<3x2x1x1000xf32>, %arg1: tensor<3x2x1x1000xf32>):
      %19 = stablehlo.constant dense<0> : tensor<i64>
      %20 = stablehlo.dynamic_slice %arg0, %19, %12, %19, %19, sizes = [3, 1, 1, 1000] : (tensor<3x2x1x1000xf32>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<3x1x1x1000xf32>
      %21 = stablehlo.constant dense<0> : tensor<i64>
      %22 = stablehlo.dynamic_slice %arg1, %21, %17, %21, %21, sizes = [3, 1, 1, 1000] : (tensor<3x2x1x1000xf32>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<3x1x1x1000xf32>
      %23 = stablehlo.maximum %20, %22 : tensor<3x1x1x1000xf32>
      stablehlo.return %23 : tensor<3x1x1x1000xf32>
    }) : (tensor<3x2x1x1000xf32>) -> tensor<3x1x1x1000xf32>
    %19 = stablehlo.constant dense<0> : tensor<ui32>
    %20 = stablehlo.partition_id : tensor<ui32>
    %21 = stablehlo.convert %19 : (tensor<ui32>) -> tensor<i64>
    %22 = stablehlo.convert %20 : (tensor<ui32>) -> tensor<i64>
    %23 = stablehlo.constant dense<6> : tensor<i64>
    %24 = stablehlo.multiply %21, %23 : tensor<i64>
    %25 = stablehlo.add %24, %22 : tensor<i64>
    %26 = stablehlo.constant dense<[0, 0, 1, 1, 2, 2]> : tensor<6xi64>
    %27 = stablehlo.dynamic_slice %26, %25, sizes = [1] : (tensor<6xi64>, tensor<i64>) -> tensor<1xi64>
    %28 = stablehlo.reshape %27 : (tensor<1xi64>) -> tensor<i64>
    %29 = stablehlo.constant dense<1> : tensor<i64>
    %30 = stablehlo.multiply %28, %29 : tensor<i64>
    %31 = stablehlo.constant dense<[0, 0, 1, 1, 2, 2]> : tensor<6xi64>
    %32 = stablehlo.dynamic_slice %31, %25, sizes = [1] : (tensor<6xi64>, tensor<i64>) -> tensor<1xi64>
    %33 = stablehlo.reshape %32 : (tensor<1xi64>) -> tensor<i64>
    %34 = stablehlo.constant dense<1> : tensor<i64>
    %35 = stablehlo.multiply %33, %34 : tensor<i64>
    %36 = stablehlo.constant dense<[0, 0, 1, 1, 2, 2]> : tensor<6xi64>
    %37 = stablehlo.dynamic_slice %36, %25, sizes = [1] : (tensor<6xi64>, tensor<i64>) -> tensor<1xi64>
    %38 = stablehlo.reshape %37 : (tensor<1xi64>) -> tensor<i64>
    %39 = stablehlo.constant dense<1> : tensor<i64>
    %40 = stablehlo.multiply %38, %39 : tensor<i64>
    %41 = "tpu.exchange"(%18) <{tpu.members = dense<[[0, 2, 4], [1, 3, 5], [0, 2, 4], [1, 3, 5], [0, 2, 4], [1, 3, 5]]> : tensor<6x3xi64>, tpu.slices = array<i64: 3>, tpu.collective = "reduce_scatter"}> ({
    ^bb0(%arg0: tensor<3x1x1x1000xf32>, %arg1: tensor<3x1x1x1000xf32>, %arg2: tensor<3x1x1x1000xf32>):
      %42 = stablehlo.constant dense<0> : tensor<i64>
      %43 = stablehlo.dynamic_slice %arg0, %30, %42, %42, %42, sizes = [1, 1, 1, 1000] : (tensor<3x1x1x1000xf32>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x1x1x1000xf32>
      %44 = stablehlo.constant dense<0> : tensor<i64>
      %45 = stablehlo.dynamic_slice %arg1, %35, %44, %44, %44, sizes = [1, 1, 1, 1000] : (tensor<3x1x1x1000xf32>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x1x1x1000xf32>
      %46 = stablehlo.maximum %43, %45 : tensor<1x1x1x1000xf32>
      %47 = stablehlo.constant dense<0> : tensor<i64>
      %48 = stablehlo.dynamic_slice %arg2, %40, %47, %47, %47, sizes = [1, 1, 1, 1000] : (tensor<3x1x1x1000xf32>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x1x1x1000xf32>
      %49 = stablehlo.maximum %46, %48 : tensor<1x1x1x1000xf32>
      stablehlo.return %49 : tensor<1x1x1x1000xf32>
    }) : (tensor<3x1x1x1000xf32>) -> tensor<1x1x1x1000xf32>
    %42 = stablehlo.reshape %41 : (tensor<1x1x1x1000xf32>) -> tensor<1x1000xf32>
    return %42 : tensor<1x1000xf32>
  }
}
