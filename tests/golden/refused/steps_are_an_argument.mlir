// RUN(1): tpucc --stop-after=shapes
// jax.lax.fori_loop(0, n, ..) where n is an argument.
func.func @main(%x: tensor<4xf32>, %n: tensor<i32>) -> tensor<4xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %half = stablehlo.constant dense<0.5> : tensor<4xf32>
  %0:2 = stablehlo.while(%i = %zero, %v = %x) : tensor<i32>, tensor<4xf32>
   cond {
    %go = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %one : tensor<i32>
    %a = stablehlo.multiply %v, %half : tensor<4xf32>
    %w = stablehlo.add %a, %half : tensor<4xf32>
    stablehlo.return %j, %w : tensor<i32>, tensor<4xf32>
  }
  return %0#1 : tensor<4xf32>
}
// ----
steps_are_an_argument.mlir:6:10: error: while: how often it runs is known only when the model runs [data-dependent-control-flow]
  steps_are_an_argument.mlir:8:11: note: it depends on the result of compare '%go': tensor<i1>
  note: made from input 1 '%n': tensor<i32>
  help: run it a fixed number of times instead: step an index from a constant to a constant, compute %go in the body, and return stablehlo.select(%go, %j, %i), stablehlo.select(%go, %w, %v) there; or compile it as it is, with --control-flow=dynamic
  help: or give it a number when the model is compiled: --dim n=..
