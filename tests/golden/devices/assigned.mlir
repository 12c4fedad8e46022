// RUN: tpucc --passes=devices
// The rest of each layer is where its largest operand is; what the other partition needs is sent.
module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 4 : i32} {
  func.func @main(%x: tensor<8x16xf32>, %w1: tensor<16x32xf32>, %w2: tensor<32x4xf32>) -> (tensor<8x4xf32>, tensor<4xf32>) {
    %0 = stablehlo.dot_general %x, %w1, contracting_dims = [1] x [0] {tpu.partition = 0 : i64} : (tensor<8x16xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
    %z = stablehlo.constant dense<0.0> : tensor<8x32xf32>
    %1 = stablehlo.maximum %0, %z : tensor<8x32xf32>
    %2 = stablehlo.dot_general %1, %w2, contracting_dims = [1] x [0] {tpu.partition = 1 : i64} : (tensor<8x32xf32>, tensor<32x4xf32>) -> tensor<8x4xf32>
    %c = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.reduce(%2 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %r = "stablehlo.all_reduce"(%s) <{replica_groups = dense<> : tensor<0x0xi64>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %d = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %d : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    return %2, %r : tensor<8x4xf32>, tensor<4xf32>
  }
}
// ----
module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 4 : i32} {
  func.func @main(%x: tensor<8x16xf32>, %w1: tensor<16x32xf32>, %w2: tensor<32x4xf32>) -> (tensor<8x4xf32>, tensor<4xf32>) attributes {tpu.whole} {
    %0 = stablehlo.constant dense<0.0> : tensor<8x32xf32>
    %1 = stablehlo.constant dense<0.0> : tensor<f32>
    %2 = stablehlo.partition_id : tensor<ui32>
    %3 = stablehlo.convert %2 : (tensor<ui32>) -> tensor<i32>
    %4 = "stablehlo.case"(%3) ({
      %5 = stablehlo.dot_general %x, %w1, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
      %6 = stablehlo.maximum %5, %0 : tensor<8x32xf32>
      stablehlo.return %6 : tensor<8x32xf32>
    }, {
      %5 = stablehlo.constant dense<0.0> : tensor<8x32xf32>
      stablehlo.return %5 : tensor<8x32xf32>
    }) : (tensor<i32>) -> tensor<8x32xf32>
    %5 = "stablehlo.collective_permute"(%4) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<8x32xf32>) -> tensor<8x32xf32>
    %6 = stablehlo.partition_id : tensor<ui32>
    %7 = stablehlo.convert %6 : (tensor<ui32>) -> tensor<i32>
    %8:2 = "stablehlo.case"(%7) ({
      %9 = stablehlo.constant dense<0.0> : tensor<8x4xf32>
      %10 = stablehlo.constant dense<0.0> : tensor<4xf32>
      stablehlo.return %9, %10 : tensor<8x4xf32>, tensor<4xf32>
    }, {
      %9 = stablehlo.dot_general %5, %w2, contracting_dims = [1] x [0] : (tensor<8x32xf32>, tensor<32x4xf32>) -> tensor<8x4xf32>
      %10 = stablehlo.reduce(%9 init: %1) applies stablehlo.add across dimensions = [0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
      %11 = "stablehlo.all_reduce"(%10) <{replica_groups = dense<> : tensor<0x0xi64>}> ({
      ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>):
        %12 = stablehlo.add %arg0, %arg1 : tensor<f32>
        stablehlo.return %12 : tensor<f32>
      }) : (tensor<4xf32>) -> tensor<4xf32>
      stablehlo.return %9, %11 : tensor<8x4xf32>, tensor<4xf32>
    }) : (tensor<i32>) -> (tensor<8x4xf32>, tensor<4xf32>)
    %9 = "stablehlo.collective_broadcast"(%8#0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>}> : (tensor<8x4xf32>) -> tensor<8x4xf32>
    %10 = "stablehlo.collective_broadcast"(%8#1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
    return %9, %10 : tensor<8x4xf32>, tensor<4xf32>
  }
}
