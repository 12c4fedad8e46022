// RUN(1): tpucc --passes=expand
// replica_id in reducer
module attributes {mhlo.num_replicas = 2 : i32} {
  func.func @main(%x: tensor<8xui32>) -> tensor<ui32> {
    %z = stablehlo.constant dense<0> : tensor<ui32>
    %r = "stablehlo.reduce"(%x, %z) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a: tensor<ui32>, %b: tensor<ui32>):
      %i = stablehlo.replica_id : tensor<ui32>
      %c = stablehlo.maximum %a, %i : tensor<ui32>
      %d = stablehlo.add %c, %b : tensor<ui32>
      stablehlo.return %d : tensor<ui32>
    }) : (tensor<8xui32>, tensor<ui32>) -> tensor<ui32>
    return %r : tensor<ui32>
  }
}
// ----
device_in_region.mlir:8:12: error: replica_id: in the region of reduce, which is computed element by element [unsupported-op]
  help: take it out of the region
