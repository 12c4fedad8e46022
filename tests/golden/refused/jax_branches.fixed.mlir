// RUN: tpucc --stop-after=shapes
// The same with jnp.where, jnp.select and a loop of 64 steps.
// input 1: range(0, 2)
// tolerance: 1e-5
module @jit_flat_function attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x6xf32>, %arg1: tensor<i32>) -> (tensor<4x6xf32> {jax.result_info = "result[0]"}, tensor<4x6xf32> {jax.result_info = "result[1]"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %1 = stablehlo.compare GT, %0, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<4x6xf32>
    %2 = stablehlo.multiply %arg0, %cst_0 : tensor<4x6xf32>
    %3 = stablehlo.sine %arg0 : tensor<4x6xf32>
    %4 = stablehlo.select %1, %3, %2 : tensor<i1>, tensor<4x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<1> : tensor<i32>
    %5 = stablehlo.compare LE, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = stablehlo.compare EQ, %arg1, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<4x6xf32>
    %7 = stablehlo.add %arg0, %cst_2 : tensor<4x6xf32>
    %8 = stablehlo.multiply %arg0, %arg0 : tensor<4x6xf32>
    %9 = stablehlo.select %6, %7, %8 : tensor<i1>, tensor<4x6xf32>
    %10 = stablehlo.select %5, %arg0, %9 : tensor<i1>, tensor<4x6xf32>
    %11 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<4x6xf32>) -> tensor<1x1xf32>
    %12 = stablehlo.reshape %11 : (tensor<1x1xf32>) -> tensor<f32>
    %13 = stablehlo.multiply %12, %12 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.add %13, %cst_3 : tensor<f32>
    %15:2 = stablehlo.while(%iterArg = %c, %iterArg_4 = %14) : tensor<i32>, tensor<f32>
    cond {
      %c_5 = stablehlo.constant dense<64> : tensor<i32>
      %16 = stablehlo.compare LT, %iterArg, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %16 : tensor<i1>
    } do {
      %16 = stablehlo.multiply %iterArg_4, %iterArg_4 : tensor<f32>
      %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %17 = stablehlo.subtract %16, %cst_5 : tensor<f32>
      %18 = stablehlo.abs %17 : tensor<f32>
      %cst_6 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %19 = stablehlo.compare GT, %18, %cst_6, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %20 = stablehlo.divide %cst_5, %iterArg_4 : tensor<f32>
      %21 = stablehlo.add %iterArg_4, %20 : tensor<f32>
      %cst_7 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %22 = stablehlo.multiply %cst_7, %21 : tensor<f32>
      %23 = stablehlo.select %19, %22, %iterArg_4 : tensor<i1>, tensor<f32>
      %24 = stablehlo.add %iterArg, %c_1 : tensor<i32>
      stablehlo.return %24, %23 : tensor<i32>, tensor<f32>
    }
    return %4, %10, %15#1 : tensor<4x6xf32>, tensor<4x6xf32>, tensor<f32>
  }
}
// ----
module @jit_flat_function attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x6xf32>, %arg1: tensor<i32>) -> (tensor<4x6xf32> {jax.result_info = "result[0]"}, tensor<4x6xf32> {jax.result_info = "result[1]"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = stablehlo.reduce(%arg0 init: %0) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.compare GT, %1, %0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = stablehlo.constant dense<2.0> : tensor<4x6xf32>
    %4 = stablehlo.multiply %arg0, %3 : tensor<4x6xf32>
    %5 = stablehlo.sine %arg0 : tensor<4x6xf32>
    %6 = stablehlo.select %2, %5, %4 : tensor<i1>, tensor<4x6xf32>
    %7 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.constant dense<1> : tensor<i32>
    %9 = stablehlo.compare LE, %arg1, %7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.compare EQ, %arg1, %8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %11 = stablehlo.constant dense<1.0> : tensor<4x6xf32>
    %12 = stablehlo.add %arg0, %11 : tensor<4x6xf32>
    %13 = stablehlo.multiply %arg0, %arg0 : tensor<4x6xf32>
    %14 = stablehlo.select %10, %12, %13 : tensor<i1>, tensor<4x6xf32>
    %15 = stablehlo.select %9, %arg0, %14 : tensor<i1>, tensor<4x6xf32>
    %16 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<4x6xf32>) -> tensor<1x1xf32>
    %17 = stablehlo.reshape %16 : (tensor<1x1xf32>) -> tensor<f32>
    %18 = stablehlo.multiply %17, %17 : tensor<f32>
    %19 = stablehlo.constant dense<1.0> : tensor<f32>
    %20 = stablehlo.add %18, %19 : tensor<f32>
    %21:2 = stablehlo.while(%arg2 = %7, %arg3 = %20) : tensor<i32>, tensor<f32> attributes {tpu.trip_count = 64 : i64}
    cond {
      %22 = stablehlo.constant dense<64> : tensor<i32>
      %23 = stablehlo.compare LT, %arg2, %22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %23 : tensor<i1>
    } do {
      %22 = stablehlo.multiply %arg3, %arg3 : tensor<f32>
      %23 = stablehlo.constant dense<2.0> : tensor<f32>
      %24 = stablehlo.subtract %22, %23 : tensor<f32>
      %25 = stablehlo.abs %24 : tensor<f32>
      %26 = stablehlo.constant dense<1.0e-06> : tensor<f32>
      %27 = stablehlo.compare GT, %25, %26, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %28 = stablehlo.divide %23, %arg3 : tensor<f32>
      %29 = stablehlo.add %arg3, %28 : tensor<f32>
      %30 = stablehlo.constant dense<0.5> : tensor<f32>
      %31 = stablehlo.multiply %30, %29 : tensor<f32>
      %32 = stablehlo.select %27, %31, %arg3 : tensor<i1>, tensor<f32>
      %33 = stablehlo.add %arg2, %8 : tensor<i32>
      stablehlo.return %33, %32 : tensor<i32>, tensor<f32>
    }
    return %6, %15, %21#1 : tensor<4x6xf32>, tensor<4x6xf32>, tensor<f32>
  }
}
