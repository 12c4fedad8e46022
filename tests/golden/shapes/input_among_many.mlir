// RUN(1): tpucc --passes=shapes
func.func @main(%x: tensor<1xi32>, %y: tensor<f32>) -> tensor<f32> {
  %c = stablehlo.constant dense<1> : tensor<1xi32>
  %all = "stablehlo.concatenate"(%c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %c, %x) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<70xi32>
  %last = stablehlo.slice %all [69:70] : (tensor<70xi32>) -> tensor<1xi32>
  %index = stablehlo.reshape %last : (tensor<1xi32>) -> tensor<i32>
  %r = "stablehlo.case"(%index) ({
    %s = stablehlo.sine %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }, {
    %s = stablehlo.cosine %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<i32>) -> tensor<f32>
  return %r : tensor<f32>
}
// ----
input_among_many.mlir:7:8: error: case: which branch it takes is known only when the model runs [data-dependent-control-flow]
  input_among_many.mlir:6:12: note: it depends on the result of reshape '%index': tensor<i32>
  input_among_many.mlir:5:11: note: made from the result of slice '%last': tensor<1xi32>
  input_among_many.mlir:4:10: note: made from the result of concatenate '%all': tensor<70xi32>
  note: made from input 0 '%x': tensor<1xi32>
  help: compute all branches and choose with an indicator: stablehlo.select(%index == 0, %s, %s); --control-flow=select does that, --control-flow=dynamic compiles real branches
