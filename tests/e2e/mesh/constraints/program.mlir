module @jit__lambda attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<16x24xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) -> (tensor<24x16xf32> {jax.result_info = "result", sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}]>}) {
    %0 = sdy.sharding_constraint %arg0 <@mesh, [{"y"}, {"x"}]> : tensor<16x24xf32>
    %1 = stablehlo.sine %0 : tensor<16x24xf32>
    %2 = sdy.sharding_constraint %1 <@mesh, [{}, {"y", "x"}]> : tensor<16x24xf32>
    %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<16x24xf32>) -> tensor<24x16xf32>
    %4 = sdy.sharding_constraint %3 <@mesh, [{"x"}, {}]> : tensor<24x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24x16xf32>
    %6 = stablehlo.add %4, %5 : tensor<24x16xf32>
    return %6 : tensor<24x16xf32>
  }
}
