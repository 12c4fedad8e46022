// input 1: range(-2, 9)
func.func @main(%x: tensor<7x3xf32>, %i: tensor<5x1xi32>) -> tensor<5x3xf32> {
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<7x3xf32>, tensor<5x1xi32>) -> tensor<5x3xf32>
  return %r : tensor<5x3xf32>
}
// -----
// input 1: range(-2, 9)
func.func @main(%x: tensor<7x3xf32>, %i: tensor<5xi32>) -> tensor<5x3xf32> {
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<7x3xf32>, tensor<5xi32>) -> tensor<5x3xf32>
  return %r : tensor<5x3xf32>
}
// -----
// input 1: range(-2, 9)
func.func @main(%x: tensor<7x8xf32>, %i: tensor<2x4xi32>) -> tensor<4x3xf32> {
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0, 1], index_vector_dim = 0>, slice_sizes = array<i64: 1, 3>}> : (tensor<7x8xf32>, tensor<2x4xi32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
// -----
// input 1: range(-2, 9)
func.func @main(%x: tensor<7x8xf32>, %i: tensor<4x2xi32>) -> tensor<2x4x3xf32> {
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [1, 0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<7x8xf32>, tensor<4x2xi32>) -> tensor<2x4x3xf32>
  return %r : tensor<2x4x3xf32>
}
// -----
// input 1: range(-2, 9)
func.func @main(%x: tensor<4x7xf32>, %i: tensor<4x3x1xi32>) -> tensor<4x3xf32> {
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<4x7xf32>, tensor<4x3x1xi32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
// -----
// input 1: range(-2, 9)
func.func @main(%x: tensor<4x6x3xf32>, %i: tensor<4x5x1xi32>) -> tensor<4x5x2x3xf32> {
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 3>}> : (tensor<4x6x3xf32>, tensor<4x5x1xi32>) -> tensor<4x5x2x3xf32>
  return %r : tensor<4x5x2x3xf32>
}
// -----
// input 1: range(0, 12)
func.func @main(%x: tensor<7x3xf32>, %i: tensor<5x1xui8>) -> tensor<5x3xf32> {
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<7x3xf32>, tensor<5x1xui8>) -> tensor<5x3xf32>
  return %r : tensor<5x3xf32>
}
// -----
// input 1: range(-100, 127)
func.func @main(%x: tensor<300xf32>, %i: tensor<6x1xi8>) -> tensor<6x2xf32> {
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2>}> : (tensor<300xf32>, tensor<6x1xi8>) -> tensor<6x2xf32>
  return %r : tensor<6x2xf32>
}
// -----
// input 1: range(-2, 9)
func.func @main(%x: tensor<9xf32>, %i: tensor<4x0xi32>) -> tensor<4x3xf32> {
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [], index_vector_dim = 1>, slice_sizes = array<i64: 3>}> : (tensor<9xf32>, tensor<4x0xi32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
// -----
// input 1: range(-2, 9)
func.func @main(%x: tensor<7x3xf32>, %i: tensor<0x1xi32>) -> tensor<0x3xf32> {
  %r = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<7x3xf32>, tensor<0x1xi32>) -> tensor<0x3xf32>
  return %r : tensor<0x3xf32>
}
// -----
// input 1: range(-2, 9)
func.func @main(%x: tensor<7x3xf32>, %i: tensor<5x1xi32>, %u: tensor<5x3xf32>) -> tensor<7x3xf32> {
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<7x3xf32>, tensor<5x1xi32>, tensor<5x3xf32>) -> tensor<7x3xf32>
  return %r : tensor<7x3xf32>
}
// -----
// input 1: range(-2, 9)
func.func @main(%x: tensor<7x3xf32>, %i: tensor<5xi32>, %u: tensor<5x3xf32>) -> tensor<7x3xf32> {
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<7x3xf32>, tensor<5xi32>, tensor<5x3xf32>) -> tensor<7x3xf32>
  return %r : tensor<7x3xf32>
}
// -----
// input 1: range(-2, 9)
func.func @main(%x: tensor<7x8xf32>, %i: tensor<2x4xi32>, %u: tensor<4x3xf32>) -> tensor<7x8xf32> {
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<7x8xf32>, tensor<2x4xi32>, tensor<4x3xf32>) -> tensor<7x8xf32>
  return %r : tensor<7x8xf32>
}
// -----
// input 1: range(-3, 10)
func.func @main(%x: tensor<7x8xf32>, %i: tensor<4x2xi32>, %u: tensor<2x4x3xf32>) -> tensor<7x8xf32> {
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<7x8xf32>, tensor<4x2xi32>, tensor<2x4x3xf32>) -> tensor<7x8xf32>
  return %r : tensor<7x8xf32>
}
// -----
// input 1: range(-2, 9)
func.func @main(%x: tensor<4x7xf32>, %i: tensor<4x3x1xi32>, %u: tensor<4x3xf32>) -> tensor<4x7xf32> {
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<4x7xf32>, tensor<4x3x1xi32>, tensor<4x3xf32>) -> tensor<4x7xf32>
  return %r : tensor<4x7xf32>
}
// -----
// input 1: range(-2, 7)
func.func @main(%x: tensor<4x6x3xf32>, %i: tensor<4x5x1xi32>, %u: tensor<4x5x2x3xf32>) -> tensor<4x6x3xf32> {
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<4x6x3xf32>, tensor<4x5x1xi32>, tensor<4x5x2x3xf32>) -> tensor<4x6x3xf32>
  return %r : tensor<4x6x3xf32>
}
// -----
// input 1: range(0, 12)
func.func @main(%x: tensor<9xf32>, %i: tensor<4x1xui64>, %u: tensor<4x3xf32>) -> tensor<9xf32> {
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<9xf32>, tensor<4x1xui64>, tensor<4x3xf32>) -> tensor<9xf32>
  return %r : tensor<9xf32>
}
// -----
// input 1: range(-4, 12)
func.func @main(%x: tensor<9xf32>, %i: tensor<4x1xi8>, %u: tensor<4x3xf32>) -> tensor<9xf32> {
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<9xf32>, tensor<4x1xi8>, tensor<4x3xf32>) -> tensor<9xf32>
  return %r : tensor<9xf32>
}
// -----
// input 1: range(-2, 9)
func.func @main(%x: tensor<9xf32>, %i: tensor<0x1xi32>, %u: tensor<0x3xf32>) -> tensor<9xf32> {
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<9xf32>, tensor<0x1xi32>, tensor<0x3xf32>) -> tensor<9xf32>
  return %r : tensor<9xf32>
}
// -----
// input 1: range(-2, 9)
func.func @main(%x: tensor<7x3xf32>, %i: tensor<5x1xi32>, %u: tensor<5x3xf32>) -> tensor<7x3xf32> {
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<7x3xf32>, tensor<5x1xi32>, tensor<5x3xf32>) -> tensor<7x3xf32>
  return %r : tensor<7x3xf32>
}
// -----
// input 1: range(-2, 9)
func.func @main(%x: tensor<7x3xf32>, %i: tensor<5xi32>, %u: tensor<5x3xf32>) -> tensor<7x3xf32> {
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<7x3xf32>, tensor<5xi32>, tensor<5x3xf32>) -> tensor<7x3xf32>
  return %r : tensor<7x3xf32>
}
// -----
// input 1: range(-2, 9)
func.func @main(%x: tensor<7x8xf32>, %i: tensor<2x4xi32>, %u: tensor<4x3xf32>) -> tensor<7x8xf32> {
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<7x8xf32>, tensor<2x4xi32>, tensor<4x3xf32>) -> tensor<7x8xf32>
  return %r : tensor<7x8xf32>
}
// -----
// input 1: range(-3, 10)
func.func @main(%x: tensor<7x8xf32>, %i: tensor<4x2xi32>, %u: tensor<2x4x3xf32>) -> tensor<7x8xf32> {
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<7x8xf32>, tensor<4x2xi32>, tensor<2x4x3xf32>) -> tensor<7x8xf32>
  return %r : tensor<7x8xf32>
}
// -----
// input 1: range(-2, 9)
func.func @main(%x: tensor<4x7xf32>, %i: tensor<4x3x1xi32>, %u: tensor<4x3xf32>) -> tensor<4x7xf32> {
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<4x7xf32>, tensor<4x3x1xi32>, tensor<4x3xf32>) -> tensor<4x7xf32>
  return %r : tensor<4x7xf32>
}
// -----
// input 1: range(-2, 7)
func.func @main(%x: tensor<4x6x3xf32>, %i: tensor<4x5x1xi32>, %u: tensor<4x5x2x3xf32>) -> tensor<4x6x3xf32> {
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<4x6x3xf32>, tensor<4x5x1xi32>, tensor<4x5x2x3xf32>) -> tensor<4x6x3xf32>
  return %r : tensor<4x6x3xf32>
}
// -----
// input 1: range(0, 12)
func.func @main(%x: tensor<9xf32>, %i: tensor<4x1xui64>, %u: tensor<4x3xf32>) -> tensor<9xf32> {
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<9xf32>, tensor<4x1xui64>, tensor<4x3xf32>) -> tensor<9xf32>
  return %r : tensor<9xf32>
}
// -----
// input 1: range(-4, 12)
func.func @main(%x: tensor<9xf32>, %i: tensor<4x1xi8>, %u: tensor<4x3xf32>) -> tensor<9xf32> {
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<9xf32>, tensor<4x1xi8>, tensor<4x3xf32>) -> tensor<9xf32>
  return %r : tensor<9xf32>
}
// -----
// input 1: range(-2, 9)
func.func @main(%x: tensor<9xf32>, %i: tensor<0x1xi32>, %u: tensor<0x3xf32>) -> tensor<9xf32> {
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<9xf32>, tensor<0x1xi32>, tensor<0x3xf32>) -> tensor<9xf32>
  return %r : tensor<9xf32>
}
// -----
// input 1: range(-2, 9)
func.func @main(%x: tensor<7x3xf32>, %i: tensor<5x1xi32>, %u: tensor<5x3xf32>) -> tensor<7x3xf32> {
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<7x3xf32>, tensor<5x1xi32>, tensor<5x3xf32>) -> tensor<7x3xf32>
  return %r : tensor<7x3xf32>
}
// -----
// input 1: range(-2, 9)
func.func @main(%x: tensor<7x3xf32>, %i: tensor<5xi32>, %u: tensor<5x3xf32>) -> tensor<7x3xf32> {
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<7x3xf32>, tensor<5xi32>, tensor<5x3xf32>) -> tensor<7x3xf32>
  return %r : tensor<7x3xf32>
}
// -----
// input 1: range(-2, 9)
func.func @main(%x: tensor<7x8xf32>, %i: tensor<2x4xi32>, %u: tensor<4x3xf32>) -> tensor<7x8xf32> {
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<7x8xf32>, tensor<2x4xi32>, tensor<4x3xf32>) -> tensor<7x8xf32>
  return %r : tensor<7x8xf32>
}
// -----
// input 1: range(-3, 10)
func.func @main(%x: tensor<7x8xf32>, %i: tensor<4x2xi32>, %u: tensor<2x4x3xf32>) -> tensor<7x8xf32> {
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<7x8xf32>, tensor<4x2xi32>, tensor<2x4x3xf32>) -> tensor<7x8xf32>
  return %r : tensor<7x8xf32>
}
// -----
// input 1: range(-2, 9)
func.func @main(%x: tensor<4x7xf32>, %i: tensor<4x3x1xi32>, %u: tensor<4x3xf32>) -> tensor<4x7xf32> {
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<4x7xf32>, tensor<4x3x1xi32>, tensor<4x3xf32>) -> tensor<4x7xf32>
  return %r : tensor<4x7xf32>
}
// -----
// input 1: range(-2, 7)
func.func @main(%x: tensor<4x6x3xf32>, %i: tensor<4x5x1xi32>, %u: tensor<4x5x2x3xf32>) -> tensor<4x6x3xf32> {
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<4x6x3xf32>, tensor<4x5x1xi32>, tensor<4x5x2x3xf32>) -> tensor<4x6x3xf32>
  return %r : tensor<4x6x3xf32>
}
// -----
// input 1: range(0, 12)
func.func @main(%x: tensor<9xf32>, %i: tensor<4x1xui64>, %u: tensor<4x3xf32>) -> tensor<9xf32> {
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<9xf32>, tensor<4x1xui64>, tensor<4x3xf32>) -> tensor<9xf32>
  return %r : tensor<9xf32>
}
// -----
// input 1: range(-4, 12)
func.func @main(%x: tensor<9xf32>, %i: tensor<4x1xi8>, %u: tensor<4x3xf32>) -> tensor<9xf32> {
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<9xf32>, tensor<4x1xi8>, tensor<4x3xf32>) -> tensor<9xf32>
  return %r : tensor<9xf32>
}
// -----
// input 1: range(-2, 9)
func.func @main(%x: tensor<9xf32>, %i: tensor<0x1xi32>, %u: tensor<0x3xf32>) -> tensor<9xf32> {
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<9xf32>, tensor<0x1xi32>, tensor<0x3xf32>) -> tensor<9xf32>
  return %r : tensor<9xf32>
}
// -----
// input 1: range(-2, 9)
func.func @main(%x: tensor<7x3xf32>, %i: tensor<5x1xi32>, %u: tensor<5x3xf32>) -> tensor<7x3xf32> {
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.minimum %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<7x3xf32>, tensor<5x1xi32>, tensor<5x3xf32>) -> tensor<7x3xf32>
  return %r : tensor<7x3xf32>
}
// -----
// input 1: range(-2, 9)
func.func @main(%x: tensor<7x3xf32>, %i: tensor<5xi32>, %u: tensor<5x3xf32>) -> tensor<7x3xf32> {
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.minimum %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<7x3xf32>, tensor<5xi32>, tensor<5x3xf32>) -> tensor<7x3xf32>
  return %r : tensor<7x3xf32>
}
// -----
// input 1: range(-2, 9)
func.func @main(%x: tensor<7x8xf32>, %i: tensor<2x4xi32>, %u: tensor<4x3xf32>) -> tensor<7x8xf32> {
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 0>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.minimum %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<7x8xf32>, tensor<2x4xi32>, tensor<4x3xf32>) -> tensor<7x8xf32>
  return %r : tensor<7x8xf32>
}
// -----
// input 1: range(-3, 10)
func.func @main(%x: tensor<7x8xf32>, %i: tensor<4x2xi32>, %u: tensor<2x4x3xf32>) -> tensor<7x8xf32> {
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], inserted_window_dims = [], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.minimum %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<7x8xf32>, tensor<4x2xi32>, tensor<2x4x3xf32>) -> tensor<7x8xf32>
  return %r : tensor<7x8xf32>
}
// -----
// input 1: range(-2, 9)
func.func @main(%x: tensor<4x7xf32>, %i: tensor<4x3x1xi32>, %u: tensor<4x3xf32>) -> tensor<4x7xf32> {
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.minimum %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<4x7xf32>, tensor<4x3x1xi32>, tensor<4x3xf32>) -> tensor<4x7xf32>
  return %r : tensor<4x7xf32>
}
// -----
// input 1: range(-2, 7)
func.func @main(%x: tensor<4x6x3xf32>, %i: tensor<4x5x1xi32>, %u: tensor<4x5x2x3xf32>) -> tensor<4x6x3xf32> {
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 3], inserted_window_dims = [], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.minimum %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<4x6x3xf32>, tensor<4x5x1xi32>, tensor<4x5x2x3xf32>) -> tensor<4x6x3xf32>
  return %r : tensor<4x6x3xf32>
}
// -----
// input 1: range(0, 12)
func.func @main(%x: tensor<9xf32>, %i: tensor<4x1xui64>, %u: tensor<4x3xf32>) -> tensor<9xf32> {
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.minimum %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<9xf32>, tensor<4x1xui64>, tensor<4x3xf32>) -> tensor<9xf32>
  return %r : tensor<9xf32>
}
// -----
// input 1: range(-4, 12)
func.func @main(%x: tensor<9xf32>, %i: tensor<4x1xi8>, %u: tensor<4x3xf32>) -> tensor<9xf32> {
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.minimum %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<9xf32>, tensor<4x1xi8>, tensor<4x3xf32>) -> tensor<9xf32>
  return %r : tensor<9xf32>
}
// -----
// input 1: range(-2, 9)
func.func @main(%x: tensor<9xf32>, %i: tensor<0x1xi32>, %u: tensor<0x3xf32>) -> tensor<9xf32> {
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.minimum %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<9xf32>, tensor<0x1xi32>, tensor<0x3xf32>) -> tensor<9xf32>
  return %r : tensor<9xf32>
}
// -----
// input 1: range(-2, 9)
func.func @main(%x: tensor<9x2xf32>, %u: tensor<4x2xf32>) -> tensor<9x2xf32> {
  %i = stablehlo.constant dense<[[3],[0],[8],[5]]> : tensor<4x1xi32>
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.multiply %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<9x2xf32>, tensor<4x1xi32>, tensor<4x2xf32>) -> tensor<9x2xf32>
  return %r : tensor<9x2xf32>
}
// -----
// input 1: range(-2, 9)
func.func @main(%x: tensor<9x2xf32>, %u: tensor<4x2xf32>) -> tensor<9x2xf32> {
  %i = stablehlo.constant dense<[[3],[0],[11],[5]]> : tensor<4x1xi32>
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<9x2xf32>, tensor<4x1xi32>, tensor<4x2xf32>) -> tensor<9x2xf32>
  return %r : tensor<9x2xf32>
}
// -----
// refused
// input 1: range(-2, 9)
func.func @main(%x: tensor<9x2xf32>, %i: tensor<4x1xi32>, %u: tensor<4x2xf32>) -> tensor<9x2xf32> {
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.multiply %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<9x2xf32>, tensor<4x1xi32>, tensor<4x2xf32>) -> tensor<9x2xf32>
  return %r : tensor<9x2xf32>
}
// -----
// refused
// input 1: range(-2, 9)
func.func @main(%x: tensor<9x2xf32>, %i: tensor<4x1xi32>, %u: tensor<4x2xf32>) -> tensor<9x2xf32> {
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.subtract %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<9x2xf32>, tensor<4x1xi32>, tensor<4x2xf32>) -> tensor<9x2xf32>
  return %r : tensor<9x2xf32>
}
// -----
// input 2: range(-2, 9)
func.func @main(%x: tensor<7xf32>, %y: tensor<7xf32>, %i: tensor<5x1xi32>, %u: tensor<5xf32>, %v: tensor<5xf32>) -> (tensor<7xf32>, tensor<7xf32>) {
  %r:2 = "stablehlo.scatter"(%x, %y, %i, %u, %v) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>):
    %e = stablehlo.add %a, %c : tensor<f32>
    stablehlo.return %e, %d : tensor<f32>, tensor<f32>
  }) : (tensor<7xf32>, tensor<7xf32>, tensor<5x1xi32>, tensor<5xf32>, tensor<5xf32>) -> (tensor<7xf32>, tensor<7xf32>)
  return %r#0, %r#1 : tensor<7xf32>, tensor<7xf32>
}
// -----
// input 1: range(0, 3)
// input 2: range(0, 3)
func.func @main(%x: tensor<5x6xf32>, %i: tensor<i32>, %j: tensor<i32>) -> (tensor<2x3xf32>, tensor<2x3xf32>) {
  %a = stablehlo.dynamic_slice %x, %i, %j, sizes = [2, 3] : (tensor<5x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  %b = stablehlo.dynamic_slice %x, %j, %i, sizes = [2, 3] : (tensor<5x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  return %a, %b : tensor<2x3xf32>, tensor<2x3xf32>
}
// -----
// input 2: range(0, 3)
// input 3: range(0, 3)
func.func @main(%x: tensor<5x6xf32>, %u: tensor<2x3xf32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<5x6xf32> {
  %a = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<5x6xf32>
  %b = stablehlo.dynamic_update_slice %a, %u, %j, %i : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<5x6xf32>
  return %b : tensor<5x6xf32>
}
// -----
// input 1: range(-9, 9)
// input 2: range(-9, 9)
func.func @main(%x: tensor<5x6xf32>, %i: tensor<i32>, %j: tensor<i32>) -> (tensor<2x3xf32>, tensor<2x3xf32>) {
  %a = stablehlo.dynamic_slice %x, %i, %j, sizes = [2, 3] : (tensor<5x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  %b = stablehlo.dynamic_slice %x, %j, %i, sizes = [2, 3] : (tensor<5x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
  return %a, %b : tensor<2x3xf32>, tensor<2x3xf32>
}
// -----
// input 2: range(-9, 9)
// input 3: range(-9, 9)
func.func @main(%x: tensor<5x6xf32>, %u: tensor<2x3xf32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<5x6xf32> {
  %a = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<5x6xf32>
  %b = stablehlo.dynamic_update_slice %a, %u, %j, %i : (tensor<5x6xf32>, tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<5x6xf32>
  return %b : tensor<5x6xf32>
}
