// RUN(1): tpucc --stop-after=shapes
// Boxes with a score over a half: how many is not known before.
func.func @main(%boxes: tensor<6x4xf32>, %scores: tensor<6xf32>) -> (tensor<?x4xf32>, tensor<i32>) {
  %half = stablehlo.constant dense<0.5> : tensor<6xf32>
  %good = stablehlo.compare GT, %scores, %half : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
  %kept = "tpu.boolean_mask"(%boxes, %good) : (tensor<6x4xf32>, tensor<6xi1>) -> tensor<?x4xf32>
  %n = stablehlo.get_dimension_size %kept, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
  return %kept, %n : tensor<?x4xf32>, tensor<i32>
}
// ----
kept_boxes.mlir:6:11: error: boolean_mask: dimension 0 of its result, tensor<?x4xf32>, is how many elements of %good are true: known only when the model runs [data-dependent-shape]
  kept_boxes.mlir:5:11: note: it depends on the result of compare '%good': tensor<6xi1>
  note: made from input 1 '%scores': tensor<6xf32>
  help: mask with zeros, stablehlo.select(mask, %boxes, 0) : tensor<6x4xf32>, where mask is %good broadcast to that shape: its sum is that of the kept elements, and divided by the sum of the mask their mean
  help: or keep a static bound of rows with a count: sort the positions by the mask, stable, true first, stablehlo.gather those rows of %boxes, and count with the sum of the mask
