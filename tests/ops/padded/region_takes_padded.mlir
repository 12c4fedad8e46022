// padded: refused
// The region of the reduction sums a padded value from outside.
func.func @main(%x: tensor<?xf32> {tpu.dims = ["n"]}, %y: tensor<4xf32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %z = stablehlo.cosine %x : tensor<?xf32>
  %r = "stablehlo.reduce"(%y, %zero) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %f = stablehlo.reduce(%z init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
    %c = stablehlo.add %a, %b : tensor<f32>
    %d = stablehlo.maximum %c, %f : tensor<f32>
    stablehlo.return %d : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}
