// RUN: tpucc --stop-after=shapes
// jnp.select([index <= 0, index == 1], [x, x + 1], x * x)
// input 1: range(0, 3)
module @jit_f attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x6xf32>, %arg1: tensor<i32>) -> (tensor<4x6xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LE, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.compare EQ, %arg1, %c_0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %3 = stablehlo.add %arg0, %2 : tensor<4x6xf32>
    %4 = stablehlo.multiply %arg0, %arg0 : tensor<4x6xf32>
    %5 = stablehlo.select %1, %3, %4 : tensor<i1>, tensor<4x6xf32>
    %6 = stablehlo.select %0, %arg0, %5 : tensor<i1>, tensor<4x6xf32>
    return %6 : tensor<4x6xf32>
  }
}
// ----
module @jit_f attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x6xf32>, %arg1: tensor<i32>) -> (tensor<4x6xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LE, %arg1, %0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %2 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.compare EQ, %arg1, %2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %4 = stablehlo.constant dense<1.0> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<4x6xf32>
    %7 = stablehlo.multiply %arg0, %arg0 : tensor<4x6xf32>
    %8 = stablehlo.select %3, %6, %7 : tensor<i1>, tensor<4x6xf32>
    %9 = stablehlo.select %1, %arg0, %8 : tensor<i1>, tensor<4x6xf32>
    return %9 : tensor<4x6xf32>
  }
}
