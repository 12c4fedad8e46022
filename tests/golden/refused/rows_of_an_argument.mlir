// RUN(1): tpucc --stop-after=shapes
// 24 numbers as rows of as many columns as an argument says; the largest sum of a row.
func.func @main(%x: tensor<24xf32>, %columns: tensor<i32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %all = stablehlo.constant dense<24> : tensor<i32>
  %rows = stablehlo.divide %all, %columns : tensor<i32>
  %r = stablehlo.reshape %rows : (tensor<i32>) -> tensor<1xi32>
  %c = stablehlo.reshape %columns : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %r, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %m = stablehlo.dynamic_reshape %x, %shape : (tensor<24xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %sums = stablehlo.reduce(%m init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %most = stablehlo.reduce(%sums init: %least) applies stablehlo.maximum across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  return %most : tensor<f32>
}
// ----
rows_of_an_argument.mlir:3:1: error: 1 size of the model is open, and every size must be a number when the model is compiled [unbound-dimension]
  note: columns: argument 'columns', tensor<i32>, from which the shape of dynamic_reshape on line 11 is made
  help: give them numbers: --dim columns=..
rows_of_an_argument.mlir:11:8: error: dynamic_reshape: dimensions 0 and 1 of its result, tensor<?x?xf32>, are what %rows and %columns say: known only when the model runs [data-dependent-shape]
  rows_of_an_argument.mlir:7:11: note: it depends on the result of divide '%rows': tensor<i32>
  note: made from input 1 '%columns': tensor<i32>
  note: it depends on input 1 '%columns': tensor<i32>
  help: make it as large as it can get, a static bound N, and mask: stablehlo.compare LT, stablehlo.iota, %rows is true at the positions that count; select zeros at the others, and divide by the sum of the mask instead of N
  help: or, where it is the same in every run, bind %columns when compiling: --dim columns=N
