// RUN(1): tpucc --passes=shapes
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %n = stablehlo.constant dense<10> : tensor<i32>
  %0:2 = stablehlo.while(%i = %zero, %v = %x) : tensor<i32>, tensor<2xf32>
   cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %j = stablehlo.add %i, %c : tensor<i32>
    %w = stablehlo.add %v, %v : tensor<2xf32>
    stablehlo.return %j, %w : tensor<i32>, tensor<2xf32>
  }
  return %0#1 : tensor<2xf32>
}
// ----
loop_endless.mlir:5:10: error: while: does not end: its index starts at 0, changes by 0 each time, and the loop goes on while it is < 10 [endless-loop]
  loop_endless.mlir:7:10: note: the predicate is this compare of i32 numbers
  help: let the step lead to the bound without leaving the element type
