// RUN(1): tpucc --passes=inline,shapes
// A branch in the region of a scan is a real one: the scan becomes a loop.
func.func @main(%x: tensor<5xf32>, %a: tensor<f32>) -> tensor<5xf32> {
  %0:2 = chlo.scan(%x) inits(%a) dimension=0 {
  ^bb0(%e: tensor<f32>, %c: tensor<f32>):
    %p = stablehlo.compare GT, %e, %c : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1 = "stablehlo.if"(%p) ({
      %s = stablehlo.sine %e : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }, {
      stablehlo.return %c : tensor<f32>
    }) : (tensor<i1>) -> tensor<f32>
    stablehlo.return %1, %1 : tensor<f32>, tensor<f32>
  } : (tensor<5xf32>, tensor<f32>) -> (tensor<5xf32>, tensor<f32>)
  return %0#0 : tensor<5xf32>
}
// ----
scan_on_data.mlir:7:10: error: if: which branch it takes is known only when the model runs [data-dependent-control-flow]
  scan_on_data.mlir:6:10: note: it depends on the result of compare '%p': tensor<i1>
  scan_on_data.mlir:4:10: note: made from argument 0 '%e' of the scan's region: tensor<f32>
  note: made from input 0 '%x': tensor<5xf32>
  help: compute all branches and choose with an indicator: stablehlo.select(%p, %s, %c); --control-flow=select does that, --control-flow=dynamic compiles real branches
