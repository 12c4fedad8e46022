// padded: proven
// The dimension before the padded one, counted from the end.
func.func @main(%x: tensor<4x?xf32> {tpu.dims = ["","n"]}) -> tensor<4x?xf32> {
  %m = "stablehlo.sort"(%x) <{dimension = -2 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %g = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %g : tensor<i1>
  }) : (tensor<4x?xf32>) -> tensor<4x?xf32>
  return %m : tensor<4x?xf32>
}
