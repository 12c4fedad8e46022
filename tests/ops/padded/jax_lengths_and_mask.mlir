module @jit_lengths_and_mask attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x?xf32> {tpu.dims = ["", "n"]} loc("s"), %arg1: tensor<2xi32> loc("lengths"), %arg2: tensor<?xf32> {tpu.dims = ["n"]} loc("mask")) -> (tensor<2x?xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.get_dimension_size %arg0, dim = 1 : (tensor<2x?xf32>) -> tensor<i32>
    %2 = stablehlo.get_dimension_size %arg2, dim = 0 : (tensor<?xf32>) -> tensor<i32>
    %3 = stablehlo.compare GE, %1, %0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%3, %1) {has_side_effect = true, api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'seq'. Using the following polymorphic shapes specifications: args[0].shape = (2, seq),args[2].shape = (seq,). Obtained dimension variables: 'seq' = {0} from specification 'seq' for dimension args[0].shape[1] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>) -> ()
    %4 = stablehlo.compare EQ, %2, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%4, %2, %1) {has_side_effect = true, api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Found inconsistency between dimension size args[2].shape[0] (= {0}) and the specification 'seq' (= {1}). Using the following polymorphic shapes specifications: args[0].shape = (2, seq),args[2].shape = (seq,). Obtained dimension variables: 'seq' = {1} from specification 'seq' for dimension args[0].shape[1] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
    %5 = call @_wrapped_jax_export_main(%1, %arg0, %arg1, %arg2) : (tensor<i32>, tensor<2x?xf32>, tensor<2xi32>, tensor<?xf32>) -> tensor<2x?xf32>
    return %5 : tensor<2x?xf32>
  }
  func.func private @_wrapped_jax_export_main(%arg0: tensor<i32> {jax.global_constant = "n"}, %arg1: tensor<2x?xf32>, %arg2: tensor<2xi32>, %arg3: tensor<?xf32>) -> (tensor<2x?xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.constant dense<-1000000000.0> : tensor<f32>
    %2 = stablehlo.constant dense<0.0> : tensor<f32>
    %3 = stablehlo.constant dense<2> : tensor<1xi32>
    %4 = stablehlo.constant dense<1> : tensor<1xi32>
    %5 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.constant dense<1> : tensor<i32>
    %7 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %8 = stablehlo.dynamic_iota %7, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
    %9 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %10 = stablehlo.dynamic_broadcast_in_dim %6, %9, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
    %11 = stablehlo.multiply %10, %8 : tensor<?xi32>
    %12 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %13 = stablehlo.dynamic_broadcast_in_dim %5, %12, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
    %14 = stablehlo.add %13, %11 : tensor<?xi32>
    %15 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %16 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %17 = stablehlo.concatenate %4, %16, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %18 = stablehlo.dynamic_broadcast_in_dim %14, %17, dims = [1] : (tensor<?xi32>, tensor<2xi32>) -> tensor<1x?xi32>
    %19 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %20 = stablehlo.concatenate %3, %19, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %21 = stablehlo.dynamic_broadcast_in_dim %18, %20, dims = [0, 1] : (tensor<1x?xi32>, tensor<2xi32>) -> tensor<2x?xi32>
    %22 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %23 = stablehlo.concatenate %3, %22, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %24 = stablehlo.dynamic_broadcast_in_dim %15, %23, dims = [0, 1] : (tensor<2x1xi32>, tensor<2xi32>) -> tensor<2x?xi32>
    %25 = stablehlo.compare LT, %21, %24, SIGNED : (tensor<2x?xi32>, tensor<2x?xi32>) -> tensor<2x?xi1>
    %26 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %27 = stablehlo.dynamic_broadcast_in_dim %2, %26, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
    %28 = stablehlo.compare GT, %arg3, %27, FLOAT : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xi1>
    %29 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %30 = stablehlo.concatenate %4, %29, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %31 = stablehlo.dynamic_broadcast_in_dim %28, %30, dims = [1] : (tensor<?xi1>, tensor<2xi32>) -> tensor<1x?xi1>
    %32 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %33 = stablehlo.concatenate %3, %32, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %34 = stablehlo.dynamic_broadcast_in_dim %31, %33, dims = [0, 1] : (tensor<1x?xi1>, tensor<2xi32>) -> tensor<2x?xi1>
    %35 = stablehlo.and %25, %34 : tensor<2x?xi1>
    %36 = call @_where(%arg0, %35, %arg1, %1) : (tensor<i32>, tensor<2x?xi1>, tensor<2x?xf32>, tensor<f32>) -> tensor<2x?xf32>
    %37 = stablehlo.reduce(%36 init: %0) applies stablehlo.maximum across dimensions = [1] : (tensor<2x?xf32>, tensor<f32>) -> tensor<2xf32>
    %38 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %39 = stablehlo.maximum %38, %37 : tensor<2xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %41 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %42 = stablehlo.concatenate %3, %41, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %43 = stablehlo.dynamic_broadcast_in_dim %40, %42, dims = [0, 1] : (tensor<2x1xf32>, tensor<2xi32>) -> tensor<2x?xf32>
    %44 = stablehlo.subtract %36, %43 : tensor<2x?xf32>
    %45 = stablehlo.exponential %44 : tensor<2x?xf32>
    %46 = stablehlo.reduce(%45 init: %2) applies stablehlo.add across dimensions = [1] : (tensor<2x?xf32>, tensor<f32>) -> tensor<2xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %48 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %49 = stablehlo.concatenate %3, %48, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %50 = stablehlo.dynamic_broadcast_in_dim %47, %49, dims = [0, 1] : (tensor<2x1xf32>, tensor<2xi32>) -> tensor<2x?xf32>
    %51 = stablehlo.divide %45, %50 : tensor<2x?xf32>
    return %51 : tensor<2x?xf32>
  }
  func.func private @_where(%arg0: tensor<i32> {jax.global_constant = "n"}, %arg1: tensor<2x?xi1>, %arg2: tensor<2x?xf32>, %arg3: tensor<f32>) -> tensor<2x?xf32> {
    %0 = stablehlo.constant dense<2> : tensor<1xi32>
    %1 = stablehlo.convert %arg3 : (tensor<f32>) -> tensor<f32>
    %2 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %3 = stablehlo.concatenate %0, %2, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %4 = stablehlo.dynamic_broadcast_in_dim %1, %3, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<2x?xf32>
    %5 = stablehlo.select %arg1, %arg2, %4 : tensor<2x?xi1>, tensor<2x?xf32>
    return %5 : tensor<2x?xf32>
  }
}
