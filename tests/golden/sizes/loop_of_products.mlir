// RUN(1): tpucc --passes=shapes
// A trial run of the loop is bounded by what its iterations do together: here 262144 multiplications each.
func.func @main() -> tensor<i64> {
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %c = stablehlo.constant dense<1.0> : tensor<64x64xf32>
  %i0 = stablehlo.iota dim = 1 : tensor<64x64xf32>
  %0:2 = stablehlo.while(%i = %zero, %x = %i0) : tensor<i64>, tensor<64x64xf32>
   cond {
    %r = stablehlo.slice %x [0:1, 0:1] : (tensor<64x64xf32>) -> tensor<1x1xf32>
    %s = stablehlo.reshape %r : (tensor<1x1xf32>) -> tensor<f32>
    %b = stablehlo.constant dense<-1.0> : tensor<f32>
    %go = stablehlo.compare GT, %s, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i64>
    %next = stablehlo.add %i, %one : tensor<i64>
    %y = stablehlo.dot_general %x, %c, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    stablehlo.return %next, %y : tensor<i64>, tensor<64x64xf32>
  }
  return %0#0 : tensor<i64>
}
// ----
loop_of_products.mlir:7:10: error: while: depends on no input, but did not end in 1023 iterations that were tried [endless-loop]
  loop_of_products.mlir:12:11: note: its predicate is this compare
  help: step an integer from a constant to a constant: such a loop may be as long as it likes
