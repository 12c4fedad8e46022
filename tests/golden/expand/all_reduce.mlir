// RUN: tpucc --passes=expand
// Groups of two sizes: the smaller one leaves out what it has no member for.
module attributes {mhlo.num_replicas = 3 : i32} {
  func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[2, 0], [1, -1]]> : tensor<2x2xi64>}> ({
      ^bb0(%a: tensor<f32>, %b: tensor<f32>):
        %c = stablehlo.add %a, %b : tensor<f32>
        stablehlo.return %c : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
// ----
module attributes {mhlo.num_replicas = 3 : i32} {
  func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.replica_id : tensor<ui32>
    %1 = stablehlo.constant dense<0> : tensor<ui32>
    %2 = stablehlo.convert %0 : (tensor<ui32>) -> tensor<i64>
    %3 = stablehlo.convert %1 : (tensor<ui32>) -> tensor<i64>
    %4 = stablehlo.constant dense<1> : tensor<i64>
    %5 = stablehlo.multiply %2, %4 : tensor<i64>
    %6 = stablehlo.add %5, %3 : tensor<i64>
    %7 = stablehlo.constant dense<[2, 1, 2]> : tensor<3xi64>
    %8 = stablehlo.dynamic_slice %7, %6, sizes = [1] : (tensor<3xi64>, tensor<i64>) -> tensor<1xi64>
    %9 = stablehlo.reshape %8 : (tensor<1xi64>) -> tensor<i64>
    %10 = "tpu.exchange"(%x) <{tpu.members = dense<[[2, 0], [1, -1], [2, 0]]> : tensor<3x2xi64>, tpu.shared = true, tpu.collective = "all_reduce"}> ({
    ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>):
      %11 = stablehlo.add %arg0, %arg1 : tensor<4xf32>
      %12 = stablehlo.constant dense<1> : tensor<i64>
      %13 = stablehlo.compare GT, %9, %12 : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %14 = stablehlo.select %13, %11, %arg0 : tensor<i1>, tensor<4xf32>
      stablehlo.return %14 : tensor<4xf32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    return %10 : tensor<4xf32>
  }
}
