// padded: refused
// says: reduce: a reduction of several values along dimension 1 takes in padded positions
// says: select(mask, x, 1e9) where it takes the least
module @jit_argmin_wrong attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x?xf32>, %arg1: tensor<2x?xf32>) -> (tensor<2xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.get_dimension_size %arg0, dim = 1 : (tensor<2x?xf32>) -> tensor<i32>
    %2 = stablehlo.get_dimension_size %arg1, dim = 1 : (tensor<2x?xf32>) -> tensor<i32>
    %3 = stablehlo.compare GE, %1, %0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%3, %1) {has_side_effect = true, api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'n'. Using the following polymorphic shapes specifications: args[0].shape = (2, n),args[1].shape = (2, n). Obtained dimension variables: 'n' = {0} from specification 'n' for dimension args[0].shape[1] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>) -> ()
    %4 = stablehlo.compare EQ, %2, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%4, %2, %1) {has_side_effect = true, api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Found inconsistency between dimension size args[1].shape[1] (= {0}) and the specification 'n' (= {1}). Using the following polymorphic shapes specifications: args[0].shape = (2, n),args[1].shape = (2, n). Obtained dimension variables: 'n' = {1} from specification 'n' for dimension args[0].shape[1] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
    %5 = call @_wrapped_jax_export_main(%1, %arg0, %arg1) : (tensor<i32>, tensor<2x?xf32>, tensor<2x?xf32>) -> tensor<2xi32>
    return %5 : tensor<2xi32>
  }
  func.func private @_wrapped_jax_export_main(%arg0: tensor<i32> {jax.global_constant = "n"}, %arg1: tensor<2x?xf32>, %arg2: tensor<2x?xf32>) -> (tensor<2xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.constant dense<-1000000000.0> : tensor<f32>
    %1 = stablehlo.constant dense<0.0> : tensor<f32>
    %2 = stablehlo.constant dense<2> : tensor<1xi32>
    %3 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %5 = stablehlo.dynamic_broadcast_in_dim %1, %4, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<2x?xf32>
    %6 = stablehlo.compare GT, %arg2, %5, FLOAT : (tensor<2x?xf32>, tensor<2x?xf32>) -> tensor<2x?xi1>
    %7 = stablehlo.exponential %arg1 : tensor<2x?xf32>
    %8 = call @_where(%arg0, %6, %7, %0) : (tensor<i32>, tensor<2x?xi1>, tensor<2x?xf32>, tensor<f32>) -> tensor<2x?xf32>
    %9 = call @argmin(%arg0, %8) : (tensor<i32>, tensor<2x?xf32>) -> tensor<2xi32>
    return %9 : tensor<2xi32>
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
  func.func private @argmin(%arg0: tensor<i32>, %arg1: tensor<2x?xf32>) -> tensor<2xi32> {
    %0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %2 = stablehlo.constant dense<2> : tensor<1xi32>
    %3 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
    %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %5 = stablehlo.dynamic_iota %4, dim = 1 : (tensor<2xi32>) -> tensor<2x?xi32>
    %6:2 = stablehlo.reduce(%arg1 init: %1), (%5 init: %0) across dimensions = [1] : (tensor<2x?xf32>, tensor<2x?xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)
     reducer(%arg2: tensor<f32>, %arg4: tensor<f32>) (%arg3: tensor<i32>, %arg5: tensor<i32>) {
      %7 = stablehlo.compare LT, %arg2, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %8 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %9 = stablehlo.or %7, %8 : tensor<i1>
      %10 = stablehlo.compare EQ, %arg2, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %11 = stablehlo.compare LT, %arg3, %arg5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %12 = stablehlo.and %10, %11 : tensor<i1>
      %13 = stablehlo.or %9, %12 : tensor<i1>
      %14 = stablehlo.select %9, %arg2, %arg4 : tensor<i1>, tensor<f32>
      %15 = stablehlo.select %13, %arg3, %arg5 : tensor<i1>, tensor<i32>
      stablehlo.return %14, %15 : tensor<f32>, tensor<i32>
    }
    return %6#1 : tensor<2xi32>
  }
}
