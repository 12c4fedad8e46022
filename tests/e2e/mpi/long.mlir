// Runs for hours, and meets all the time.
func.func @main() -> tensor<1000xf32> {
  %id = stablehlo.replica_id : tensor<ui32>
  %f = stablehlo.convert %id : (tensor<ui32>) -> tensor<f32>
  %x = stablehlo.broadcast_in_dim %f, dims = [] : (tensor<f32>) -> tensor<1000xf32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %n = stablehlo.constant dense<2000000000> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %loop:2 = stablehlo.while(%at = %zero, %v = %x) : tensor<i32>, tensor<1000xf32>
    cond {
      %c = stablehlo.compare LT, %at, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %u = "stablehlo.all_reduce"(%v) <{replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}> ({
      ^bb0(%p: tensor<f32>, %q: tensor<f32>):
        %s = stablehlo.maximum %p, %q : tensor<f32>
        stablehlo.return %s : tensor<f32>
      }) : (tensor<1000xf32>) -> tensor<1000xf32>
      %next = stablehlo.add %at, %one : tensor<i32>
      stablehlo.return %next, %u : tensor<i32>, tensor<1000xf32>
    }
  return %loop#1 : tensor<1000xf32>
}
