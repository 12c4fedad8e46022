// A network of two layers on two partitions, in four replicas: the first layer is done on partition 0, the second on partition 1, each replica has inputs of
// its own, and all of them get the mean of their outputs.
module @stages attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 4 : i32} {
  func.func @main(%x: tensor<4xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
    %h = func.call @first(%x) {tpu.partition = 0 : i64} : (tensor<4xf32>) -> tensor<3xf32>
    %y = func.call @second(%h) {tpu.partition = 1 : i64} : (tensor<3xf32>) -> tensor<2xf32>
    %sum = "stablehlo.all_reduce"(%y) <{replica_groups = dense<> : tensor<0x0xi64>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
    }) : (tensor<2xf32>) -> tensor<2xf32>
    %n = stablehlo.constant dense<4.0> : tensor<2xf32>
    %mean = stablehlo.divide %sum, %n : tensor<2xf32>
    return %y, %mean : tensor<2xf32>, tensor<2xf32>
  }
  func.func private @first(%x: tensor<4xf32>) -> tensor<3xf32> {
    %w = stablehlo.constant dense<[[1.0, 0.0, -1.0], [0.0, 1.0, 0.0], [2.0, 0.0, 1.0], [0.0, -1.0, 1.0]]> : tensor<4x3xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<3xf32>
    %0 = stablehlo.dot_general %x, %w, contracting_dims = [0] x [0] : (tensor<4xf32>, tensor<4x3xf32>) -> tensor<3xf32>
    %1 = stablehlo.maximum %0, %zero : tensor<3xf32>
    return %1 : tensor<3xf32>
  }
  func.func private @second(%h: tensor<3xf32>) -> tensor<2xf32> {
    %w = stablehlo.constant dense<[[1.0, 1.0], [1.0, -1.0], [0.5, 2.0]]> : tensor<3x2xf32>
    %0 = stablehlo.dot_general %h, %w, contracting_dims = [0] x [0] : (tensor<3xf32>, tensor<3x2xf32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
