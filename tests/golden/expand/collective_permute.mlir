// RUN: tpucc --passes=expand
// Nobody sends to device 0, which gets zeros.
module attributes {mhlo.num_replicas = 3 : i32} {
  func.func @main(%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
    %0 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
    %1 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[2, 1, 0]]> : tensor<1x3xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
    return %0, %1 : tensor<2xf32>, tensor<2xf32>
  }
}
// ----
module attributes {mhlo.num_replicas = 3 : i32} {
  func.func @main(%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
    %0 = stablehlo.replica_id : tensor<ui32>
    %1 = stablehlo.constant dense<0> : tensor<ui32>
    %2 = stablehlo.convert %0 : (tensor<ui32>) -> tensor<i64>
    %3 = stablehlo.convert %1 : (tensor<ui32>) -> tensor<i64>
    %4 = stablehlo.constant dense<1> : tensor<i64>
    %5 = stablehlo.multiply %2, %4 : tensor<i64>
    %6 = stablehlo.add %5, %3 : tensor<i64>
    %7 = stablehlo.constant dense<[-1, 0, 1]> : tensor<3xi64>
    %8 = stablehlo.dynamic_slice %7, %6, sizes = [1] : (tensor<3xi64>, tensor<i64>) -> tensor<1xi64>
    %9 = stablehlo.reshape %8 : (tensor<1xi64>) -> tensor<i64>
    %10 = "tpu.exchange"(%x) <{tpu.members = dense<[[-1], [0], [1]]> : tensor<3x1xi64>, tpu.collective = "collective_permute"}> ({
    ^bb0(%arg0: tensor<2xf32>):
      %11 = stablehlo.constant dense<0> : tensor<i64>
      %12 = stablehlo.compare GE, %9, %11 : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %13 = stablehlo.constant dense<0.0> : tensor<2xf32>
      %14 = stablehlo.select %12, %arg0, %13 : tensor<i1>, tensor<2xf32>
      stablehlo.return %14 : tensor<2xf32>
    }) : (tensor<2xf32>) -> tensor<2xf32>
    %11 = "tpu.exchange"(%x) <{tpu.members = dense<2> : tensor<3x1xi64>, tpu.collective = "collective_broadcast"}> ({
    ^bb0(%arg0: tensor<2xf32>):
      stablehlo.return %arg0 : tensor<2xf32>
    }) : (tensor<2xf32>) -> tensor<2xf32>
    return %10, %11 : tensor<2xf32>, tensor<2xf32>
  }
}
