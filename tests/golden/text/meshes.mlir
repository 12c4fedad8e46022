// RUN: tpucc
module @jit {
  sdy.mesh @mesh = <["i"=8, "j"=2]> {stablehlo.mesh = {axes = [{name = "i", size = 8 : i64}]}}
  "sdy.mesh"() <{mesh = #sdy.mesh<["x"=2]>, sym_name = "mesh2"}> : () -> ()
  sdy.mesh @empty_mesh = <[]> loc("x")
  func.func public @main(%arg0: tensor<2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"i"}]>}) -> tensor<2xf32> {
    return %arg0 : tensor<2xf32>
  }
  sdy.mesh @last = <[], device_ids=[0]>
}
// ----
module @jit {
  func.func public @main(%arg0: tensor<2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"i"}]>}) -> tensor<2xf32> {
    return %arg0 : tensor<2xf32>
  }
}
