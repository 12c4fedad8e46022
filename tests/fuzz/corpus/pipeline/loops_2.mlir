func.func @main(%x: tensor<8x20xf32>) -> tensor<8x20xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %n = stablehlo.constant dense<8> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %z = stablehlo.constant dense<0.0> : tensor<8x20xf32>
  %0:2 = stablehlo.while(%i = %zero, %a = %z) : tensor<i32>, tensor<8x20xf32>
   cond {
    %c = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %r = stablehlo.dynamic_slice %x, %i, %zero, sizes = [1, 20] : (tensor<8x20xf32>, tensor<i32>, tensor<i32>) -> tensor<1x20xf32>
    %e = stablehlo.exponential %r : tensor<1x20xf32>
    %u = stablehlo.dynamic_update_slice %a, %e, %i, %zero : (tensor<8x20xf32>, tensor<1x20xf32>, tensor<i32>, tensor<i32>) -> tensor<8x20xf32>
    stablehlo.return %j, %u : tensor<i32>, tensor<8x20xf32>
  }
  return %0#1 : tensor<8x20xf32>
}
