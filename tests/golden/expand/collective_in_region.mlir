// RUN(1): tpucc --passes=expand
module attributes {mhlo.num_replicas = 2 : i32} {
  func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
    %r = "stablehlo.all_reduce"(%x) <{replica_groups = dense<> : tensor<0x0xi64>}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %s = "stablehlo.collective_permute"(%q) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<f32>) -> tensor<f32>
      %e = stablehlo.add %p, %s : tensor<f32>
      stablehlo.return %e : tensor<f32>
    }) : (tensor<8xf32>) -> tensor<8xf32>
    return %r : tensor<8xf32>
  }
}
// ----
collective_in_region.mlir:6:12: error: collective_permute: in the region of all_reduce, which is computed element by element [unsupported-op]
  help: take it out of the region
