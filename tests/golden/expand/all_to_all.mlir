// RUN: tpucc --passes=expand
module attributes {mhlo.num_replicas = 2 : i32} {
  func.func @main(%x: tensor<4x6xi32>) -> tensor<8x3xi32> {
    %0 = "stablehlo.all_to_all"(%x) <{concat_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 1 : i64}> : (tensor<4x6xi32>) -> tensor<8x3xi32>
    return %0 : tensor<8x3xi32>
  }
}
// ----
module attributes {mhlo.num_replicas = 2 : i32} {
  func.func @main(%x: tensor<4x6xi32>) -> tensor<8x3xi32> {
    %0 = "tpu.exchange"(%x) <{tpu.members = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, tpu.collective = "all_to_all"}> ({
    ^bb0(%arg0: tensor<4x6xi32>, %arg1: tensor<4x6xi32>):
      %1 = stablehlo.constant dense<0> : tensor<i64>
      %2 = stablehlo.replica_id : tensor<ui32>
      %3 = stablehlo.constant dense<0> : tensor<ui32>
      %4 = stablehlo.convert %2 : (tensor<ui32>) -> tensor<i64>
      %5 = stablehlo.convert %3 : (tensor<ui32>) -> tensor<i64>
      %6 = stablehlo.constant dense<1> : tensor<i64>
      %7 = stablehlo.multiply %4, %6 : tensor<i64>
      %8 = stablehlo.add %7, %5 : tensor<i64>
      %9 = stablehlo.constant dense<[0, 1]> : tensor<2xi64>
      %10 = stablehlo.dynamic_slice %9, %8, sizes = [1] : (tensor<2xi64>, tensor<i64>) -> tensor<1xi64>
      %11 = stablehlo.reshape %10 : (tensor<1xi64>) -> tensor<i64>
      %12 = stablehlo.constant dense<3> : tensor<i64>
      %13 = stablehlo.multiply %11, %12 : tensor<i64>
      %14 = stablehlo.dynamic_slice %arg0, %1, %13, sizes = [4, 3] : (tensor<4x6xi32>, tensor<i64>, tensor<i64>) -> tensor<4x3xi32>
      %15 = stablehlo.constant dense<0> : tensor<i64>
      %16 = stablehlo.constant dense<[0, 1]> : tensor<2xi64>
      %17 = stablehlo.dynamic_slice %16, %8, sizes = [1] : (tensor<2xi64>, tensor<i64>) -> tensor<1xi64>
      %18 = stablehlo.reshape %17 : (tensor<1xi64>) -> tensor<i64>
      %19 = stablehlo.constant dense<3> : tensor<i64>
      %20 = stablehlo.multiply %18, %19 : tensor<i64>
      %21 = stablehlo.dynamic_slice %arg1, %15, %20, sizes = [4, 3] : (tensor<4x6xi32>, tensor<i64>, tensor<i64>) -> tensor<4x3xi32>
      %22 = stablehlo.concatenate %14, %21, dim = 0 : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<8x3xi32>
      stablehlo.return %22 : tensor<8x3xi32>
    }) : (tensor<4x6xi32>) -> tensor<8x3xi32>
    return %0 : tensor<8x3xi32>
  }
}
