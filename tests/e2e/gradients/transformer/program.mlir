module @jit_transformer attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x10x16xf32>, %arg1: tensor<16x48xf32>, %arg2: tensor<16x16xf32>, %arg3: tensor<16xf32>, %arg4: tensor<16xf32>, %arg5: tensor<16x32xf32>, %arg6: tensor<32x16xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<3x10x16xf32>, tensor<f32>) -> tensor<3x10xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<3x10xf32>) -> tensor<3x10x1xf32>
    %cst_0 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x10x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<3x10x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<3x10x1xf32>) -> tensor<3x10x16xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<3x10x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6 = call @_var(%arg0, %c) : (tensor<3x10x16xf32>, tensor<i32>) -> tensor<3x10x1xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x10x1xf32>
    %8 = stablehlo.add %6, %7 : tensor<3x10x1xf32>
    %9 = stablehlo.rsqrt %8 : tensor<3x10x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<3x10x1xf32>) -> tensor<3x10x16xf32>
    %11 = stablehlo.multiply %5, %10 : tensor<3x10x16xf32>
    %12 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<3x10x16xf32>
    %14 = stablehlo.multiply %11, %13 : tensor<3x10x16xf32>
    %15 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<3x10x16xf32>
    %17 = stablehlo.add %14, %16 : tensor<3x10x16xf32>
    %18 = stablehlo.dot_general %17, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x10x16xf32>, tensor<16x48xf32>) -> tensor<3x10x48xf32>
    %19 = stablehlo.slice %18 [0:3, 0:10, 0:16] : (tensor<3x10x48xf32>) -> tensor<3x10x16xf32>
    %20 = stablehlo.slice %18 [0:3, 0:10, 16:32] : (tensor<3x10x48xf32>) -> tensor<3x10x16xf32>
    %21 = stablehlo.slice %18 [0:3, 0:10, 32:48] : (tensor<3x10x48xf32>) -> tensor<3x10x16xf32>
    %22 = stablehlo.reshape %19 : (tensor<3x10x16xf32>) -> tensor<3x10x4x4xf32>
    %23 = stablehlo.transpose %22, dims = [0, 2, 1, 3] : (tensor<3x10x4x4xf32>) -> tensor<3x4x10x4xf32>
    %24 = stablehlo.reshape %20 : (tensor<3x10x16xf32>) -> tensor<3x10x4x4xf32>
    %25 = stablehlo.transpose %24, dims = [0, 2, 1, 3] : (tensor<3x10x4x4xf32>) -> tensor<3x4x10x4xf32>
    %26 = stablehlo.reshape %21 : (tensor<3x10x16xf32>) -> tensor<3x10x4x4xf32>
    %27 = stablehlo.transpose %26, dims = [0, 2, 1, 3] : (tensor<3x10x4x4xf32>) -> tensor<3x4x10x4xf32>
    %c_2 = stablehlo.constant dense<true> : tensor<i1>
    %28 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i1>) -> tensor<10x10xi1>
    %29 = call @tril(%28) : (tensor<10x10xi1>) -> tensor<10x10xi1>
    %30 = stablehlo.transpose %25, dims = [0, 1, 3, 2] : (tensor<3x4x10x4xf32>) -> tensor<3x4x4x10xf32>
    %31 = stablehlo.dot_general %23, %30, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<3x4x10x4xf32>, tensor<3x4x4x10xf32>) -> tensor<3x4x10x10xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x4x10x10xf32>
    %33 = stablehlo.divide %31, %32 : tensor<3x4x10x10xf32>
    %cst_4 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %34 = call @_where_0(%29, %33, %cst_4) : (tensor<10x10xi1>, tensor<3x4x10x10xf32>, tensor<f32>) -> tensor<3x4x10x10xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_5) applies stablehlo.maximum across dimensions = [3] : (tensor<3x4x10x10xf32>, tensor<f32>) -> tensor<3x4x10xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x4x10xf32>
    %37 = stablehlo.maximum %36, %35 : tensor<3x4x10xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2] : (tensor<3x4x10xf32>) -> tensor<3x4x10x1xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2, 3] : (tensor<3x4x10x1xf32>) -> tensor<3x4x10x10xf32>
    %40 = stablehlo.subtract %34, %39 : tensor<3x4x10x10xf32>
    %41 = stablehlo.exponential %40 : tensor<3x4x10x10xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<3x4x10x10xf32>, tensor<f32>) -> tensor<3x4x10xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2] : (tensor<3x4x10xf32>) -> tensor<3x4x10x1xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2, 3] : (tensor<3x4x10x1xf32>) -> tensor<3x4x10x10xf32>
    %45 = stablehlo.divide %41, %44 : tensor<3x4x10x10xf32>
    %46 = stablehlo.dot_general %45, %27, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<3x4x10x10xf32>, tensor<3x4x10x4xf32>) -> tensor<3x4x10x4xf32>
    %47 = stablehlo.transpose %46, dims = [0, 2, 1, 3] : (tensor<3x4x10x4xf32>) -> tensor<3x10x4x4xf32>
    %48 = stablehlo.reshape %47 : (tensor<3x10x4x4xf32>) -> tensor<3x10x16xf32>
    %49 = stablehlo.dot_general %48, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x10x16xf32>, tensor<16x16xf32>) -> tensor<3x10x16xf32>
    %50 = stablehlo.add %arg0, %49 : tensor<3x10x16xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<3x10x16xf32>, tensor<f32>) -> tensor<3x10xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1] : (tensor<3x10xf32>) -> tensor<3x10x1xf32>
    %cst_9 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x10x1xf32>
    %54 = stablehlo.divide %52, %53 : tensor<3x10x1xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2] : (tensor<3x10x1xf32>) -> tensor<3x10x16xf32>
    %56 = stablehlo.subtract %50, %55 : tensor<3x10x16xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %57 = call @_var(%50, %c_10) : (tensor<3x10x16xf32>, tensor<i32>) -> tensor<3x10x1xf32>
    %cst_11 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x10x1xf32>
    %59 = stablehlo.add %57, %58 : tensor<3x10x1xf32>
    %60 = stablehlo.rsqrt %59 : tensor<3x10x1xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2] : (tensor<3x10x1xf32>) -> tensor<3x10x16xf32>
    %62 = stablehlo.multiply %56, %61 : tensor<3x10x16xf32>
    %63 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<3x10x16xf32>
    %65 = stablehlo.multiply %62, %64 : tensor<3x10x16xf32>
    %66 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<3x10x16xf32>
    %68 = stablehlo.add %65, %67 : tensor<3x10x16xf32>
    %69 = stablehlo.dot_general %68, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x10x16xf32>, tensor<16x32xf32>) -> tensor<3x10x32xf32>
    %cst_12 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x10x32xf32>
    %71 = stablehlo.multiply %70, %69 : tensor<3x10x32xf32>
    %72 = stablehlo.negate %69 : tensor<3x10x32xf32>
    %cst_13 = stablehlo.constant dense<0.707106769> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x10x32xf32>
    %74 = stablehlo.multiply %72, %73 : tensor<3x10x32xf32>
    %75 = chlo.erfc %74 : tensor<3x10x32xf32> -> tensor<3x10x32xf32>
    %76 = stablehlo.multiply %71, %75 : tensor<3x10x32xf32>
    %77 = stablehlo.dot_general %76, %arg6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x10x32xf32>, tensor<32x16xf32>) -> tensor<3x10x16xf32>
    %78 = stablehlo.add %50, %77 : tensor<3x10x16xf32>
    %79 = stablehlo.sine %78 : tensor<3x10x16xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.reduce(%79 init: %cst_14) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x10x16xf32>, tensor<f32>) -> tensor<f32>
    return %80 : tensor<f32>
  }
  func.func private @_var(%arg0: tensor<3x10x16xf32>, %arg1: tensor<i32>) -> tensor<3x10x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<3x10x16xf32>, tensor<f32>) -> tensor<3x10xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<3x10xf32>) -> tensor<3x10x1xf32>
    %cst_0 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x10x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<3x10x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<3x10x1xf32>) -> tensor<3x10x16xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<3x10x16xf32>
    %6 = chlo.square %5 : tensor<3x10x16xf32> -> tensor<3x10x16xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<3x10x16xf32>, tensor<f32>) -> tensor<3x10xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<3x10xf32>) -> tensor<3x10x1xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<3x10x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<3x10x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = call @_where(%13, %12, %cst_4) : (tensor<i1>, tensor<3x10x1xf32>, tensor<f32>) -> tensor<3x10x1xf32>
    return %14 : tensor<3x10x1xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<3x10x1xf32>, %arg2: tensor<f32>) -> tensor<3x10x1xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x10x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<3x10x1xf32>
    return %2 : tensor<3x10x1xf32>
  }
  func.func private @tril(%arg0: tensor<10x10xi1>) -> tensor<10x10xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<10x10xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<10x10xi32>
    %2 = stablehlo.add %0, %1 : tensor<10x10xi32>
    %3 = stablehlo.iota dim = 1 : tensor<10x10xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<10x10xi32>, tensor<10x10xi32>) -> tensor<10x10xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<10x10xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<10x10xi1>, tensor<10x10xi1>
    return %6 : tensor<10x10xi1>
  }
  func.func private @_where_0(%arg0: tensor<10x10xi1>, %arg1: tensor<3x4x10x10xf32>, %arg2: tensor<f32>) -> tensor<3x4x10x10xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<10x10xi1>) -> tensor<3x4x10x10xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x4x10x10xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<3x4x10x10xi1>, tensor<3x4x10x10xf32>
    return %3 : tensor<3x4x10x10xf32>
  }
}
