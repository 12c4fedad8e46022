// RUN: tpucc --mcpu=x86-64-v3 --stop-after=assign
// What replicas share is updated in place, once for all of them: the exchange is moved behind what reads the old value of w. The old value of m is a result,
// which each replica copies before they meet.
module attributes {mhlo.num_replicas = 2 : i32} {
  func.func public @train(%w: tensor<8x16xf32> {tpu.variable = "w"}, %m: tensor<8xf32> {tpu.variable = "m"}, %g: tensor<8x16xf32>, %h: tensor<8xf32>) -> (tensor<8x16xf32> {tpu.variable = "w"}, tensor<8xf32> {tpu.variable = "m"}, tensor<8xf32>, tensor<f32>) {
    %lr = stablehlo.constant dense<0.1> : tensor<8x16xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %sum:2 = "stablehlo.all_reduce"(%g, %h) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
    }) : (tensor<8x16xf32>, tensor<8xf32>) -> (tensor<8x16xf32>, tensor<8xf32>)
    %0 = stablehlo.multiply %sum#0, %lr : tensor<8x16xf32>
    %w1 = stablehlo.subtract %w, %0 : tensor<8x16xf32>
    %m1 = stablehlo.add %m, %sum#1 : tensor<8xf32>
    %loss = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<f32>
    return %w1, %m1, %m, %loss : tensor<8x16xf32>, tensor<8xf32>, tensor<8xf32>, tensor<f32>
  }
}
// ----
module attributes {mhlo.num_replicas = 2 : i32} {
  func.func public @train(%w: tensor<8x16xf32> {tpu.variable = "w"}, %m: tensor<8xf32> {tpu.variable = "m"}, %g: tensor<8x16xf32>, %h: tensor<8xf32>) -> (tensor<8x16xf32> {tpu.variable = "w"}, tensor<8xf32> {tpu.variable = "m"}, tensor<8xf32>, tensor<f32>) {
    %0 = stablehlo.constant {tpu.buffers = array<i64: 0, 0>} dense<0.0> : tensor<f32>
    %1 = "tpu.kernel"(%w) <{tpu.buffers = array<i64: 3, 3>}> ({
    ^bb0(%arg0: tensor<8x16xf32>):
      %2 = stablehlo.constant dense<0.0> : tensor<f32>
      %3 = stablehlo.reduce(%arg0 init: %2) applies stablehlo.add across dimensions = [0, 1] {tpu.stage = "reduce", tpu.map = array<i64>} : (tensor<8x16xf32>, tensor<f32>) -> tensor<f32>
      stablehlo.return {tpu.domain = array<i64>, tpu.tile = array<i64>} %3 : tensor<f32>
    }) : (tensor<8x16xf32>) -> tensor<f32>
    %2 = "tpu.kernel"(%m) <{tpu.buffers = array<i64: 3, 2>}> ({
    ^bb0(%arg0: tensor<8xf32>):
      %3 = stablehlo.reshape %arg0 {tpu.stage = "map", tpu.map = array<i64: 0>} : (tensor<8xf32>) -> tensor<8xf32>
      stablehlo.return {tpu.domain = array<i64: 8>, tpu.tile = array<i64: 8>} %3 : tensor<8xf32>
    }) : (tensor<8xf32>) -> tensor<8xf32>
    %3:2 = "tpu.exchange"(%g, %h) <{tpu.members = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, tpu.shared = true, tpu.buffers = array<i64: 3, 0, 3, 1>, tpu.collective = "all_reduce"}> ({
    ^bb0(%arg0: tensor<8x16xf32>, %arg1: tensor<8x16xf32>, %arg2: tensor<8xf32>, %arg3: tensor<8xf32>):
      %4 = stablehlo.constant {tpu.buffers = array<i64: 0, 0>} dense<0.1> : tensor<8x16xf32>
      %5 = "tpu.kernel"(%arg0, %arg1, %w) <{tpu.buffers = array<i64: 3, 0>}> ({
      ^bb0(%arg4: tensor<8x16xf32>, %arg5: tensor<8x16xf32>, %arg6: tensor<8x16xf32>):
        %6 = stablehlo.add %arg4, %arg5 : tensor<8x16xf32>
        %7 = stablehlo.constant dense<0.1> : tensor<8x16xf32>
        %8 = stablehlo.multiply %6, %7 : tensor<8x16xf32>
        %9 = stablehlo.subtract %arg6, %8 {tpu.stage = "map", tpu.map = array<i64: 0, 1>} : tensor<8x16xf32>
        stablehlo.return {tpu.domain = array<i64: 8, 16>, tpu.tile = array<i64: 8, 16>, tpu.copies = 1 : i64} %9 : tensor<8x16xf32>
      }) : (tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
      %6 = "tpu.kernel"(%arg2, %arg3, %m) <{tpu.buffers = array<i64: 3, 1>}> ({
      ^bb0(%arg4: tensor<8xf32>, %arg5: tensor<8xf32>, %arg6: tensor<8xf32>):
        %7 = stablehlo.add %arg4, %arg5 : tensor<8xf32>
        %8 = stablehlo.add %arg6, %7 {tpu.stage = "map", tpu.map = array<i64: 0>} : tensor<8xf32>
        stablehlo.return {tpu.domain = array<i64: 8>, tpu.tile = array<i64: 8>, tpu.copies = 1 : i64} %8 : tensor<8xf32>
      }) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
      stablehlo.return %5, %6 : tensor<8x16xf32>, tensor<8xf32>
    }) : (tensor<8x16xf32>, tensor<8xf32>) -> (tensor<8x16xf32>, tensor<8xf32>)
    return %3#0, %3#1, %2, %1 : tensor<8x16xf32>, tensor<8xf32>, tensor<8xf32>, tensor<f32>
  }
}
