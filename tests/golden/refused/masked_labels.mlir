// RUN(1): tpucc --stop-after=shapes
// The second rule of the TPU guides: the mean loss of the labels that are not masked (-1), by picking those out.
func.func @main(%loss: tensor<4x8xf32>, %labels: tensor<4x8xi32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %masked = stablehlo.constant dense<-1> : tensor<4x8xi32>
  %valid = stablehlo.compare NE, %labels, %masked : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
  %kept = "tpu.boolean_mask"(%loss, %valid) : (tensor<4x8xf32>, tensor<4x8xi1>) -> tensor<?xf32>
  %sum = stablehlo.reduce(%kept init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  %n = stablehlo.get_dimension_size %kept, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %count = stablehlo.convert %n : (tensor<i32>) -> tensor<f32>
  %mean = stablehlo.divide %sum, %count : tensor<f32>
  return %mean : tensor<f32>
}
// ----
masked_labels.mlir:7:11: error: boolean_mask: dimension 0 of its result, tensor<?xf32>, is how many elements of %valid are true: known only when the model runs [data-dependent-shape]
  masked_labels.mlir:6:12: note: it depends on the result of compare '%valid': tensor<4x8xi1>
  note: made from input 1 '%labels': tensor<4x8xi32>
  help: mask with zeros, stablehlo.select(mask, %loss, 0) : tensor<4x8xf32>, where mask is %valid: its sum is that of the kept elements, and divided by the sum of the mask their mean
  help: or keep a static bound of rows with a count: sort the positions by the mask, stable, true first, stablehlo.gather those rows of %loss, and count with the sum of the mask
