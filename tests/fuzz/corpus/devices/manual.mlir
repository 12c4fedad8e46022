module attributes {mhlo.num_partitions = 8 : i32} {
  sdy.mesh @m = <["x"=2, "y"=4]>
  func.func @main(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"y"}, {}]>}) -> tensor<16xf32> {
    %0 = stablehlo.abs %a : tensor<8x16xf32>
    %1 = sdy.manual_computation(%0) in_shardings=[<@m, [{"x"}, {"y"}]>] out_shardings=[<@m, [{"y", "x"}]>] manual_axes={"x", "y"} (%b: tensor<4x4xf32>) {
      %2 = stablehlo.slice %b [0:1, 0:2] : (tensor<4x4xf32>) -> tensor<1x2xf32>
      %3 = stablehlo.reshape %2 : (tensor<1x2xf32>) -> tensor<2xf32>
      sdy.return %3 : tensor<2xf32>
    } : (tensor<8x16xf32>) -> tensor<16xf32>
    %4 = stablehlo.negate %1 : tensor<16xf32>
    return %4 : tensor<16xf32>
  }
}
