module @jit attributes {mhlo.num_partitions = 16 : i32} {
  sdy.mesh @mesh = <["i"=8, "j"=2]> {stablehlo.mesh = {axes = [{name = "i", size = 8 : i64}]}}
  "sdy.mesh"() <{mesh = #sdy.mesh<["x"=2], device_ids=[1, 0]>, sym_name = "mesh2"}> : () -> ()
  sdy.mesh @empty_mesh = <[]> loc("x")
  func.func public @main(%arg0: tensor<8x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"i"}p0, {?}], replicated={"j"}>}) -> (tensor<8x16xf32>, tensor<8x2xf32>) {
    %0 = sdy.sharding_constraint %arg0 <@mesh, [{"i", ?}, {"j"}]> {x = 1 : i64} : tensor<8x2xf32>
    %1 = "sdy.sharding_constraint"(%0) <{sharding = #sdy.sharding<mesh<["a"=4, "b"=4]>, [{"a"}, {}]>}> : (tensor<8x2xf32>) -> tensor<8x2xf32>
    %2:2 = sdy.manual_computation(%1, %0) in_shardings=[<@mesh, [{"i"}, {"j"}]>, <@empty_mesh, [{}, {}]>] out_shardings=[<@mesh, [{}, {"i", "j"}]>, <@mesh, [{"i"}, {}]>] manual_axes={"i", "j"} (%arg1: tensor<1x1xf32>, %arg2: tensor<8x2xf32>) {
      %3 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<8x1xf32>
      %4 = stablehlo.slice %arg2 [0:1, 0:2] : (tensor<8x2xf32>) -> tensor<1x2xf32>
      sdy.return %3, %4 : tensor<8x1xf32>, tensor<1x2xf32>
    } {y} : (tensor<8x2xf32>, tensor<8x2xf32>) -> (tensor<8x16xf32>, tensor<8x2xf32>)
    %5 = "sdy.manual_computation"() <{in_shardings = #sdy.sharding_per_value<[]>, manual_axes = #sdy<manual_axes{}>, out_shardings = #sdy.sharding_per_value<[<@mesh, []>]>}> ({
      %6 = stablehlo.constant dense<1.0> : tensor<f32>
      "sdy.return"(%6) : (tensor<f32>) -> ()
    }) : () -> tensor<f32>
    return {sdy.x} %2#0, %2#1 : tensor<8x16xf32>, tensor<8x2xf32>
  }
  sdy.mesh @last = <[], device_ids=[0]>
}
