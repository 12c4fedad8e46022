// RUN(1): tpucc --passes=gspmd
// Programs of 2023 do not say of how many partitions they are.
module {
  func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
    %0 = stablehlo.custom_call @Sharding(%x) {mhlo.sharding = "{devices=[2]0,1}"} : (tensor<8xf32>) -> tensor<8xf32>
    %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {mhlo.sharding = "{manual}"} : (tensor<8xf32>) -> tensor<4xf32>
    %2 = stablehlo.custom_call @SPMDShardToFullShape(%1) {mhlo.sharding = "{devices=[2]0,1}"} : (tensor<4xf32>) -> tensor<8xf32>
    return %2 : tensor<8xf32>
  }
}
// ----
one_partition.mlir:6:10: error: custom_call: @SPMDFullToShardShape makes tensor<4xf32> of tensor<8xf32>, but the module has one partition [shape-mismatch]
  help: write mhlo.num_partitions, of how many devices the shardings are, among the attributes of the module
one_partition.mlir:7:10: error: custom_call: @SPMDShardToFullShape makes tensor<8xf32> of tensor<4xf32>, but the module has one partition [shape-mismatch]
  help: write mhlo.num_partitions, of how many devices the shardings are, among the attributes of the module
