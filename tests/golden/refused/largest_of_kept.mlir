// RUN(1): tpucc --stop-after=shapes
// The largest score among the candidates.
func.func @main(%scores: tensor<9xf32>, %candidate: tensor<9xi1>) -> tensor<f32> {
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %kept = "tpu.boolean_mask"(%scores, %candidate) : (tensor<9xf32>, tensor<9xi1>) -> tensor<?xf32>
  %best = stablehlo.reduce(%kept init: %least) applies stablehlo.maximum across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  return %best : tensor<f32>
}
// ----
largest_of_kept.mlir:5:11: error: boolean_mask: dimension 0 of its result, tensor<?xf32>, is how many elements of %candidate are true: known only when the model runs [data-dependent-shape]
  note: it depends on input 1 '%candidate': tensor<9xi1>
  help: fill with what cannot win and reduce that, stablehlo.select(mask, %scores, -inf) : tensor<9xf32>, where mask is %candidate
  help: or keep a static bound of rows with a count: sort the positions by the mask, stable, true first, stablehlo.gather those rows of %scores, and count with the sum of the mask
