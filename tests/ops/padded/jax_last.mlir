// padded: refused
// says: dynamic_slice: it computes with the size n - 1
// says: a mask is an argument with a dimension of size n that is 1 everywhere
// says: the last element sum(x * (iota == sum(mask) - 1))
module @jit_last attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x?x8xf32>) -> (tensor<2x8xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.get_dimension_size %arg0, dim = 1 : (tensor<2x?x8xf32>) -> tensor<i32>
    %2 = stablehlo.compare GE, %1, %0, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.custom_call @shape_assertion(%2, %1) {has_side_effect = true, api_version = 2 : i32, error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'n'. Using the following polymorphic shapes specifications: args[0].shape = (2, n, 8). Obtained dimension variables: 'n' = {0} from specification 'n' for dimension args[0].shape[1] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>) -> ()
    %3 = call @_wrapped_jax_export_main(%1, %arg0) : (tensor<i32>, tensor<2x?x8xf32>) -> tensor<2x8xf32>
    return %3 : tensor<2x8xf32>
  }
  func.func private @_wrapped_jax_export_main(%arg0: tensor<i32> {jax.global_constant = "n"}, %arg1: tensor<2x?x8xf32>) -> (tensor<2x8xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.constant dense<8> : tensor<i32>
    %1 = stablehlo.constant dense<-1> : tensor<i32>
    %2 = stablehlo.constant dense<2> : tensor<i32>
    %3 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %3, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.add %3, %2 : tensor<i32>
    %6 = stablehlo.select %4, %5, %3 : tensor<i1>, tensor<i32>
    %7 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<i32>
    %8 = stablehlo.compare LT, %1, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %9 = stablehlo.add %1, %7 : tensor<i32>
    %10 = stablehlo.select %8, %9, %1 : tensor<i1>, tensor<i32>
    %11 = stablehlo.compare LT, %3, %3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %12 = stablehlo.add %3, %0 : tensor<i32>
    %13 = stablehlo.select %11, %12, %3 : tensor<i1>, tensor<i32>
    %14 = stablehlo.dynamic_slice %arg1, %6, %10, %13, sizes = [2, 1, 8] : (tensor<2x?x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x8xf32>
    %15 = stablehlo.reshape %14 : (tensor<2x1x8xf32>) -> tensor<2x8xf32>
    return %15 : tensor<2x8xf32>
  }
}
