// RUN: tpucc --stop-after=shapes
// As many steps as any start needs, jax.lax.fori_loop(0, 64, ..); the state stays once the error is small.
module @jit_f attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<f32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.add %0, %cst : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2:2 = stablehlo.while(%iterArg = %c, %iterArg_0 = %1) : tensor<i32>, tensor<f32>
    cond {
      %c_1 = stablehlo.constant dense<64> : tensor<i32>
      %3 = stablehlo.compare LT, %iterArg, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %3 = stablehlo.multiply %iterArg_0, %iterArg_0 : tensor<f32>
      %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %4 = stablehlo.subtract %3, %cst_1 : tensor<f32>
      %5 = stablehlo.abs %4 : tensor<f32>
      %cst_2 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %6 = stablehlo.compare GT, %5, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %7 = stablehlo.divide %cst_1, %iterArg_0 : tensor<f32>
      %8 = stablehlo.add %iterArg_0, %7 : tensor<f32>
      %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %9 = stablehlo.multiply %cst_3, %8 : tensor<f32>
      %10 = stablehlo.select %6, %9, %iterArg_0 : tensor<i1>, tensor<f32>
      %c_4 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.add %iterArg, %c_4 : tensor<i32>
      stablehlo.return %11, %10 : tensor<i32>, tensor<f32>
    }
    return %2#1 : tensor<f32>
  }
}
// ----
module @jit_f attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<f32>
    %1 = stablehlo.constant dense<1.0> : tensor<f32>
    %2 = stablehlo.add %0, %1 : tensor<f32>
    %3 = stablehlo.constant dense<0> : tensor<i32>
    %4:2 = stablehlo.while(%arg1 = %3, %arg2 = %2) : tensor<i32>, tensor<f32> attributes {tpu.trip_count = 64 : i64}
    cond {
      %5 = stablehlo.constant dense<64> : tensor<i32>
      %6 = stablehlo.compare LT, %arg1, %5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %5 = stablehlo.multiply %arg2, %arg2 : tensor<f32>
      %6 = stablehlo.constant dense<2.0> : tensor<f32>
      %7 = stablehlo.subtract %5, %6 : tensor<f32>
      %8 = stablehlo.abs %7 : tensor<f32>
      %9 = stablehlo.constant dense<0.00001> : tensor<f32>
      %10 = stablehlo.compare GT, %8, %9, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %11 = stablehlo.divide %6, %arg2 : tensor<f32>
      %12 = stablehlo.add %arg2, %11 : tensor<f32>
      %13 = stablehlo.constant dense<0.5> : tensor<f32>
      %14 = stablehlo.multiply %13, %12 : tensor<f32>
      %15 = stablehlo.select %10, %14, %arg2 : tensor<i1>, tensor<f32>
      %16 = stablehlo.constant dense<1> : tensor<i32>
      %17 = stablehlo.add %arg1, %16 : tensor<i32>
      stablehlo.return %17, %15 : tensor<i32>, tensor<f32>
    }
    return %4#1 : tensor<f32>
  }
}
