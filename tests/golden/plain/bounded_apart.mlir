// RUN(1): tpucc --stop-after=shapes
func.func @main(%x: tensor<4x6xf32>, %i: tensor<24x2xi32>, %u: tensor<24xf32>, %n: tensor<i32>, %k: tensor<i32>) -> tensor<4x6xf32> {
  %0 = stablehlo.set_dimension_size %i, %n, dim = 0 : (tensor<24x2xi32>, tensor<i32>) -> tensor<?x2xi32, #stablehlo.bounds<24, ?>>
  %1 = stablehlo.set_dimension_size %u, %k, dim = 0 : (tensor<24xf32>, tensor<i32>) -> tensor<?xf32, #stablehlo.bounds<24>>
  %2 = "stablehlo.scatter"(%x, %0, %1) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<?x2xi32, #stablehlo.bounds<24, ?>>, tensor<?xf32, #stablehlo.bounds<24>>) -> tensor<4x6xf32>
  return %2 : tensor<4x6xf32>
}
// ----
bounded_apart.mlir:2:1: error: 2 sizes of the model are open, and every size must be a number when the model is compiled [unbound-dimension]
  note: n: argument 'n', tensor<i32>, from which the shape of set_dimension_size on line 3 is made
  note: k: argument 'k', tensor<i32>, from which the shape of set_dimension_size on line 4 is made
  help: give them numbers: --dim n=.. --dim k=..
bounded_apart.mlir:3:8: error: set_dimension_size: dimension 0 of its result, tensor<?x2xi32>, is what %n says: known only when the model runs [data-dependent-shape]
  note: it depends on input 3 '%n': tensor<i32>
  help: keep all 24 positions of %i and mask: stablehlo.select(stablehlo.compare LT, stablehlo.iota dim = 0, %n; %i; 0); for a mean divide by %n instead of by 24
  help: or, where it is the same in every run, bind %n when compiling: --dim n=N
bounded_apart.mlir:4:8: error: set_dimension_size: dimension 0 of its result, tensor<?xf32>, is what %k says: known only when the model runs [data-dependent-shape]
  note: it depends on input 4 '%k': tensor<i32>
  help: keep all 24 positions of %u and mask: stablehlo.select(stablehlo.compare LT, stablehlo.iota dim = 0, %k; %u; 0); for a mean divide by %k instead of by 24
  help: or, where it is the same in every run, bind %k when compiling: --dim k=N
