// RUN(1): tpucc --passes=shapes
func.func @main(%x: tensor<2xf32>, %k: tensor<i32>) -> (tensor<2xf32>, tensor<2xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  %p = stablehlo.compare GT, %s, %zero : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %0:2 = "stablehlo.if"(%p) ({
    %a = stablehlo.sine %x : tensor<2xf32>
    stablehlo.return %a, %x : tensor<2xf32>, tensor<2xf32>
  }, {
    %b = stablehlo.cosine %x : tensor<2xf32>
    stablehlo.return %b, %b : tensor<2xf32>, tensor<2xf32>
  }) : (tensor<i1>) -> (tensor<2xf32>, tensor<2xf32>)
  %1 = "stablehlo.case"(%k) ({
    stablehlo.return %0#0 : tensor<2xf32>
  }, {
    stablehlo.return %0#1 : tensor<2xf32>
  }, {
    stablehlo.return %x : tensor<2xf32>
  }) : (tensor<i32>) -> tensor<2xf32>
  return %0#0, %1 : tensor<2xf32>, tensor<2xf32>
}
// ----
branch_on_data.mlir:6:10: error: if: which branch it takes is known only when the model runs [data-dependent-control-flow]
  branch_on_data.mlir:5:8: note: it depends on the result of compare '%p': tensor<i1>
  branch_on_data.mlir:4:8: note: made from the result of reduce '%s': tensor<f32>
  note: made from input 0 '%x': tensor<2xf32>
  help: compute all branches and choose with an indicator: stablehlo.select(%p, %a, %b), stablehlo.select(%p, %x, %b); --control-flow=select does that, --control-flow=dynamic compiles real branches
branch_on_data.mlir:13:8: error: case: which branch it takes is known only when the model runs [data-dependent-control-flow]
  note: it depends on input 1 '%k': tensor<i32>
  help: compute all branches and choose with an indicator: stablehlo.select(%k == 0, %0#0 (if, line 6), stablehlo.select(%k == 1, %0#1 (if, line 6), %x)); --control-flow=select does that, --control-flow=dynamic compiles real branches
  help: or give it a number when the model is compiled: --dim k=..
