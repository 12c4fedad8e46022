// RUN: tpucc --passes=symbols,inline,bind,shapes --dim b=16
module attributes {mhlo.num_partitions = 8 : i32} {
  sdy.mesh @m = <["x"=8]>
  func.func @main(%x: tensor<?x4xf32> {tpu.dims = ["b", ""]}) -> tensor<?x4xf32> {
    %0 = sdy.manual_computation(%x) in_shardings=[<@m, [{"x"}, {}]>] out_shardings=[<@m, [{"x"}, {}]>] manual_axes={"x"} (%y: tensor<?x4xf32>) {
      %1 = stablehlo.abs %y : tensor<?x4xf32>
      sdy.return %1 : tensor<?x4xf32>
    } : (tensor<?x4xf32>) -> tensor<?x4xf32>
    return %0 : tensor<?x4xf32>
  }
}
// ----
module attributes {mhlo.num_partitions = 8 : i32} {
  sdy.mesh @m = <["x"=8]>
  func.func @main(%x: tensor<16x4xf32> {tpu.dims = ["b", ""]}) -> tensor<16x4xf32> {
    %0 = sdy.manual_computation(%x) in_shardings=[<@m, [{"x"}, {}]>] out_shardings=[<@m, [{"x"}, {}]>] manual_axes={"x"} (%arg0: tensor<2x4xf32>) {
      %1 = stablehlo.abs %arg0 : tensor<2x4xf32>
      sdy.return %1 : tensor<2x4xf32>
    } : (tensor<16x4xf32>) -> tensor<16x4xf32>
    return %0 : tensor<16x4xf32>
  }
}
