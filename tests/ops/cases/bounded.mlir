// the first updates, as torch's masked_scatter has them
// input 1: range(-2, 21)
// input 3: range(0, 33)
func.func @main(%x: tensor<20x3xf32>, %i: tensor<33x1xi32>, %u: tensor<33x3xf32>, %n: tensor<i32>) -> tensor<20x3xf32> {
  %short = stablehlo.set_dimension_size %i, %n, dim = 0 : (tensor<33x1xi32>, tensor<i32>) -> tensor<?x1xi32, #stablehlo.bounds<33, ?>>
  %less = stablehlo.set_dimension_size %u, %n, dim = 0 : (tensor<33x3xf32>, tensor<i32>) -> tensor<?x3xf32, #stablehlo.bounds<33, ?>>
  %0 = "stablehlo.scatter"(%x, %short, %less) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<20x3xf32>, tensor<?x1xi32, #stablehlo.bounds<33, ?>>, tensor<?x3xf32, #stablehlo.bounds<33, ?>>) -> tensor<20x3xf32>
  return %0 : tensor<20x3xf32>
}
// -----
// two inputs, windows of several rows, indices of i8 whose vector comes first
// input 2: range(-9, 21)
// input 5: range(0, 7)
func.func @main(%x: tensor<20x3xf32>, %y: tensor<20x3xi32>, %i: tensor<1x7xi8>, %u: tensor<4x7x3xf32>, %v: tensor<4x7x3xi32>, %n: tensor<i32>) -> (tensor<20x3xf32>, tensor<20x3xi32>) {
  %short = stablehlo.set_dimension_size %i, %n, dim = 1 : (tensor<1x7xi8>, tensor<i32>) -> tensor<1x?xi8, #stablehlo.bounds<?, 7>>
  %less = stablehlo.set_dimension_size %u, %n, dim = 1 : (tensor<4x7x3xf32>, tensor<i32>) -> tensor<4x?x3xf32, #stablehlo.bounds<?, 7, ?>>
  %few = stablehlo.set_dimension_size %v, %n, dim = 1 : (tensor<4x7x3xi32>, tensor<i32>) -> tensor<4x?x3xi32, #stablehlo.bounds<?, 7, ?>>
  %0:2 = "stablehlo.scatter"(%x, %y, %short, %less, %few) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<i32>, %c: tensor<f32>, %d: tensor<i32>):
    %e = stablehlo.maximum %a, %c : tensor<f32>
    %f = stablehlo.add %b, %d : tensor<i32>
    stablehlo.return %e, %f : tensor<f32>, tensor<i32>
  }) : (tensor<20x3xf32>, tensor<20x3xi32>, tensor<1x?xi8, #stablehlo.bounds<?, 7>>, tensor<4x?x3xf32, #stablehlo.bounds<?, 7, ?>>, tensor<4x?x3xi32, #stablehlo.bounds<?, 7, ?>>) -> (tensor<20x3xf32>, tensor<20x3xi32>)
  return %0#0, %0#1 : tensor<20x3xf32>, tensor<20x3xi32>
}
