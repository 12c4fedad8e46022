// RUN(1): tpucc --passes=shapes
func.func @main(%x: tensor<6xf32>) -> tensor<?xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %c = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi64>
  %n = stablehlo.reduce(%c init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<3xi64>, tensor<i64>) -> tensor<i64>
  %s = stablehlo.reshape %n : (tensor<i64>) -> tensor<1xi64>
  %r = stablehlo.dynamic_reshape %x, %s : (tensor<6xf32>, tensor<1xi64>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
// ----
dynamic_on_constants.mlir:7:8: error: dynamic_reshape: dimension 0 of its result, tensor<?xf32>, is what %n says: not evaluated when compiling [data-dependent-shape]
  dynamic_on_constants.mlir:5:8: note: it is made of constants alone, by more ops than are evaluated when compiling (256, none of them with a region, of 4096 elements at most)
  help: write the value of %n as a constant
