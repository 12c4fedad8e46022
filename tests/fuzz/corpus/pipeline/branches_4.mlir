// Branches in reducers and comparators are selections, whatever the flag.
func.func @main(%x: tensor<6x40xf32>, %y: tensor<40xi32>) -> (tensor<6xf32>, tensor<40xi32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce"(%x, %zero) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %p = stablehlo.compare GT, %b, %zero : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %r = "stablehlo.if"(%p) ({
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }, {
      stablehlo.return %a : tensor<f32>
    }) : (tensor<i1>) -> tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) {dimensions = array<i64: 1>} : (tensor<6x40xf32>, tensor<f32>) -> tensor<6xf32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %1 = "stablehlo.sort"(%y) ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %h = stablehlo.remainder %a, %two : tensor<i32>
    %k = stablehlo.remainder %b, %two : tensor<i32>
    %same = stablehlo.compare EQ, %h, %k : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %less = "stablehlo.if"(%same) ({
      %c = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    }, {
      %c = stablehlo.compare LT, %h, %k : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    }) : (tensor<i1>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) {dimension = 0 : i64, is_stable = true} : (tensor<40xi32>) -> tensor<40xi32>
  return %0, %1 : tensor<6xf32>, tensor<40xi32>
}
