module @jit_reductions attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<16x24xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<24xf32> {jax.result_info = "result[1]"}, tensor<16xf32> {jax.result_info = "result[2]"}, tensor<24xf32> {jax.result_info = "result[3]"}, tensor<24xi32> {jax.result_info = "result[4]"}, tensor<16xi32> {jax.result_info = "result[5]"}, tensor<24xi1> {jax.result_info = "result[6]"}, tensor<i1> {jax.result_info = "result[7]"}, tensor<f32> {jax.result_info = "result[8]"}, tensor<24xf32> {jax.result_info = "result[9]"}, tensor<16x24xf32> {jax.result_info = "result[10]"}, tensor<16x24xf32> {jax.result_info = "result[11]"}, tensor<16x24xf32> {jax.result_info = "result[12]"}, tensor<16x24xf32> {jax.result_info = "result[13]"}, tensor<24xf32> {jax.result_info = "result[14]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x24xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<16x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reduce(%arg0 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<16x24xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%arg0 init: %cst_2) applies stablehlo.multiply across dimensions = [0] : (tensor<16x24xf32>, tensor<f32>) -> tensor<24xf32>
    %4 = call @argmax(%arg0) : (tensor<16x24xf32>) -> tensor<24xi32>
    %5 = call @argmax_0(%arg0) : (tensor<16x24xf32>) -> tensor<16xi32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %7 = stablehlo.compare GT, %arg0, %6, FLOAT : (tensor<16x24xf32>, tensor<16x24xf32>) -> tensor<16x24xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %8 = stablehlo.reduce(%7 init: %c) applies stablehlo.or across dimensions = [0] : (tensor<16x24xi1>, tensor<i1>) -> tensor<24xi1>
    %cst_4 = stablehlo.constant dense<-9.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x24xf32>
    %10 = stablehlo.compare GT, %arg0, %9, FLOAT : (tensor<16x24xf32>, tensor<16x24xf32>) -> tensor<16x24xi1>
    %c_5 = stablehlo.constant dense<true> : tensor<i1>
    %11 = stablehlo.reduce(%10 init: %c_5) applies stablehlo.and across dimensions = [0, 1] : (tensor<16x24xi1>, tensor<i1>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%arg0 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x24xf32>, tensor<f32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %13 = stablehlo.divide %12, %cst_7 : tensor<f32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %14 = call @_std(%arg0, %c_8) : (tensor<16x24xf32>, tensor<i32>) -> tensor<24xf32>
    %15 = call @cumsum(%arg0) : (tensor<16x24xf32>) -> tensor<16x24xf32>
    %16 = call @cumsum_2(%arg0) : (tensor<16x24xf32>) -> tensor<16x24xf32>
    %17 = call @sort(%arg0) : (tensor<16x24xf32>) -> tensor<16x24xf32>
    %18 = call @sort_4(%arg0) : (tensor<16x24xf32>) -> tensor<16x24xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %19 = stablehlo.reduce(%arg0 init: %cst_9) applies stablehlo.maximum across dimensions = [0] : (tensor<16x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %21 = stablehlo.maximum %20, %19 : tensor<24xf32>
    %22 = stablehlo.is_finite %21 : (tensor<24xf32>) -> tensor<24xi1>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %24 = stablehlo.select %22, %21, %23 : tensor<24xi1>, tensor<24xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<16x24xf32>
    %27 = stablehlo.subtract %arg0, %26 : tensor<16x24xf32>
    %28 = stablehlo.exponential %27 : tensor<16x24xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<16x24xf32>, tensor<f32>) -> tensor<24xf32>
    %30 = stablehlo.abs %29 : tensor<24xf32>
    %31 = stablehlo.log %30 : tensor<24xf32>
    %32 = stablehlo.add %31, %24 : tensor<24xf32>
    return %0, %1, %2, %3, %4, %5, %8, %11, %13, %14, %15, %16, %17, %18, %32 : tensor<f32>, tensor<24xf32>, tensor<16xf32>, tensor<24xf32>, tensor<24xi32>, tensor<16xi32>, tensor<24xi1>, tensor<i1>, tensor<f32>, tensor<24xf32>, tensor<16x24xf32>, tensor<16x24xf32>, tensor<16x24xf32>, tensor<16x24xf32>, tensor<24xf32>
  }
  func.func private @argmax(%arg0: tensor<16x24xf32>) -> tensor<24xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<16x24xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<16x24xf32>, tensor<16x24xi32>, tensor<f32>, tensor<i32>) -> (tensor<24xf32>, tensor<24xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<24xi32>
  }
  func.func private @argmax_0(%arg0: tensor<16x24xf32>) -> tensor<16xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<16x24xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<16x24xf32>, tensor<16x24xi32>, tensor<f32>, tensor<i32>) -> (tensor<16xf32>, tensor<16xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<16xi32>
  }
  func.func private @_std(%arg0: tensor<16x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %0 = call @_var(%arg0, %arg1) : (tensor<16x24xf32>, tensor<i32>) -> tensor<24xf32>
    %1 = stablehlo.sqrt %0 : tensor<24xf32>
    return %1 : tensor<24xf32>
  }
  func.func private @_var(%arg0: tensor<16x24xf32>, %arg1: tensor<i32>) -> tensor<24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<16x24xf32>, tensor<f32>) -> tensor<24xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %cst_0 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x24xf32>
    %3 = stablehlo.divide %1, %2 : tensor<1x24xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<16x24xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<16x24xf32>
    %6 = chlo.square %5 : tensor<16x24xf32> -> tensor<16x24xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<16x24xf32>, tensor<f32>) -> tensor<24xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %11 = stablehlo.divide %9, %10 : tensor<24xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %13 = call @_where(%12, %11, %cst_4) : (tensor<i1>, tensor<24xf32>, tensor<f32>) -> tensor<24xf32>
    return %13 : tensor<24xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<24xf32>, %arg2: tensor<f32>) -> tensor<24xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<24xf32>
    return %2 : tensor<24xf32>
  }
  func.func private @cumsum(%arg0: tensor<16x24xf32>) -> tensor<16x24xf32> {
    %0 = call @cumsum_1(%arg0) : (tensor<16x24xf32>) -> tensor<16x24xf32>
    return %0 : tensor<16x24xf32>
  }
  func.func private @cumsum_1(%arg0: tensor<16x24xf32>) -> tensor<16x24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[15, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 16, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<16x24xf32>, tensor<f32>) -> tensor<16x24xf32>
    return %1 : tensor<16x24xf32>
  }
  func.func private @cumsum_2(%arg0: tensor<16x24xf32>) -> tensor<16x24xf32> {
    %0 = call @cumsum_3(%arg0) : (tensor<16x24xf32>) -> tensor<16x24xf32>
    return %0 : tensor<16x24xf32>
  }
  func.func private @cumsum_3(%arg0: tensor<16x24xf32>) -> tensor<16x24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [23, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 24>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<16x24xf32>, tensor<f32>) -> tensor<16x24xf32>
    return %1 : tensor<16x24xf32>
  }
  func.func private @sort(%arg0: tensor<16x24xf32>) -> tensor<16x24xf32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f32>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f32>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f32>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<16x24xf32>) -> tensor<16x24xf32>
    return %0 : tensor<16x24xf32>
  }
  func.func private @sort_4(%arg0: tensor<16x24xf32>) -> tensor<16x24xf32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f32>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f32>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f32>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<16x24xf32>) -> tensor<16x24xf32>
    return %0 : tensor<16x24xf32>
  }
}
