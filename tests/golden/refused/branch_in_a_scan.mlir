// RUN(1): tpucc --stop-after=shapes
// A recurrence that starts anew where its input is negative.
func.func @main(%x: tensor<6xf32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0.0> : tensor<f32>
  %0:2 = stablehlo.while(%i = %zero, %state = %start) : tensor<i32>, tensor<f32>
   cond {
    %n = stablehlo.constant dense<6> : tensor<i32>
    %go = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %s = stablehlo.dynamic_slice %x, %i, sizes = [1] : (tensor<6xf32>, tensor<i32>) -> tensor<1xf32>
    %e = stablehlo.reshape %s : (tensor<1xf32>) -> tensor<f32>
    %reset = stablehlo.compare LT, %e, %start : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %next = "stablehlo.if"(%reset) ({
      stablehlo.return %start : tensor<f32>
    }, {
      %sum = stablehlo.add %state, %e : tensor<f32>
      stablehlo.return %sum : tensor<f32>
    }) : (tensor<i1>) -> tensor<f32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %next : tensor<i32>, tensor<f32>
  }
  return %0#1 : tensor<f32>
}
// ----
branch_in_a_scan.mlir:16:13: error: if: which branch it takes is known only when the model runs [data-dependent-control-flow]
  branch_in_a_scan.mlir:15:14: note: it depends on the result of compare '%reset': tensor<i1>
  branch_in_a_scan.mlir:14:10: note: made from the result of reshape '%e': tensor<f32>
  branch_in_a_scan.mlir:13:10: note: made from the result of dynamic_slice '%s': tensor<1xf32>
  note: made from input 0 '%x': tensor<6xf32>
  help: compute all branches and choose with an indicator: stablehlo.select(%reset, %start, %sum); --control-flow=select does that, --control-flow=dynamic compiles real branches
