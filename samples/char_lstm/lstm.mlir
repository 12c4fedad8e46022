module @jit_network attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32x64xi32> loc("symbols"), %arg1: tensor<96x64xf32> loc("embedding"), %arg2: tensor<64x640xf32> loc("input_weight"), %arg3: tensor<160x640xf32> loc("hidden_weight"), %arg4: tensor<640xf32> loc("gates_bias"), %arg5: tensor<160x96xf32> loc("output_weight"), %arg6: tensor<96xf32> loc("output_bias")) -> (tensor<32x64x96xf32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<32x64xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<32x64xi32>, tensor<32x64xi32>) -> tensor<32x64xi1>
    %c_0 = stablehlo.constant dense<96> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<32x64xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<32x64xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<32x64xi1>, tensor<32x64xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<32x64xi32>) -> tensor<32x64x1xi32>
    %6 = "stablehlo.gather"(%arg1, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 64>}> : (tensor<96x64xf32>, tensor<32x64x1xi32>) -> tensor<32x64x64xf32>
    %7 = stablehlo.transpose %6, dims = [1, 0, 2] : (tensor<32x64x64xf32>) -> tensor<64x32x64xf32>
    %8 = stablehlo.dot_general %7, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x32x64xf32>, tensor<64x640xf32>) -> tensor<64x32x640xf32>
    %9 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<640xf32>) -> tensor<1x1x640xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<1x1x640xf32>) -> tensor<64x32x640xf32>
    %11 = stablehlo.add %8, %10 : tensor<64x32x640xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x160xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64x32x160xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %14:6 = stablehlo.while(%iterArg = %11, %iterArg_3 = %arg3, %iterArg_4 = %c_2, %iterArg_5 = %12, %iterArg_6 = %12, %iterArg_7 = %13) : tensor<64x32x640xf32>, tensor<160x640xf32>, tensor<i32>, tensor<32x160xf32>, tensor<32x160xf32>, tensor<64x32x160xf32>
    cond {
      %c_8 = stablehlo.constant dense<64> : tensor<i32>
      %20 = stablehlo.compare LT, %iterArg_4, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %20 : tensor<i1>
    } do {
      %20 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_4) : (tensor<64x32x640xf32>, tensor<i32>) -> tensor<32x640xf32>
      %21:3 = func.call @closed_call(%iterArg_3, %iterArg_5, %iterArg_6, %20) : (tensor<160x640xf32>, tensor<32x160xf32>, tensor<32x160xf32>, tensor<32x640xf32>) -> (tensor<32x160xf32>, tensor<32x160xf32>, tensor<32x160xf32>)
      %22 = func.call @dynamic_update_index_in_dim(%iterArg_7, %21#2, %iterArg_4) : (tensor<64x32x160xf32>, tensor<32x160xf32>, tensor<i32>) -> tensor<64x32x160xf32>
      %c_8 = stablehlo.constant dense<1> : tensor<i32>
      %23 = stablehlo.add %iterArg_4, %c_8 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_3, %23, %21#0, %21#1, %22 : tensor<64x32x640xf32>, tensor<160x640xf32>, tensor<i32>, tensor<32x160xf32>, tensor<32x160xf32>, tensor<64x32x160xf32>
    }
    %15 = stablehlo.dot_general %14#5, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x32x160xf32>, tensor<160x96xf32>) -> tensor<64x32x96xf32>
    %16 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<1x1x96xf32>) -> tensor<64x32x96xf32>
    %18 = stablehlo.add %15, %17 : tensor<64x32x96xf32>
    %19 = stablehlo.transpose %18, dims = [1, 0, 2] : (tensor<64x32x96xf32>) -> tensor<32x64x96xf32>
    return %19 : tensor<32x64x96xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<64x32x640xf32>, %arg1: tensor<i32>) -> tensor<32x640xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 32, 640] : (tensor<64x32x640xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x640xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x32x640xf32>) -> tensor<32x640xf32>
    return %1 : tensor<32x640xf32>
  }
  func.func private @closed_call(%arg0: tensor<160x640xf32>, %arg1: tensor<32x160xf32>, %arg2: tensor<32x160xf32>, %arg3: tensor<32x640xf32>) -> (tensor<32x160xf32>, tensor<32x160xf32>, tensor<32x160xf32>) {
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x160xf32>, tensor<160x640xf32>) -> tensor<32x640xf32>
    %1 = stablehlo.add %arg3, %0 : tensor<32x640xf32>
    %2 = stablehlo.slice %1 [0:32, 0:160] : (tensor<32x640xf32>) -> tensor<32x160xf32>
    %3 = stablehlo.slice %1 [0:32, 160:320] : (tensor<32x640xf32>) -> tensor<32x160xf32>
    %4 = stablehlo.slice %1 [0:32, 320:480] : (tensor<32x640xf32>) -> tensor<32x160xf32>
    %5 = stablehlo.slice %1 [0:32, 480:640] : (tensor<32x640xf32>) -> tensor<32x160xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x160xf32>
    %7 = stablehlo.add %3, %6 : tensor<32x160xf32>
    %8 = stablehlo.negate %7 : tensor<32x160xf32>
    %9 = stablehlo.exponential %8 : tensor<32x160xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32x160xf32>
    %11 = stablehlo.add %10, %9 : tensor<32x160xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32x160xf32>
    %13 = stablehlo.divide %12, %11 : tensor<32x160xf32>
    %14 = stablehlo.multiply %13, %arg2 : tensor<32x160xf32>
    %15 = stablehlo.negate %2 : tensor<32x160xf32>
    %16 = stablehlo.exponential %15 : tensor<32x160xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<32x160xf32>
    %18 = stablehlo.add %17, %16 : tensor<32x160xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<32x160xf32>
    %20 = stablehlo.divide %19, %18 : tensor<32x160xf32>
    %21 = stablehlo.tanh %5 : tensor<32x160xf32>
    %22 = stablehlo.multiply %20, %21 : tensor<32x160xf32>
    %23 = stablehlo.add %14, %22 : tensor<32x160xf32>
    %24 = stablehlo.negate %4 : tensor<32x160xf32>
    %25 = stablehlo.exponential %24 : tensor<32x160xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<32x160xf32>
    %27 = stablehlo.add %26, %25 : tensor<32x160xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<32x160xf32>
    %29 = stablehlo.divide %28, %27 : tensor<32x160xf32>
    %30 = stablehlo.tanh %23 : tensor<32x160xf32>
    %31 = stablehlo.multiply %29, %30 : tensor<32x160xf32>
    return %31, %23, %31 : tensor<32x160xf32>, tensor<32x160xf32>, tensor<32x160xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<64x32x160xf32>, %arg1: tensor<32x160xf32>, %arg2: tensor<i32>) -> tensor<64x32x160xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<32x160xf32>) -> tensor<1x32x160xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<64x32x160xf32>, tensor<1x32x160xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<64x32x160xf32>
    return %1 : tensor<64x32x160xf32>
  }
}
