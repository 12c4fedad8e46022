module {
  func.func private @impl(%a: tensor<f32>) -> tensor<f32> {
    return %a : tensor<f32>
  }
  func.func @main(%x: tensor<4x4xf32>, %i: tensor<2x1xi32>, %u: tensor<2x4xf32>, %s: tensor<f32>, %t: tensor<2xui64>, %p: tensor<i1>) -> tensor<f32> {
    %0 = stablehlo.complex %x, %x : tensor<4x4xcomplex<f32>>
    %1 = stablehlo.real %0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %2 = stablehlo.reduce_precision %x, format = e5m10 : tensor<4x4xf32>
    %3 = stablehlo.fft %x, type = RFFT, length = [4] : (tensor<4x4xf32>) -> tensor<4x3xcomplex<f32>>
    %4 = stablehlo.cholesky %x, lower = true : tensor<4x4xf32>
    %5 = "stablehlo.triangular_solve"(%x, %x) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %6:2 = stablehlo.rng_bit_generator %t, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3xui32>)
    %v, %w = chlo.top_k(%x, k = 2) : tensor<4x4xf32> -> (tensor<4x2xf32>, tensor<4x2xi32>)
    %7 = stablehlo.tuple %x, %s : tuple<tensor<4x4xf32>, tensor<f32>>
    %8 = stablehlo.get_tuple_element %7[1] : (tuple<tensor<4x4xf32>, tensor<f32>>) -> tensor<f32>
    %9:2 = stablehlo.optimization_barrier %x, %s : tensor<4x4xf32>, tensor<f32>
    %10 = stablehlo.composite "my.op" %s {composite_attributes = {n = 2 : i64}, decomposition = @impl} : (tensor<f32>) -> tensor<f32>
    %11 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      stablehlo.return %b : tensor<f32>
    }) : (tensor<4x4xf32>, tensor<2x1xi32>, tensor<2x4xf32>) -> tensor<4x4xf32>
    %12 = "stablehlo.if"(%p) ({
      stablehlo.return %s : tensor<f32>
    }, {
      stablehlo.return %8 : tensor<f32>
    }) : (tensor<i1>) -> tensor<f32>
    %13 = stablehlo.after_all : !stablehlo.token
    stablehlo.custom_call @check.expect_close(%11, %x) {has_side_effect = true} : (tensor<4x4xf32>, tensor<4x4xf32>) -> ()
    check.expect_close %x, %x, max_ulp_difference = 18446744073709551615, min_ulp_difference = 0 : tensor<4x4xf32>, tensor<4x4xf32>
    check.expect_almost_eq_const %s, dense<1.0> : tensor<f32> {tolerance = 0.1 : f64}
    %14 = chlo.next_after %s, %s : tensor<f32>, tensor<f32> -> tensor<f32>
    return %10 : tensor<f32>
  }
}
