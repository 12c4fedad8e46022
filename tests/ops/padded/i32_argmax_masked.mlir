// padded: refused
// says: and chooses by integers, of which none is known to be a mask
// says: mask what it chooses by, converted to a float: select(mask, x, -1e9) where it takes the greatest
func.func @main(%x: tensor<?xi32> {tpu.dims = ["n"]}, %mask: tensor<?xi1> {tpu.dims = ["n"]}) -> tensor<i32> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xi32>) -> tensor<i32>
  %n1 = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %i = stablehlo.dynamic_iota %n1, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
  %low = stablehlo.constant dense<-2147483648> : tensor<i32>
  %lows = stablehlo.dynamic_broadcast_in_dim %low, %n1, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
  %m = stablehlo.select %mask, %x, %lows : tensor<?xi1>, tensor<?xi32>
  %init = stablehlo.constant dense<-2147483648> : tensor<i32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.reduce(%m init: %init), (%i init: %z) across dimensions = [0] : (tensor<?xi32>, tensor<?xi32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
   reducer(%a: tensor<i32>, %b: tensor<i32>) (%c: tensor<i32>, %d: tensor<i32>) {
    %gt = stablehlo.compare GT, %a, %b, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %eq = stablehlo.compare EQ, %a, %b, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %il = stablehlo.compare LT, %c, %d, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %and = stablehlo.and %eq, %il : tensor<i1>
    %or = stablehlo.or %gt, %and : tensor<i1>
    %v = stablehlo.select %gt, %a, %b : tensor<i1>, tensor<i32>
    %k = stablehlo.select %or, %c, %d : tensor<i1>, tensor<i32>
    stablehlo.return %v, %k : tensor<i32>, tensor<i32>
  }
  return %0#1 : tensor<i32>
}
