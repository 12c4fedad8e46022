// padded: refused
// says: its mask compares positions with numbers that a call gives: that these are at most the call's own size is not known
// says: in JAX: (jnp.arange(S) < n[:, None]) & (mask > 0)
module @jit_lengths attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x?xf32> {tpu.dims = ["", "n"]} loc("s"), %arg1: tensor<2xi32> loc("lengths")) -> (tensor<2x?xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.get_dimension_size %arg0, dim = 1 : (tensor<2x?xf32>) -> tensor<i32>
    %2 = stablehlo.compare GE, %1, %0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%2, %1) {has_side_effect = true, api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'seq'. Using the following polymorphic shapes specifications: args[0].shape = (2, seq). Obtained dimension variables: 'seq' = {0} from specification 'seq' for dimension args[0].shape[1] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>) -> ()
    %3 = call @_wrapped_jax_export_main(%1, %arg0, %arg1) : (tensor<i32>, tensor<2x?xf32>, tensor<2xi32>) -> tensor<2x?xf32>
    return %3 : tensor<2x?xf32>
  }
  func.func private @_wrapped_jax_export_main(%arg0: tensor<i32> {jax.global_constant = "n"}, %arg1: tensor<2x?xf32>, %arg2: tensor<2xi32>) -> (tensor<2x?xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.constant dense<-1000000000.0> : tensor<f32>
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
    %15 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %16 = stablehlo.concatenate %4, %15, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %17 = stablehlo.dynamic_broadcast_in_dim %14, %16, dims = [1] : (tensor<?xi32>, tensor<2xi32>) -> tensor<1x?xi32>
    %18 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %19 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %20 = stablehlo.concatenate %3, %19, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %21 = stablehlo.dynamic_broadcast_in_dim %17, %20, dims = [0, 1] : (tensor<1x?xi32>, tensor<2xi32>) -> tensor<2x?xi32>
    %22 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %23 = stablehlo.concatenate %3, %22, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %24 = stablehlo.dynamic_broadcast_in_dim %18, %23, dims = [0, 1] : (tensor<2x1xi32>, tensor<2xi32>) -> tensor<2x?xi32>
    %25 = stablehlo.compare LT, %21, %24, SIGNED : (tensor<2x?xi32>, tensor<2x?xi32>) -> tensor<2x?xi1>
    %26 = call @_where(%arg0, %25, %arg1, %2) : (tensor<i32>, tensor<2x?xi1>, tensor<2x?xf32>, tensor<f32>) -> tensor<2x?xf32>
    %27 = stablehlo.reduce(%26 init: %1) applies stablehlo.maximum across dimensions = [1] : (tensor<2x?xf32>, tensor<f32>) -> tensor<2xf32>
    %28 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %29 = stablehlo.maximum %28, %27 : tensor<2xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %31 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %32 = stablehlo.concatenate %3, %31, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %33 = stablehlo.dynamic_broadcast_in_dim %30, %32, dims = [0, 1] : (tensor<2x1xf32>, tensor<2xi32>) -> tensor<2x?xf32>
    %34 = stablehlo.subtract %26, %33 : tensor<2x?xf32>
    %35 = stablehlo.exponential %34 : tensor<2x?xf32>
    %36 = stablehlo.reduce(%35 init: %0) applies stablehlo.add across dimensions = [1] : (tensor<2x?xf32>, tensor<f32>) -> tensor<2xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %38 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %39 = stablehlo.concatenate %3, %38, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %40 = stablehlo.dynamic_broadcast_in_dim %37, %39, dims = [0, 1] : (tensor<2x1xf32>, tensor<2xi32>) -> tensor<2x?xf32>
    %41 = stablehlo.divide %35, %40 : tensor<2x?xf32>
    return %41 : tensor<2x?xf32>
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
