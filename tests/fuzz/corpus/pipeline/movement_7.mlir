func.func @main(%x: tensor<20x33xf32>, %i: tensor<2x5x1xi32>) -> tensor<2x5x33xf32> {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 33>}> : (tensor<20x33xf32>, tensor<2x5x1xi32>) -> tensor<2x5x33xf32>
  return %0 : tensor<2x5x33xf32>
}
