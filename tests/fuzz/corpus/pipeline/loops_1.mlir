func.func @main(%x: tensor<3x20xf32>, %y: tensor<3x20xf32>) -> (tensor<3x20xf32>, tensor<3x20xf32>, tensor<i32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %n = stablehlo.constant dense<4> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %half = stablehlo.constant dense<0.5> : tensor<3x20xf32>
  %0:3 = stablehlo.while(%i = %zero, %a = %x, %b = %y) : tensor<i32>, tensor<3x20xf32>, tensor<3x20xf32>
   cond {
    %c = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %s = stablehlo.add %a, %b : tensor<3x20xf32>
    %t = stablehlo.multiply %s, %half : tensor<3x20xf32>
    stablehlo.return %j, %b, %t : tensor<i32>, tensor<3x20xf32>, tensor<3x20xf32>
  }
  return %0#1, %0#2, %0#0 : tensor<3x20xf32>, tensor<3x20xf32>, tensor<i32>
}
