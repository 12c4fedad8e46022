module @jit_one attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<i32> loc("symbol"), %arg1: tensor<160xf32> loc("h"), %arg2: tensor<160xf32> loc("c"), %arg3: tensor<96x64xf32> loc("embedding"), %arg4: tensor<64x640xf32> loc("input_weight"), %arg5: tensor<160x640xf32> loc("hidden_weight"), %arg6: tensor<640xf32> loc("gates_bias"), %arg7: tensor<160x96xf32> loc("output_weight"), %arg8: tensor<96xf32> loc("output_bias")) -> (tensor<96xf32> {jax.result_info = "result[0]"}, tensor<160xf32> {jax.result_info = "result[1]"}, tensor<160xf32> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<96> : tensor<i32>
    %1 = stablehlo.add %arg0, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg0 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare LT, %c_1, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<64> : tensor<i32>
    %4 = stablehlo.add %c_3, %c_4 : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.select %3, %4, %c_5 : tensor<i1>, tensor<i32>
    %6 = stablehlo.dynamic_slice %arg3, %2, %5, sizes = [1, 64] : (tensor<96x64xf32>, tensor<i32>, tensor<i32>) -> tensor<1x64xf32>
    %7 = stablehlo.reshape %6 : (tensor<1x64xf32>) -> tensor<64xf32>
    %8 = stablehlo.dot_general %7, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64xf32>, tensor<64x640xf32>) -> tensor<640xf32>
    %9 = stablehlo.add %8, %arg6 : tensor<640xf32>
    %10 = stablehlo.dot_general %arg1, %arg5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<160xf32>, tensor<160x640xf32>) -> tensor<640xf32>
    %11 = stablehlo.add %9, %10 : tensor<640xf32>
    %12 = stablehlo.slice %11 [0:160] : (tensor<640xf32>) -> tensor<160xf32>
    %13 = stablehlo.slice %11 [160:320] : (tensor<640xf32>) -> tensor<160xf32>
    %14 = stablehlo.slice %11 [320:480] : (tensor<640xf32>) -> tensor<160xf32>
    %15 = stablehlo.slice %11 [480:640] : (tensor<640xf32>) -> tensor<160xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<160xf32>
    %17 = stablehlo.add %13, %16 : tensor<160xf32>
    %18 = stablehlo.negate %17 : tensor<160xf32>
    %19 = stablehlo.exponential %18 : tensor<160xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<160xf32>
    %21 = stablehlo.add %20, %19 : tensor<160xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<160xf32>
    %23 = stablehlo.divide %22, %21 : tensor<160xf32>
    %24 = stablehlo.multiply %23, %arg2 : tensor<160xf32>
    %25 = stablehlo.negate %12 : tensor<160xf32>
    %26 = stablehlo.exponential %25 : tensor<160xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<160xf32>
    %28 = stablehlo.add %27, %26 : tensor<160xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<160xf32>
    %30 = stablehlo.divide %29, %28 : tensor<160xf32>
    %31 = stablehlo.tanh %15 : tensor<160xf32>
    %32 = stablehlo.multiply %30, %31 : tensor<160xf32>
    %33 = stablehlo.add %24, %32 : tensor<160xf32>
    %34 = stablehlo.negate %14 : tensor<160xf32>
    %35 = stablehlo.exponential %34 : tensor<160xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<160xf32>
    %37 = stablehlo.add %36, %35 : tensor<160xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<160xf32>
    %39 = stablehlo.divide %38, %37 : tensor<160xf32>
    %40 = stablehlo.tanh %33 : tensor<160xf32>
    %41 = stablehlo.multiply %39, %40 : tensor<160xf32>
    %42 = stablehlo.dot_general %41, %arg7, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<160xf32>, tensor<160x96xf32>) -> tensor<96xf32>
    %43 = stablehlo.add %42, %arg8 : tensor<96xf32>
    return %43, %41, %33 : tensor<96xf32>, tensor<160xf32>, tensor<160xf32>
  }
}
