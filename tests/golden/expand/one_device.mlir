// RUN: tpucc --passes=expand
// Nobody else is there: no exchange.
func.func @main(%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<ui32>) {
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<0> : tensor<1x1xi64>}> ({
      ^bb0(%a: tensor<f32>, %b: tensor<f32>):
        %c = stablehlo.add %a, %b : tensor<f32>
        stablehlo.return %c : tensor<f32>
    }) : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
  %2 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<0> : tensor<1x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
  %3 = stablehlo.replica_id : tensor<ui32>
  return %0, %1, %2, %3 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<ui32>
}
// ----
module {
  func.func @main(%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<ui32>) {
    %0 = stablehlo.concatenate %x, dim = 0 : (tensor<2xf32>) -> tensor<2xf32>
    %1 = stablehlo.constant dense<0> : tensor<ui32>
    return %x, %0, %x, %1 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<ui32>
  }
}
