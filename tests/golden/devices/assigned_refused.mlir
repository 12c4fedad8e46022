// RUN(1): tpucc --passes=devices
module attributes {mhlo.num_partitions = 2 : i32} {
  func.func @main(%x: tensor<4xf32>, %n: tensor<i32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %0 = stablehlo.negate %x {tpu.partition = 2 : i64} : tensor<4xf32>
    %1 = "stablehlo.case"(%n) ({
      %2 = stablehlo.abs %x {tpu.partition = 1 : i64} : tensor<4xf32>
      stablehlo.return %2 : tensor<4xf32>
    }) : (tensor<i32>) -> tensor<4xf32>
    return %0, %1 : tensor<4xf32>, tensor<4xf32>
  }
}
// ----
assigned_refused.mlir:4:10: error: negate: tpu.partition is 2, the program runs on 2 partitions [bad-attribute]
  help: mhlo.num_partitions of the module says how many there are
assigned_refused.mlir:6:12: error: abs: tpu.partition inside of case, all of which runs on one partition or on every one [bad-attribute]
  help: give tpu.partition to the case, or to ops outside of it
