// A composite is what its decomposition does; within a loop and within another one as well.
func.func @main(%x: tensor<2x3xf32>, %i: tensor<i32>) -> (tensor<2x3xf32>, tensor<2x3xf32>) {
  %0 = stablehlo.composite "my.gelu" %x {composite_attributes = {approximate = true, n = 3 : i64}, decomposition = @gelu, version = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %four = stablehlo.constant dense<4> : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %1:2 = stablehlo.while(%k = %zero, %y = %0) : tensor<i32>, tensor<2x3xf32>
  cond {
    %2 = stablehlo.compare LT, %k, %four : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %2 : tensor<i1>
  } do {
    %2 = stablehlo.composite "my.twice" %y {decomposition = @twice} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = stablehlo.add %k, %one : tensor<i32>
    stablehlo.return %3, %2 : tensor<i32>, tensor<2x3xf32>
  }
  return %0, %1#1 : tensor<2x3xf32>, tensor<2x3xf32>
}
func.func private @gelu(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.logistic %x : tensor<2x3xf32>
  %1 = stablehlo.multiply %x, %0 : tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}
func.func private @twice(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.composite "my.gelu" %x {decomposition = @gelu} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = call @gelu(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}
