module @jit_special attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<30xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<30xf32>
    %1 = stablehlo.exponential %0 : tensor<30xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %3 = stablehlo.add %2, %1 : tensor<30xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %5 = stablehlo.divide %4, %3 : tensor<30xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %7 = stablehlo.add %5, %6 : tensor<30xf32>
    %8 = chlo.lgamma %7 : tensor<30xf32> -> tensor<30xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %10 = stablehlo.add %5, %9 : tensor<30xf32>
    %11 = chlo.digamma %10 : tensor<30xf32> -> tensor<30xf32>
    %12 = stablehlo.add %8, %11 : tensor<30xf32>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<30xf32>
    %14 = stablehlo.multiply %5, %13 : tensor<30xf32>
    %15 = chlo.erf_inv %14 : tensor<30xf32> -> tensor<30xf32>
    %16 = stablehlo.add %12, %15 : tensor<30xf32>
    %17 = stablehlo.atan2 %arg0, %5 : tensor<30xf32>
    %18 = stablehlo.add %16, %17 : tensor<30xf32>
    %19 = stablehlo.cbrt %5 : tensor<30xf32>
    %20 = stablehlo.add %18, %19 : tensor<30xf32>
    %21 = stablehlo.power %5, %arg0 : tensor<30xf32>
    %22 = stablehlo.add %20, %21 : tensor<30xf32>
    %23 = chlo.asinh %arg0 : tensor<30xf32> -> tensor<30xf32>
    %24 = stablehlo.add %22, %23 : tensor<30xf32>
    %25 = stablehlo.log_plus_one %5 : tensor<30xf32>
    %26 = stablehlo.add %24, %25 : tensor<30xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<30xf32>, tensor<f32>) -> tensor<f32>
    return %27 : tensor<f32>
  }
}
