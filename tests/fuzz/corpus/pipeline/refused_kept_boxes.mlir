// Boxes with a score over a half: how many is not known before.
func.func @main(%boxes: tensor<6x4xf32>, %scores: tensor<6xf32>) -> (tensor<?x4xf32>, tensor<i32>) {
  %half = stablehlo.constant dense<0.5> : tensor<6xf32>
  %good = stablehlo.compare GT, %scores, %half : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
  %kept = "tpu.boolean_mask"(%boxes, %good) : (tensor<6x4xf32>, tensor<6xi1>) -> tensor<?x4xf32>
  %n = stablehlo.get_dimension_size %kept, dim = 0 : (tensor<?x4xf32>) -> tensor<i32>
  return %kept, %n : tensor<?x4xf32>, tensor<i32>
}
