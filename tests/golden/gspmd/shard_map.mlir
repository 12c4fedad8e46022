// RUN: tpucc --passes=gspmd
module attributes {mhlo.num_partitions = 4 : i32} {
  func.func @main(%a: tensor<8xf32>, %b: tensor<8xf32>) -> (tensor<8xf32>, tensor<2xf32>) {
    %0 = stablehlo.custom_call @Sharding(%a) {mhlo.sharding = "{devices=[4]<=[4]}"} : (tensor<8xf32>) -> tensor<8xf32>
    %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {mhlo.sharding = "{manual}"} : (tensor<8xf32>) -> tensor<2xf32>
    %2 = stablehlo.custom_call @Sharding(%b) {mhlo.sharding = "{replicated}"} : (tensor<8xf32>) -> tensor<8xf32>
    %3 = stablehlo.custom_call @SPMDFullToShardShape(%2) {mhlo.sharding = "{manual}"} : (tensor<8xf32>) -> tensor<8xf32>
    %4:2 = call @body(%1, %3) : (tensor<2xf32>, tensor<8xf32>) -> (tensor<2xf32>, tensor<2xf32>)
    %5 = stablehlo.custom_call @Sharding(%4#0) {mhlo.sharding = "{manual}"} : (tensor<2xf32>) -> tensor<2xf32>
    %6 = stablehlo.custom_call @SPMDShardToFullShape(%5) {mhlo.sharding = "{devices=[4]<=[4]}"} : (tensor<2xf32>) -> tensor<8xf32>
    %7 = stablehlo.custom_call @Sharding(%4#1) {mhlo.sharding = "{manual}"} : (tensor<2xf32>) -> tensor<2xf32>
    %8 = stablehlo.custom_call @SPMDShardToFullShape(%7) {mhlo.sharding = "{replicated}"} : (tensor<2xf32>) -> tensor<2xf32>
    return %6, %8 : tensor<8xf32>, tensor<2xf32>
  }
  func.func private @body(%x: tensor<2xf32>, %y: tensor<8xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
    %0 = stablehlo.slice %y [0:2] : (tensor<8xf32>) -> tensor<2xf32>
    %1 = stablehlo.add %x, %0 : tensor<2xf32>
    return %1, %0 : tensor<2xf32>, tensor<2xf32>
  }
}
// ----
module attributes {mhlo.num_partitions = 4 : i32} {
  func.func @main(%a: tensor<8xf32>, %b: tensor<8xf32>) -> (tensor<8xf32>, tensor<2xf32>) {
    %0 = sdy.sharding_constraint %a <mesh<["g0"=2, "g1"=2]>, [{"g0", "g1"}]> : tensor<8xf32>
    %1 = sdy.sharding_constraint %b <mesh<["g0"=2, "g1"=2]>, [{}]> : tensor<8xf32>
    %2:2 = sdy.manual_computation(%0, %1) in_shardings=[<mesh<["g0"=2, "g1"=2]>, [{"g0", "g1"}]>, <mesh<["g0"=2, "g1"=2]>, [{}]>] out_shardings=[<mesh<["g0"=2, "g1"=2]>, [{"g0", "g1"}]>, <mesh<["g0"=2, "g1"=2]>, [{}]>] manual_axes={"g0", "g1"} (%arg0: tensor<2xf32>, %arg1: tensor<8xf32>) {
      %3:2 = func.call @body(%arg0, %arg1) : (tensor<2xf32>, tensor<8xf32>) -> (tensor<2xf32>, tensor<2xf32>)
      sdy.return %3#0, %3#1 : tensor<2xf32>, tensor<2xf32>
    } : (tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<2xf32>)
    return %2#0, %2#1 : tensor<8xf32>, tensor<2xf32>
  }
  func.func private @body(%x: tensor<2xf32>, %y: tensor<8xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
    %0 = stablehlo.slice %y [0:2] : (tensor<8xf32>) -> tensor<2xf32>
    %1 = stablehlo.add %x, %0 : tensor<2xf32>
    return %1, %0 : tensor<2xf32>, tensor<2xf32>
  }
}
