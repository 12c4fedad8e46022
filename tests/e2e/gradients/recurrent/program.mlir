module @jit_recurrent attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x4x5xf32>, %arg1: tensor<5x18xf32>, %arg2: tensor<6x18xf32>, %arg3: tensor<4x6xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x4x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:6 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %arg1, %iterArg_3 = %arg2, %iterArg_4 = %c, %iterArg_5 = %arg3, %iterArg_6 = %0) : tensor<7x4x5xf32>, tensor<5x18xf32>, tensor<6x18xf32>, tensor<i32>, tensor<4x6xf32>, tensor<7x4x6xf32>
    cond {
      %c_7 = stablehlo.constant dense<7> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg_4, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_4) : (tensor<7x4x5xf32>, tensor<i32>) -> tensor<4x5xf32>
      %8:2 = func.call @closed_call(%iterArg_2, %iterArg_3, %iterArg_5, %7) : (tensor<5x18xf32>, tensor<6x18xf32>, tensor<4x6xf32>, tensor<4x5xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>)
      %9 = func.call @dynamic_update_index_in_dim(%iterArg_6, %8#1, %iterArg_4) : (tensor<7x4x6xf32>, tensor<4x6xf32>, tensor<i32>) -> tensor<7x4x6xf32>
      %c_7 = stablehlo.constant dense<1> : tensor<i32>
      %10 = stablehlo.add %iterArg_4, %c_7 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_2, %iterArg_3, %10, %8#0, %9 : tensor<7x4x5xf32>, tensor<5x18xf32>, tensor<6x18xf32>, tensor<i32>, tensor<4x6xf32>, tensor<7x4x6xf32>
    }
    %2 = stablehlo.multiply %1#4, %1#4 : tensor<4x6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<f32>
    %4 = stablehlo.sine %1#5 : tensor<7x4x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<7x4x6xf32>, tensor<f32>) -> tensor<f32>
    %6 = stablehlo.add %3, %5 : tensor<f32>
    return %6 : tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<7x4x5xf32>, %arg1: tensor<i32>) -> tensor<4x5xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 5] : (tensor<7x4x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x5xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x5xf32>) -> tensor<4x5xf32>
    return %1 : tensor<4x5xf32>
  }
  func.func private @closed_call(%arg0: tensor<5x18xf32>, %arg1: tensor<6x18xf32>, %arg2: tensor<4x6xf32>, %arg3: tensor<4x5xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>) {
    %0 = stablehlo.dot_general %arg3, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x5xf32>, tensor<5x18xf32>) -> tensor<4x18xf32>
    %1 = stablehlo.slice %0 [0:4, 0:6] : (tensor<4x18xf32>) -> tensor<4x6xf32>
    %2 = stablehlo.slice %0 [0:4, 6:12] : (tensor<4x18xf32>) -> tensor<4x6xf32>
    %3 = stablehlo.slice %0 [0:4, 12:18] : (tensor<4x18xf32>) -> tensor<4x6xf32>
    %4 = stablehlo.dot_general %arg2, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x6xf32>, tensor<6x18xf32>) -> tensor<4x18xf32>
    %5 = stablehlo.slice %4 [0:4, 0:6] : (tensor<4x18xf32>) -> tensor<4x6xf32>
    %6 = stablehlo.slice %4 [0:4, 6:12] : (tensor<4x18xf32>) -> tensor<4x6xf32>
    %7 = stablehlo.slice %4 [0:4, 12:18] : (tensor<4x18xf32>) -> tensor<4x6xf32>
    %8 = stablehlo.add %1, %5 : tensor<4x6xf32>
    %9 = stablehlo.negate %8 : tensor<4x6xf32>
    %10 = stablehlo.exponential %9 : tensor<4x6xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %12 = stablehlo.add %11, %10 : tensor<4x6xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %14 = stablehlo.divide %13, %12 : tensor<4x6xf32>
    %15 = stablehlo.add %2, %6 : tensor<4x6xf32>
    %16 = stablehlo.negate %15 : tensor<4x6xf32>
    %17 = stablehlo.exponential %16 : tensor<4x6xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %19 = stablehlo.add %18, %17 : tensor<4x6xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %21 = stablehlo.divide %20, %19 : tensor<4x6xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %23 = stablehlo.subtract %22, %21 : tensor<4x6xf32>
    %24 = stablehlo.multiply %14, %7 : tensor<4x6xf32>
    %25 = stablehlo.add %3, %24 : tensor<4x6xf32>
    %26 = stablehlo.tanh %25 : tensor<4x6xf32>
    %27 = stablehlo.multiply %23, %26 : tensor<4x6xf32>
    %28 = stablehlo.multiply %21, %arg2 : tensor<4x6xf32>
    %29 = stablehlo.add %27, %28 : tensor<4x6xf32>
    return %29, %29 : tensor<4x6xf32>, tensor<4x6xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<7x4x6xf32>, %arg1: tensor<4x6xf32>, %arg2: tensor<i32>) -> tensor<7x4x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<4x6xf32>) -> tensor<1x4x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<7x4x6xf32>, tensor<1x4x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<7x4x6xf32>
    return %1 : tensor<7x4x6xf32>
  }
}
