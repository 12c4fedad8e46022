// RUN(1): tpucc --stop-after=shapes
// Decoding until the model says 0, the end: s' = (3 s + 1) mod 8 stands for the model.
func.func @main(%first: tensor<i32>) -> (tensor<16xi32>, tensor<i32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %empty = stablehlo.constant dense<0> : tensor<16xi32>
  %0:3 = stablehlo.while(%n = %zero, %token = %first, %text = %empty) : tensor<i32>, tensor<i32>, tensor<16xi32>
   cond {
    %last = stablehlo.constant dense<16> : tensor<i32>
    %room = stablehlo.compare LT, %n, %last : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %more = stablehlo.compare NE, %token, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %go = stablehlo.and %room, %more : tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %three = stablehlo.constant dense<3> : tensor<i32>
    %seven = stablehlo.constant dense<7> : tensor<i32>
    %row = stablehlo.reshape %token : (tensor<i32>) -> tensor<1xi32>
    %longer = stablehlo.dynamic_update_slice %text, %row, %n : (tensor<16xi32>, tensor<1xi32>, tensor<i32>) -> tensor<16xi32>
    %a = stablehlo.multiply %token, %three : tensor<i32>
    %b = stablehlo.add %a, %one : tensor<i32>
    %next = stablehlo.and %b, %seven : tensor<i32>
    %count = stablehlo.add %n, %one : tensor<i32>
    stablehlo.return %count, %next, %longer : tensor<i32>, tensor<i32>, tensor<16xi32>
  }
  return %0#2, %0#0 : tensor<16xi32>, tensor<i32>
}
// ----
decode_until_end.mlir:6:10: error: while: how often it runs is known only when the model runs [data-dependent-control-flow]
  decode_until_end.mlir:11:11: note: it depends on the result of and '%go': tensor<i1>
  decode_until_end.mlir:10:13: note: made from the result of compare '%more': tensor<i1>
  decode_until_end.mlir:6:10: note: made from what the while carries as value 1 '%token': tensor<i32>
  note: made from input 0 '%first': tensor<i32>
  help: run it a fixed number of times instead: step an index from a constant to a constant, compute %go in the body, and return stablehlo.select(%go, %count, %n), stablehlo.select(%go, %next, %token), stablehlo.select(%go, %longer, %text) there; or compile it as it is, with --control-flow=dynamic
  help: or give it a number when the model is compiled: --dim first=..
