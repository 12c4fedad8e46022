// RUN: tpucc --stop-after=shapes
// What is no candidate cannot win.
func.func @main(%scores: tensor<9xf32>, %candidate: tensor<9xi1>) -> tensor<f32> {
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %lost = stablehlo.constant dense<0xFF800000> : tensor<9xf32>
  %kept = stablehlo.select %candidate, %scores, %lost : tensor<9xi1>, tensor<9xf32>
  %best = stablehlo.reduce(%kept init: %least) applies stablehlo.maximum across dimensions = [0] : (tensor<9xf32>, tensor<f32>) -> tensor<f32>
  return %best : tensor<f32>
}
// ----
module {
  func.func @main(%scores: tensor<9xf32>, %candidate: tensor<9xi1>) -> tensor<f32> {
    %0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.constant dense<0xFF800000> : tensor<9xf32>
    %2 = stablehlo.select %candidate, %scores, %1 : tensor<9xi1>, tensor<9xf32>
    %3 = stablehlo.reduce(%2 init: %0) applies stablehlo.maximum across dimensions = [0] : (tensor<9xf32>, tensor<f32>) -> tensor<f32>
    return %3 : tensor<f32>
  }
}
