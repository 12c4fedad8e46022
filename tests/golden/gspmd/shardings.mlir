// RUN: tpucc --passes=gspmd
module attributes {mhlo.num_partitions = 8 : i32} {
  func.func @main(%a: tensor<8x16xf32> {mhlo.sharding = "{devices=[2,1,4]<=[8] last_tile_dim_replicate}"}, %b: tensor<8x16xf32> {mhlo.sharding = "{replicated}"}) -> (tensor<8x16xf32> {mhlo.sharding = "{devices=[1,8]<=[8]}"}) {
    %0 = stablehlo.add %a, %b : tensor<8x16xf32>
    %1 = stablehlo.custom_call @Sharding(%0) {mhlo.sharding = "{devices=[4,2]<=[2,4]T(1,0)}"} : (tensor<8x16xf32>) -> tensor<8x16xf32>
    return %1 : tensor<8x16xf32>
  }
}
// ----
module attributes {mhlo.num_partitions = 8 : i32} {
  func.func @main(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<mesh<["g0"=2, "g1"=2, "g2"=2]>, [{"g0"}, {}]>}, %b: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<mesh<["g0"=2, "g1"=2, "g2"=2]>, [{}, {}]>}) -> (tensor<8x16xf32> {sdy.sharding = #sdy.sharding<mesh<["g0"=2, "g1"=2, "g2"=2]>, [{}, {"g0", "g1", "g2"}]>}) {
    %0 = stablehlo.add %a, %b : tensor<8x16xf32>
    %1 = sdy.sharding_constraint %0 <mesh<["g0"=2, "g1"=2, "g2"=2]>, [{"g1", "g2"}, {"g0"}]> : tensor<8x16xf32>
    return %1 : tensor<8x16xf32>
  }
}
