// RUN: tpucc --passes=partition
module attributes {mhlo.num_partitions = 1 : i32} {
  sdy.mesh @m = <["x"=1]>
  func.func @main(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}) -> tensor<8x16xf32> {
    %0 = sdy.sharding_constraint %a <@m, [{}, {"x"}]> : tensor<8x16xf32>
    %1 = sdy.manual_computation(%0) in_shardings=[<@m, [{"x"}, {}]>] out_shardings=[<@m, [{"x"}, {}]>] manual_axes={"x"} (%b: tensor<8x16xf32>) {
      sdy.return %b : tensor<8x16xf32>
    } : (tensor<8x16xf32>) -> tensor<8x16xf32>
    return %1 : tensor<8x16xf32>
  }
}
// ----
module attributes {mhlo.num_partitions = 1 : i32} {
  func.func @main(%a: tensor<8x16xf32>) -> tensor<8x16xf32> {
    return %a : tensor<8x16xf32>
  }
}
