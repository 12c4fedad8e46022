// two layers on two partitions, the mean of four replicas
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
// -----
// forth and back, in a loop between them
module attributes {mhlo.num_partitions = 3 : i32} {
  func.func @main(%x: tensor<200x9xf32>) -> (tensor<200x9xf32>, tensor<200xf32>) {
    %0 = stablehlo.abs %x {tpu.partition = 2 : i64} : tensor<200x9xf32>
    %1 = stablehlo.add %0, %x {tpu.partition = 1 : i64} : tensor<200x9xf32>
    %2 = stablehlo.maximum %1, %0 {tpu.partition = 2 : i64} : tensor<200x9xf32>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %three = stablehlo.constant dense<3> : tensor<i32>
    %loop:2 = stablehlo.while(%i = %zero, %s = %2) : tensor<i32>, tensor<200x9xf32>
    cond {
      %p = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %n = stablehlo.add %i, %one : tensor<i32>
      %t = stablehlo.add %s, %1 : tensor<200x9xf32>
      stablehlo.return %n, %t : tensor<i32>, tensor<200x9xf32>
    }
    %c = stablehlo.constant dense<0.0> : tensor<f32>
    %3 = stablehlo.reduce(%loop#1 init: %c) applies stablehlo.add across dimensions = [1] {tpu.partition = 0 : i64} : (tensor<200x9xf32>, tensor<f32>) -> tensor<200xf32>
    return %1, %3 : tensor<200x9xf32>, tensor<200xf32>
  }
}
// -----
// nobody needs what partition 1 makes
module attributes {mhlo.num_partitions = 2 : i32} {
  func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.add %x, %x : tensor<4xf32>
    %1 = stablehlo.negate %x {tpu.partition = 1 : i64} : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
