// RUN(1): tpucc --passes=shapes
// The shape of a reshape is the first elements of a product of equal elements: nobody multiplies 2^33 of them to know it.
func.func @main(%x: tensor<4xf32>) -> tensor<?xf32> {
  %a = stablehlo.constant dense<1> : tensor<1x8589934592xi64>
  %b = stablehlo.constant dense<1> : tensor<8589934592x1xi64>
  %n = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<1x8589934592xi64>, tensor<8589934592x1xi64>) -> tensor<1x1xi64>
  %shape = stablehlo.reshape %n : (tensor<1x1xi64>) -> tensor<1xi64>
  %y = stablehlo.dynamic_reshape %x, %shape : (tensor<4xf32>, tensor<1xi64>) -> tensor<?xf32>
  return %y : tensor<?xf32>
}
// ----
shape_from_products.mlir:8:8: error: dynamic_reshape: dimension 0 of its result, tensor<?xf32>, is what %n says: not evaluated when compiling [data-dependent-shape]
  shape_from_products.mlir:6:8: note: it is made of constants alone, by more ops than are evaluated when compiling (256, none of them with a region, of 4096 elements at most)
  help: write the value of %n as a constant
