// RUN: tpucc --passes=expand,canon,cse,exchange,dce
// Of what is scattered along the first dimension each device reads its piece; exchanges that are put together keep that, and an operand that both read stays two.
module attributes {mhlo.num_replicas = 2 : i32} {
func.func @main(%x: tensor<4x3xf32>, %y: tensor<4x4xf32>) -> (tensor<2x3xf32>, tensor<4x2xf32>, tensor<4x3xf32>, tensor<8x3xf32>) {
  %a = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%l: tensor<f32>, %m: tensor<f32>):
    %s = stablehlo.add %l, %m : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x3xf32>) -> tensor<2x3xf32>
  %b = "stablehlo.reduce_scatter"(%y) <{scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%l: tensor<f32>, %m: tensor<f32>):
    %s = stablehlo.add %l, %m : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x4xf32>) -> tensor<4x2xf32>
  %c = "stablehlo.all_to_all"(%x) <{split_dimension = 0 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %d = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x3xf32>) -> tensor<8x3xf32>
  return %a, %b, %c, %d : tensor<2x3xf32>, tensor<4x2xf32>, tensor<4x3xf32>, tensor<8x3xf32>
}
}
// ----
module attributes {mhlo.num_replicas = 2 : i32} {
  func.func @main(%x: tensor<4x3xf32>, %y: tensor<4x4xf32>) -> (tensor<2x3xf32>, tensor<4x2xf32>, tensor<4x3xf32>, tensor<8x3xf32>) {
    %0 = stablehlo.replica_id : tensor<ui32>
    %1 = stablehlo.constant dense<0> : tensor<ui32>
    %2 = stablehlo.convert %0 : (tensor<ui32>) -> tensor<i64>
    %3 = stablehlo.convert %1 : (tensor<ui32>) -> tensor<i64>
    %4 = stablehlo.add %2, %3 : tensor<i64>
    %5 = stablehlo.constant dense<[0, 1]> : tensor<2xi64>
    %6 = stablehlo.dynamic_slice %5, %4, sizes = [1] : (tensor<2xi64>, tensor<i64>) -> tensor<1xi64>
    %7 = stablehlo.reshape %6 : (tensor<1xi64>) -> tensor<i64>
    %8 = stablehlo.constant dense<2> : tensor<i64>
    %9 = stablehlo.multiply %7, %8 : tensor<i64>
    %10:4 = "tpu.exchange"(%x, %y) <{tpu.members = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, tpu.collective = "reduce_scatter, all_to_all, all_gather"}> ({
    ^bb0(%arg0: tensor<4x3xf32>, %arg1: tensor<4x3xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x4xf32>):
      %11 = stablehlo.constant dense<0> : tensor<i64>
      %12 = stablehlo.dynamic_slice %arg0, %9, %11, sizes = [2, 3] : (tensor<4x3xf32>, tensor<i64>, tensor<i64>) -> tensor<2x3xf32>
      %13 = stablehlo.dynamic_slice %arg1, %9, %11, sizes = [2, 3] : (tensor<4x3xf32>, tensor<i64>, tensor<i64>) -> tensor<2x3xf32>
      %14 = stablehlo.add %12, %13 : tensor<2x3xf32>
      %15 = stablehlo.constant dense<0> : tensor<i64>
      %16 = stablehlo.dynamic_slice %arg2, %15, %9, sizes = [4, 2] : (tensor<4x4xf32>, tensor<i64>, tensor<i64>) -> tensor<4x2xf32>
      %17 = stablehlo.dynamic_slice %arg3, %15, %9, sizes = [4, 2] : (tensor<4x4xf32>, tensor<i64>, tensor<i64>) -> tensor<4x2xf32>
      %18 = stablehlo.add %16, %17 : tensor<4x2xf32>
      %19 = stablehlo.constant dense<0> : tensor<i64>
      %20 = stablehlo.dynamic_slice %arg0, %9, %19, sizes = [2, 3] : (tensor<4x3xf32>, tensor<i64>, tensor<i64>) -> tensor<2x3xf32>
      %21 = stablehlo.dynamic_slice %arg1, %9, %19, sizes = [2, 3] : (tensor<4x3xf32>, tensor<i64>, tensor<i64>) -> tensor<2x3xf32>
      %22 = stablehlo.concatenate %20, %21, dim = 0 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
      %23 = stablehlo.concatenate %arg0, %arg1, dim = 0 : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
      stablehlo.return %14, %18, %22, %23 : tensor<2x3xf32>, tensor<4x2xf32>, tensor<4x3xf32>, tensor<8x3xf32>
    }) : (tensor<4x3xf32>, tensor<4x4xf32>) -> (tensor<2x3xf32>, tensor<4x2xf32>, tensor<4x3xf32>, tensor<8x3xf32>)
    return %10#0, %10#1, %10#2, %10#3 : tensor<2x3xf32>, tensor<4x2xf32>, tensor<4x3xf32>, tensor<8x3xf32>
  }
}
