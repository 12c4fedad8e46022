// Walks a list until it meets the key: how far depends on both.
func.func @main(%list: tensor<10xi32>, %key: tensor<i32>) -> tensor<i32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %at = stablehlo.while(%i = %zero) : tensor<i32>
   cond {
    %n = stablehlo.constant dense<10> : tensor<i32>
    %inside = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %s = stablehlo.dynamic_slice %list, %i, sizes = [1] : (tensor<10xi32>, tensor<i32>) -> tensor<1xi32>
    %e = stablehlo.reshape %s : (tensor<1xi32>) -> tensor<i32>
    %other = stablehlo.compare NE, %e, %key : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %go = stablehlo.and %inside, %other : tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next : tensor<i32>
  }
  return %at : tensor<i32>
}
