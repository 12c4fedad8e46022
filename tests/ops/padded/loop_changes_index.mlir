// padded: refused
// After the loop the rows' indices are others: row 0 has 3, and sees what is padded.
func.func @main(%x: tensor<?x?xf32> {tpu.dims = ["n", "n"]}) -> tensor<?xf32> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %s = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %nn = stablehlo.concatenate %s, %s, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %i1 = stablehlo.constant dense<1> : tensor<i32>
  %i2 = stablehlo.constant dense<2> : tensor<i32>
  %i3 = stablehlo.constant dense<3> : tensor<i32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %three = stablehlo.dynamic_broadcast_in_dim %i3, %s, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
  %index = stablehlo.dynamic_iota %s, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
  %r:2 = stablehlo.while(%i = %i0, %c = %index) : tensor<i32>, tensor<?xi32>
  cond {
    %p = stablehlo.compare LT, %i, %i2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %d = stablehlo.maximum %c, %three : tensor<?xi32>
    %next = stablehlo.add %i, %i1 : tensor<i32>
    stablehlo.return %next, %d : tensor<i32>, tensor<?xi32>
  }
  %rows = stablehlo.dynamic_broadcast_in_dim %r#1, %nn, dims = [0] : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x?xi32>
  %columns = stablehlo.dynamic_broadcast_in_dim %index, %nn, dims = [1] : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x?xi32>
  %causal = stablehlo.compare GE, %rows, %columns : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi1>
  %y = stablehlo.cosine %x : tensor<?x?xf32>
  %zeros = stablehlo.dynamic_broadcast_in_dim %zero, %nn, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x?xf32>
  %m = stablehlo.select %causal, %y, %zeros : tensor<?x?xi1>, tensor<?x?xf32>
  %sum = stablehlo.reduce(%m init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %sum : tensor<?xf32>
}
