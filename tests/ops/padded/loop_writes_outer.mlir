// padded: refused
// The inner loop goes on at the number of the outer one's iteration, which is kept.
func.func @main(%x: tensor<?xf32> {tpu.dims = ["n"]}) -> tensor<?xf32> {
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %i1 = stablehlo.constant dense<1> : tensor<i32>
  %one = stablehlo.constant dense<1.0> : tensor<1xf32>
  %r:2 = stablehlo.while(%i = %i0, %c = %x) : tensor<i32>, tensor<?xf32>
  cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %inner:2 = stablehlo.while(%j = %i0, %d = %x) : tensor<i32>, tensor<?xf32>
    cond {
      %p = stablehlo.compare LT, %j, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %e = stablehlo.dynamic_slice %d, %i, sizes = [1] : (tensor<?xf32>, tensor<i32>) -> tensor<1xf32>
      %f = stablehlo.add %e, %one : tensor<1xf32>
      %u = stablehlo.dynamic_update_slice %d, %f, %i : (tensor<?xf32>, tensor<1xf32>, tensor<i32>) -> tensor<?xf32>
      %next = stablehlo.add %j, %i1 : tensor<i32>
      stablehlo.return %next, %u : tensor<i32>, tensor<?xf32>
    }
    %made = stablehlo.dynamic_slice %inner#1, %i, sizes = [1] : (tensor<?xf32>, tensor<i32>) -> tensor<1xf32>
    %u = stablehlo.dynamic_update_slice %c, %made, %i : (tensor<?xf32>, tensor<1xf32>, tensor<i32>) -> tensor<?xf32>
    %next = stablehlo.add %i, %i1 : tensor<i32>
    stablehlo.return %next, %u : tensor<i32>, tensor<?xf32>
  }
  return %r#1 : tensor<?xf32>
}
