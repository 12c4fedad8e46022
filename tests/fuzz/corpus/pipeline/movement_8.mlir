func.func @main(%x: tensor<8x9xf32>, %i: tensor<19x2xi32>) -> tensor<19xf32> {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x9xf32>, tensor<19x2xi32>) -> tensor<19xf32>
  return %0 : tensor<19xf32>
}
