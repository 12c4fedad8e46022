// RUN(1): tpucc --stop-after=shapes
// Which elements are kept is drawn: dropout by picking out. The generator starts at a constant, so no input is to blame.
func.func @main(%x: tensor<8xf32>) -> tensor<f32> {
  %state = stablehlo.constant dense<[1, 2]> : tensor<2xui64>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %next, %bits = stablehlo.rng_bit_generator %state, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui32>)
  %half = stablehlo.constant dense<2147483648> : tensor<8xui32>
  %mask = stablehlo.compare LT, %bits, %half : (tensor<8xui32>, tensor<8xui32>) -> tensor<8xi1>
  %kept = "tpu.boolean_mask"(%x, %mask) : (tensor<8xf32>, tensor<8xi1>) -> tensor<?xf32>
  %sum = stablehlo.reduce(%kept init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  return %sum : tensor<f32>
}
// ----
random_mask.mlir:9:11: error: boolean_mask: dimension 0 of its result, tensor<?xf32>, is how many elements of %mask are true: known only when the model runs [data-dependent-shape]
  random_mask.mlir:8:11: note: it depends on the result of compare '%mask': tensor<8xi1>
  random_mask.mlir:6:18: note: made from random numbers, the result of rng_bit_generator '%bits': tensor<8xui32>
  help: mask with zeros, stablehlo.select(mask, %x, 0) : tensor<8xf32>, where mask is %mask: its sum is that of the kept elements, and divided by the sum of the mask their mean
  help: or keep a static bound of rows with a count: sort the positions by the mask, stable, true first, stablehlo.gather those rows of %x, and count with the sum of the mask
