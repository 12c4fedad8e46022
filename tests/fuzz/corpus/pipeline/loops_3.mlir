// The inner loop's state begins as the outer one's, which is read again behind it.
func.func @main(%x: tensor<10x10xf32>) -> tensor<10x10xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %tenth = stablehlo.constant dense<0.1> : tensor<10x10xf32>
  %0:2 = stablehlo.while(%i = %zero, %a = %x) : tensor<i32>, tensor<10x10xf32>
   cond {
    %c = stablehlo.compare LT, %i, %three, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %1:2 = stablehlo.while(%p = %zero, %q = %a) : tensor<i32>, tensor<10x10xf32>
     cond {
      %c = stablehlo.compare LT, %p, %three, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %r = stablehlo.add %p, %one : tensor<i32>
      %s = stablehlo.dot_general %q, %x, contracting_dims = [1] x [0] : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
      %t = stablehlo.multiply %s, %tenth : tensor<10x10xf32>
      stablehlo.return %r, %t : tensor<i32>, tensor<10x10xf32>
    }
    %u = stablehlo.add %1#1, %a : tensor<10x10xf32>
    stablehlo.return %j, %u : tensor<i32>, tensor<10x10xf32>
  }
  return %0#1 : tensor<10x10xf32>
}
