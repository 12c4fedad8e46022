func.func @main(%x: tensor<3x20xf32>, %y: tensor<3x20xf32>) -> (tensor<3x20xf32>, tensor<3x20xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %n = stablehlo.constant dense<5> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0:3 = stablehlo.while(%i = %zero, %a = %x, %b = %y) : tensor<i32>, tensor<3x20xf32>, tensor<3x20xf32>
   cond {
    %c = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %b, %a : tensor<i32>, tensor<3x20xf32>, tensor<3x20xf32>
  }
  return %0#1, %0#2 : tensor<3x20xf32>, tensor<3x20xf32>
}
