// RUN(1): tpucc --passes=shapes
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %n = stablehlo.constant dense<10> : tensor<i32>
  %limit = stablehlo.constant dense<100.0> : tensor<f32>
  %0:2 = stablehlo.while(%i = %zero, %v = %x) : tensor<i32>, tensor<2xf32>
   cond {
    %s = stablehlo.slice %v [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %t = stablehlo.reshape %s : (tensor<1xf32>) -> tensor<f32>
    %p = stablehlo.compare LT, %t, %limit : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %c : tensor<i32>
    %w = stablehlo.add %v, %v : tensor<2xf32>
    stablehlo.return %j, %w : tensor<i32>, tensor<2xf32>
  }
  return %0#1 : tensor<2xf32>
}
// ----
loop_on_data.mlir:6:10: error: while: how often it runs is known only when the model runs [data-dependent-control-flow]
  loop_on_data.mlir:10:10: note: it depends on the result of compare '%p': tensor<i1>
  loop_on_data.mlir:9:10: note: made from the result of reshape '%t': tensor<f32>
  loop_on_data.mlir:8:10: note: made from the result of slice '%s': tensor<1xf32>
  loop_on_data.mlir:6:10: note: made from what the while carries as value 1 '%v': tensor<2xf32>
  note: made from input 0 '%x': tensor<2xf32>
  help: run it a fixed number of times instead: step an index from a constant to a constant, compute %p in the body, and return stablehlo.select(%p, %j, %i), stablehlo.select(%p, %w, %v) there; or compile it as it is, with --control-flow=dynamic
