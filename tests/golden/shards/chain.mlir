// RUN: tpucc --passes=expand,canon,shards,dce
// What is made of the first sum goes into its exchange when the second one, which reads the first sum, has been made anew already.
module attributes {mhlo.num_replicas = 2 : i32} {
  func.func public @train(%a: tensor<8xf32> {tpu.variable = "a"}, %b: tensor<8xf32> {tpu.variable = "b"}, %g: tensor<8xf32>) -> (tensor<8xf32> {tpu.variable = "b"}, tensor<8xf32> {tpu.variable = "a"}) {
    %first = "stablehlo.all_reduce"(%g) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %c = stablehlo.add %x, %y : tensor<f32>
      stablehlo.return %c : tensor<f32>
    }) : (tensor<8xf32>) -> tensor<8xf32>
    %second = "stablehlo.all_reduce"(%first) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %c = stablehlo.maximum %x, %y : tensor<f32>
      stablehlo.return %c : tensor<f32>
    }) : (tensor<8xf32>) -> tensor<8xf32>
    %b1 = stablehlo.add %b, %second : tensor<8xf32>
    %a1 = stablehlo.add %a, %first : tensor<8xf32>
    return %b1, %a1 : tensor<8xf32>, tensor<8xf32>
  }
}
// ----
module attributes {mhlo.num_replicas = 2 : i32} {
  func.func public @train(%a: tensor<8xf32> {tpu.variable = "a"}, %b: tensor<8xf32> {tpu.variable = "b"}, %g: tensor<8xf32>) -> (tensor<8xf32> {tpu.variable = "b"}, tensor<8xf32> {tpu.variable = "a"}) {
    %0:2 = "tpu.exchange"(%g) <{tpu.members = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, tpu.shared = true, tpu.collective = "all_reduce"}> ({
    ^bb0(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>):
      %1 = stablehlo.add %arg0, %arg1 : tensor<8xf32>
      %2 = stablehlo.add %a, %1 : tensor<8xf32>
      stablehlo.return %1, %2 : tensor<8xf32>, tensor<8xf32>
    }) : (tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
    %1 = "tpu.exchange"(%0#0) <{tpu.members = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, tpu.shared = true, tpu.collective = "all_reduce"}> ({
    ^bb0(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>):
      %2 = stablehlo.maximum %arg0, %arg1 : tensor<8xf32>
      %3 = stablehlo.add %b, %2 : tensor<8xf32>
      stablehlo.return %3 : tensor<8xf32>
    }) : (tensor<8xf32>) -> tensor<8xf32>
    return %1, %0#1 : tensor<8xf32>, tensor<8xf32>
  }
}
