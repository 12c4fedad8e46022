// RUN(1): tpucc --stop-after=shapes
// jax.lax.cond(jnp.sum(x) > 0, jnp.sin, lambda x: 2 * x, x), as JAX prints it.
module @jit_f attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x6xf32>) -> (tensor<4x6xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.compare GT, %0, %cst_0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = stablehlo.convert %1 : (tensor<i1>) -> tensor<i32>
    %3 = "stablehlo.case"(%2) ({
      %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
      %5 = stablehlo.multiply %arg0, %4 : tensor<4x6xf32>
      stablehlo.return %5 : tensor<4x6xf32>
    }, {
      %4 = stablehlo.sine %arg0 : tensor<4x6xf32>
      stablehlo.return %4 : tensor<4x6xf32>
    }) : (tensor<i32>) -> tensor<4x6xf32>
    return %3 : tensor<4x6xf32>
  }
}
// ----
jax_cond.mlir:10:10: error: case: which branch it takes is known only when the model runs [data-dependent-control-flow]
  jax_cond.mlir:9:10: note: it depends on the result of convert '%2': tensor<i32>
  jax_cond.mlir:8:10: note: made from the result of compare '%1': tensor<i1>
  jax_cond.mlir:6:10: note: made from the result of reduce '%0': tensor<f32>
  note: made from input 0 '%arg0': tensor<4x6xf32>
  help: compute all branches and choose with an indicator: stablehlo.select(%2 (convert, line 9) == 0, %5 (multiply, line 13), %4 (sine, line 16)); --control-flow=select does that, --control-flow=dynamic compiles real branches
