// RUN(1): tpucc --stop-after=shapes
// jax.lax.switch(index, [lambda x: x, lambda x: x + 1, lambda x: x * x], x)
module @jit_f attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x6xf32>, %arg1: tensor<i32>) -> (tensor<4x6xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %0 = stablehlo.clamp %c, %arg1, %c_0 : tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      stablehlo.return %arg0 : tensor<4x6xf32>
    }, {
      %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
      %3 = stablehlo.add %arg0, %2 : tensor<4x6xf32>
      stablehlo.return %3 : tensor<4x6xf32>
    }, {
      %2 = stablehlo.multiply %arg0, %arg0 : tensor<4x6xf32>
      stablehlo.return %2 : tensor<4x6xf32>
    }) : (tensor<i32>) -> tensor<4x6xf32>
    return %1 : tensor<4x6xf32>
  }
}
// ----
jax_switch.mlir:8:10: error: case: which branch it takes is known only when the model runs [data-dependent-control-flow]
  jax_switch.mlir:7:10: note: it depends on the result of clamp '%0': tensor<i32>
  note: made from input 1 '%arg1': tensor<i32>
  help: compute all branches and choose with an indicator: stablehlo.select(%0 (clamp, line 7) == 0, %arg0, stablehlo.select(%0 (clamp, line 7) == 1, %3 (add, line 13), %2 (multiply, line 16))); --control-flow=select does that, --control-flow=dynamic compiles real branches
  help: or give it a number when the model is compiled: --dim arg1=..
