// RUN: tpucc --passes=fold,cse,dce
// An op between devices that nobody uses goes, equal ones are one, and none is evaluated when compiling, whatever its operands are.
module attributes {mhlo.num_replicas = 2 : i32} {
func.func @main(%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<ui32>) {
  %c = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %a = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
  %b = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
  %d = "stablehlo.collective_permute"(%c) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
  %e = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[1, 0]]> : tensor<1x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
  %i = stablehlo.replica_id : tensor<ui32>
  %j = stablehlo.partition_id : tensor<ui32>
  %k = stablehlo.replica_id : tensor<ui32>
  %l = stablehlo.add %i, %k : tensor<ui32>
  return %a, %b, %d, %l : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<ui32>
}
}
// ----
module attributes {mhlo.num_replicas = 2 : i32} {
  func.func @main(%x: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<ui32>) {
    %0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
    %1 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
    %2 = "stablehlo.collective_permute"(%0) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
    %3 = stablehlo.replica_id : tensor<ui32>
    %4 = stablehlo.add %3, %3 : tensor<ui32>
    return %1, %1, %2, %4 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<ui32>
  }
}
