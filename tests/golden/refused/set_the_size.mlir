// RUN(1): tpucc --stop-after=shapes
// A batch of which only the first n rows are there.
func.func @main(%x: tensor<8x3xf32>, %n: tensor<i32>) -> tensor<3xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %rows = stablehlo.set_dimension_size %x, %n, dim = 0 : (tensor<8x3xf32>, tensor<i32>) -> tensor<?x3xf32>
  %sum = stablehlo.reduce(%rows init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?x3xf32>, tensor<f32>) -> tensor<3xf32>
  return %sum : tensor<3xf32>
}
// ----
set_the_size.mlir:3:1: error: 1 size of the model is open, and every size must be a number when the model is compiled [unbound-dimension]
  note: n: argument 'n', tensor<i32>, from which the shape of set_dimension_size on line 5 is made
  help: give them numbers: --dim n=..
set_the_size.mlir:5:11: error: set_dimension_size: dimension 0 of its result, tensor<?x3xf32>, is what %n says: known only when the model runs [data-dependent-shape]
  note: it depends on input 1 '%n': tensor<i32>
  help: keep all 8 positions of %x and mask: stablehlo.select(stablehlo.compare LT, stablehlo.iota dim = 0, %n; %x; 0); for a mean divide by %n instead of by 8
  help: or, where it is the same in every run, bind %n when compiling: --dim n=N
