// Edges: no elements, a scalar, i1, variables that change places, one that is only read.
func.func @main(%w: tensor<2x3xf32> {tpu.variable = "w"}, %b: tensor<2x3xf32> {tpu.variable = "b"}, %none: tensor<0x5xf32> {tpu.variable = "none"}, %flag: tensor<i1> {tpu.variable = "flag"}, %c: tensor<2x3xf32> {tpu.variable = "c"}) -> (tensor<2x3xf32> {tpu.variable = "b"}, tensor<2x3xf32>, tensor<2x3xf32> {tpu.variable = "w"}, tensor<0x5xf32> {tpu.variable = "none"}, tensor<i1> {tpu.variable = "flag"}) {
  %0 = stablehlo.add %w, %c : tensor<2x3xf32>
  %1 = stablehlo.add %0, %b : tensor<2x3xf32>
  %2 = stablehlo.negate %none : tensor<0x5xf32>
  %3 = stablehlo.not %flag : tensor<i1>
  return %w, %1, %b, %2, %3 : tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<0x5xf32>, tensor<i1>
}
