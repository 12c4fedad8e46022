func.func @main(%x: tensor<8x3xf32>) -> tensor<8x3xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %eight = stablehlo.constant dense<8> : tensor<i32>
  %five = stablehlo.constant dense<5> : tensor<i32>
  %p = stablehlo.compare GT, %eight, %five : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %0 = "stablehlo.if"(%p) ({
    %1 = "stablehlo.case"(%five) ({
      stablehlo.return %x : tensor<8x3xf32>
    }, {
      %2 = stablehlo.cosine %x : tensor<8x3xf32>
      stablehlo.return %2 : tensor<8x3xf32>
    }) : (tensor<i32>) -> tensor<8x3xf32>
    stablehlo.return %1 : tensor<8x3xf32>
  }, {
    stablehlo.return %x : tensor<8x3xf32>
  }) : (tensor<i1>) -> tensor<8x3xf32>
  %3:2 = stablehlo.while(%i = %zero, %v = %0) : tensor<i32>, tensor<8x3xf32>
   cond {
    %c = stablehlo.compare LT, %i, %eight : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %r = stablehlo.remainder %i, %two : tensor<i32>
    %e = stablehlo.compare EQ, %r, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %w = "stablehlo.if"(%e) ({
      %s = stablehlo.dynamic_slice %x, %i, %zero, sizes = [1, 3] : (tensor<8x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
      %u = stablehlo.dynamic_update_slice %v, %s, %i, %zero : (tensor<8x3xf32>, tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<8x3xf32>
      stablehlo.return %u : tensor<8x3xf32>
    }, {
      stablehlo.return %v : tensor<8x3xf32>
    }) : (tensor<i1>) -> tensor<8x3xf32>
    stablehlo.return %j, %w : tensor<i32>, tensor<8x3xf32>
  }
  return %3#1 : tensor<8x3xf32>
}
