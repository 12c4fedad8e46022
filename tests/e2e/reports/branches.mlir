func.func @main(%p: tensor<i1>, %i: tensor<i32>, %x: tensor<40x40xf32>, %v: tensor<3x40xi8>, %w: tensor<40x3xi8>) -> (tensor<40x40xf32>, tensor<3x3xi32>) {
  %0 = "stablehlo.if"(%p) ({
    %a = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0] : (tensor<40x40xf32>, tensor<40x40xf32>) -> tensor<40x40xf32>
    stablehlo.return %a : tensor<40x40xf32>
  }, {
    %b = stablehlo.tanh %x : tensor<40x40xf32>
    stablehlo.return %b : tensor<40x40xf32>
  }) : (tensor<i1>) -> tensor<40x40xf32>
  %c = stablehlo.constant dense<1> : tensor<i32>
  %1:2 = stablehlo.while(%k = %i, %y = %0) : tensor<i32>, tensor<40x40xf32>
    cond {
      %q = stablehlo.compare GT, %k, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %q : tensor<i1>
    } do {
      %d = stablehlo.dot_general %y, %x, contracting_dims = [1] x [0] : (tensor<40x40xf32>, tensor<40x40xf32>) -> tensor<40x40xf32>
      %n = stablehlo.subtract %k, %c : tensor<i32>
      stablehlo.return %n, %d : tensor<i32>, tensor<40x40xf32>
    }
  %2 = stablehlo.dot_general %v, %w, contracting_dims = [1] x [0] : (tensor<3x40xi8>, tensor<40x3xi8>) -> tensor<3x3xi32>
  return %1#1, %2 : tensor<40x40xf32>, tensor<3x3xi32>
}
