// RUN(1): tpucc --stop-after=shapes
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
// ----
search.mlir:5:9: error: while: how often it runs is known only when the model runs [data-dependent-control-flow]
  search.mlir:12:11: note: it depends on the result of and '%go': tensor<i1>
  search.mlir:11:14: note: made from the result of compare '%other': tensor<i1>
  note: made from input 1 '%key': tensor<i32>
  help: run it a fixed number of times instead: step an index from a constant to a constant, compute %go in the body, and return stablehlo.select(%go, %next, %i) there; or compile it as it is, with --control-flow=dynamic
