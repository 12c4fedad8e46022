// the same loop twice, on other values
func.func @main(%x: tensor<33xf32>) -> (tensor<33xf32>, tensor<33xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<9> : tensor<i32>
  %half = stablehlo.constant dense<0.5> : tensor<33xf32>
  %a:2 = stablehlo.while(%i = %zero, %h = %x) : tensor<i32>, tensor<33xf32>
    cond {
      %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %0 = stablehlo.sine %h : tensor<33xf32>
      %1 = stablehlo.add %0, %half : tensor<33xf32>
      %i2 = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %i2, %1 : tensor<i32>, tensor<33xf32>
    }
  %y = stablehlo.reverse %x, dims = [0] : tensor<33xf32>
  %b:2 = stablehlo.while(%i = %zero, %h = %y) : tensor<i32>, tensor<33xf32>
    cond {
      %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %0 = stablehlo.sine %h : tensor<33xf32>
      %1 = stablehlo.add %0, %half : tensor<33xf32>
      %i2 = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %i2, %1 : tensor<i32>, tensor<33xf32>
    }
  return %a#1, %b#1 : tensor<33xf32>, tensor<33xf32>
}
