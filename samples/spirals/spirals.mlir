module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x64xf32>, %arg1: tensor<64xf32>, %arg2: tensor<64x64xf32>, %arg3: tensor<64xf32>, %arg4: tensor<64x3xf32>, %arg5: tensor<3xf32>, %arg6: tensor<2x64xf32>, %arg7: tensor<64xf32>, %arg8: tensor<64x64xf32>, %arg9: tensor<64xf32>, %arg10: tensor<64x3xf32>, %arg11: tensor<3xf32>, %arg12: tensor<384x2xf32>, %arg13: tensor<384xi32>) -> (tensor<2x64xf32> {jax.result_info = "result[0][0][0]"}, tensor<64xf32> {jax.result_info = "result[0][0][1]"}, tensor<64x64xf32> {jax.result_info = "result[0][1][0]"}, tensor<64xf32> {jax.result_info = "result[0][1][1]"}, tensor<64x3xf32> {jax.result_info = "result[0][2][0]"}, tensor<3xf32> {jax.result_info = "result[0][2][1]"}, tensor<2x64xf32> {jax.result_info = "result[1][0][0]"}, tensor<64xf32> {jax.result_info = "result[1][0][1]"}, tensor<64x64xf32> {jax.result_info = "result[1][1][0]"}, tensor<64xf32> {jax.result_info = "result[1][1][1]"}, tensor<64x3xf32> {jax.result_info = "result[1][2][0]"}, tensor<3xf32> {jax.result_info = "result[1][2][1]"}, tensor<f32> {jax.result_info = "result[2]"}, tensor<f32> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.dot_general %arg12, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<384x2xf32>, tensor<2x64xf32>) -> tensor<384x64xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<384x64xf32>
    %3 = stablehlo.add %0, %2 : tensor<384x64xf32>
    %4 = stablehlo.tanh %3 : tensor<384x64xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<384x64xf32>
    %6 = stablehlo.subtract %5, %4 : tensor<384x64xf32>
    %7 = stablehlo.dot_general %4, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<384x64xf32>, tensor<64x64xf32>) -> tensor<384x64xf32>
    %8 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<384x64xf32>
    %10 = stablehlo.add %7, %9 : tensor<384x64xf32>
    %11 = stablehlo.tanh %10 : tensor<384x64xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<384x64xf32>
    %13 = stablehlo.subtract %12, %11 : tensor<384x64xf32>
    %14 = stablehlo.dot_general %11, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<384x64xf32>, tensor<64x3xf32>) -> tensor<384x3xf32>
    %15 = stablehlo.broadcast_in_dim %arg5, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<384x3xf32>
    %17 = stablehlo.add %14, %16 : tensor<384x3xf32>
    %18:3 = call @log_softmax(%17) : (tensor<384x3xf32>) -> (tensor<384x3xf32>, tensor<384x3xf32>, tensor<384x1xf32>)
    %19 = call @argmax(%18#0) : (tensor<384x3xf32>) -> tensor<384xi32>
    %20 = stablehlo.compare EQ, %19, %arg13, SIGNED : (tensor<384xi32>, tensor<384xi32>) -> tensor<384xi1>
    %21 = stablehlo.convert %20 : (tensor<384xi1>) -> tensor<384xi32>
    %22 = stablehlo.convert %21 : (tensor<384xi32>) -> tensor<384xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<384xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %24 = stablehlo.divide %23, %cst_2 : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %arg13, dims = [0] : (tensor<384xi32>) -> tensor<384x1xi32>
    %26:2 = call @take_along_axis(%18#0, %25) : (tensor<384x3xf32>, tensor<384x1xi32>) -> (tensor<384x1xf32>, tensor<384x1x1xi32>)
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26#0 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<384x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %28 = stablehlo.divide %27, %cst_4 : tensor<f32>
    %29 = stablehlo.negate %28 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.negate %cst_5 : tensor<f32>
    %cst_6 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %31 = stablehlo.divide %30, %cst_6 : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<f32>) -> tensor<384x1xf32>
    %33 = call @take_along_axis_0(%26#1, %32) : (tensor<384x1x1xi32>, tensor<384x1xf32>) -> tensor<384x3xf32>
    %34 = call @log_softmax_1(%18#1, %18#2, %33) : (tensor<384x3xf32>, tensor<384x1xf32>, tensor<384x3xf32>) -> tensor<384x3xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<384x3xf32>, tensor<f32>) -> tensor<3xf32>
    %36 = stablehlo.reshape %35 : (tensor<3xf32>) -> tensor<1x3xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<3xf32>
    %38 = stablehlo.dot_general %34, %11, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<384x3xf32>, tensor<384x64xf32>) -> tensor<3x64xf32>
    %39 = stablehlo.transpose %38, dims = [1, 0] : (tensor<3x64xf32>) -> tensor<64x3xf32>
    %40 = stablehlo.dot_general %34, %arg4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<384x3xf32>, tensor<64x3xf32>) -> tensor<384x64xf32>
    %41 = stablehlo.multiply %40, %13 : tensor<384x64xf32>
    %42 = stablehlo.multiply %41, %11 : tensor<384x64xf32>
    %43 = stablehlo.add %41, %42 : tensor<384x64xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<384x64xf32>, tensor<f32>) -> tensor<64xf32>
    %45 = stablehlo.reshape %44 : (tensor<64xf32>) -> tensor<1x64xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %47 = stablehlo.dot_general %43, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<384x64xf32>, tensor<384x64xf32>) -> tensor<64x64xf32>
    %48 = stablehlo.transpose %47, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %49 = stablehlo.dot_general %43, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<384x64xf32>, tensor<64x64xf32>) -> tensor<384x64xf32>
    %50 = stablehlo.multiply %49, %6 : tensor<384x64xf32>
    %51 = stablehlo.multiply %50, %4 : tensor<384x64xf32>
    %52 = stablehlo.add %50, %51 : tensor<384x64xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.reduce(%52 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<384x64xf32>, tensor<f32>) -> tensor<64xf32>
    %54 = stablehlo.reshape %53 : (tensor<64xf32>) -> tensor<1x64xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %56 = stablehlo.dot_general %52, %arg12, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<384x64xf32>, tensor<384x2xf32>) -> tensor<64x2xf32>
    %57 = stablehlo.transpose %56, dims = [1, 0] : (tensor<64x2xf32>) -> tensor<2x64xf32>
    %cst_13 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %59 = stablehlo.multiply %58, %arg6 : tensor<2x64xf32>
    %60 = stablehlo.add %59, %57 : tensor<2x64xf32>
    %cst_14 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %62 = stablehlo.multiply %61, %arg7 : tensor<64xf32>
    %63 = stablehlo.add %62, %55 : tensor<64xf32>
    %cst_15 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %65 = stablehlo.multiply %64, %arg8 : tensor<64x64xf32>
    %66 = stablehlo.add %65, %48 : tensor<64x64xf32>
    %cst_16 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %68 = stablehlo.multiply %67, %arg9 : tensor<64xf32>
    %69 = stablehlo.add %68, %46 : tensor<64xf32>
    %cst_17 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<64x3xf32>
    %71 = stablehlo.multiply %70, %arg10 : tensor<64x3xf32>
    %72 = stablehlo.add %71, %39 : tensor<64x3xf32>
    %cst_18 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %74 = stablehlo.multiply %73, %arg11 : tensor<3xf32>
    %75 = stablehlo.add %74, %37 : tensor<3xf32>
    %cst_19 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %77 = stablehlo.multiply %76, %60 : tensor<2x64xf32>
    %78 = stablehlo.subtract %arg0, %77 : tensor<2x64xf32>
    %cst_20 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %80 = stablehlo.multiply %79, %63 : tensor<64xf32>
    %81 = stablehlo.subtract %arg1, %80 : tensor<64xf32>
    %cst_21 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %83 = stablehlo.multiply %82, %66 : tensor<64x64xf32>
    %84 = stablehlo.subtract %arg2, %83 : tensor<64x64xf32>
    %cst_22 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %86 = stablehlo.multiply %85, %69 : tensor<64xf32>
    %87 = stablehlo.subtract %arg3, %86 : tensor<64xf32>
    %cst_23 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<64x3xf32>
    %89 = stablehlo.multiply %88, %72 : tensor<64x3xf32>
    %90 = stablehlo.subtract %arg4, %89 : tensor<64x3xf32>
    %cst_24 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %92 = stablehlo.multiply %91, %75 : tensor<3xf32>
    %93 = stablehlo.subtract %arg5, %92 : tensor<3xf32>
    return %78, %81, %84, %87, %90, %93, %60, %63, %66, %69, %72, %75, %29, %24 : tensor<2x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x3xf32>, tensor<3xf32>, tensor<2x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x3xf32>, tensor<3xf32>, tensor<f32>, tensor<f32>
  }
  func.func private @log_softmax(%arg0: tensor<384x3xf32>) -> (tensor<384x3xf32>, tensor<384x3xf32>, tensor<384x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<384x3xf32>, tensor<f32>) -> tensor<384xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<384xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<384xf32>) -> tensor<384x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<384x1xf32>) -> tensor<384x3xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<384x3xf32>
    %6 = stablehlo.exponential %5 : tensor<384x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<384x3xf32>, tensor<f32>) -> tensor<384xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<384xf32>) -> tensor<384x1xf32>
    %9 = stablehlo.log %8 : tensor<384x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<384x1xf32>) -> tensor<384x3xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<384x3xf32>
    return %11, %6, %8 : tensor<384x3xf32>, tensor<384x3xf32>, tensor<384x1xf32>
  }
  func.func private @argmax(%arg0: tensor<384x3xf32>) -> tensor<384xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<384x3xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<384x3xf32>, tensor<384x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<384xf32>, tensor<384xi32>)
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
    return %1#1 : tensor<384xi32>
  }
  func.func private @take_along_axis(%arg0: tensor<384x3xf32>, %arg1: tensor<384x1xi32>) -> (tensor<384x1xf32>, tensor<384x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<384x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<384x1xi32>, tensor<384x1xi32>) -> tensor<384x1xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<384x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<384x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<384x1xi1>, tensor<384x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<384x1xi32>) -> tensor<384x1x1xi32>
    %c_1 = stablehlo.constant dense<2> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<384x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<384x1x1xi32>, tensor<384x1x1xi32>) -> tensor<384x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<384x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<384x1x1xi32>, tensor<384x1x1xi32>) -> tensor<384x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<384x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<384x1x1xi1>, tensor<i1>) -> tensor<384x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<384x3xf32>, tensor<384x1x1xi32>) -> tensor<384x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<384x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<384x1xi1>, tensor<384x1xf32>
    return %15, %5 : tensor<384x1xf32>, tensor<384x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<384x1x1xi32>, %arg1: tensor<384x1xf32>) -> tensor<384x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<384x3xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<384x3xf32>, tensor<384x1x1xi32>, tensor<384x1xf32>) -> tensor<384x3xf32>
    return %1 : tensor<384x3xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<384x3xf32>, %arg1: tensor<384x1xf32>, %arg2: tensor<384x3xf32>) -> tensor<384x3xf32> {
    %0 = stablehlo.negate %arg2 : tensor<384x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<384x3xf32>, tensor<f32>) -> tensor<384xf32>
    %2 = stablehlo.reshape %1 : (tensor<384xf32>) -> tensor<384x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<384x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<384x1xf32>, tensor<f32>) -> tensor<384xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<384xf32>) -> tensor<384x3xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<384x3xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<384x3xf32>
    return %7 : tensor<384x3xf32>
  }
}

