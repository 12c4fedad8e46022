func.func @main(%x: tensor<3x41xi1>, %y: tensor<3x41xi1>) -> tensor<3x41xi1> {
  %r = "stablehlo.map"(%x, %y) ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %c = stablehlo.and %a, %b : tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) {dimensions = array<i64: 0, 1>} : (tensor<3x41xi1>, tensor<3x41xi1>) -> tensor<3x41xi1>
  return %r : tensor<3x41xi1>
}
