// RUN(1): tpucc --stop-after=shapes
// 23 branches: twenty are named, the others counted.
func.func @main(%x: tensor<f32>, %p: tensor<i1>) -> tensor<f32> {
  %b0 = stablehlo.negate %x : tensor<f32>
  %b1 = "stablehlo.if"(%p) ({
    stablehlo.return %b0 : tensor<f32>
  }, {
    stablehlo.return %x : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  %b2 = "stablehlo.if"(%p) ({
    stablehlo.return %b1 : tensor<f32>
  }, {
    stablehlo.return %x : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  %b3 = "stablehlo.if"(%p) ({
    stablehlo.return %b2 : tensor<f32>
  }, {
    stablehlo.return %x : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  %b4 = "stablehlo.if"(%p) ({
    stablehlo.return %b3 : tensor<f32>
  }, {
    stablehlo.return %x : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  %b5 = "stablehlo.if"(%p) ({
    stablehlo.return %b4 : tensor<f32>
  }, {
    stablehlo.return %x : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  %b6 = "stablehlo.if"(%p) ({
    stablehlo.return %b5 : tensor<f32>
  }, {
    stablehlo.return %x : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  %b7 = "stablehlo.if"(%p) ({
    stablehlo.return %b6 : tensor<f32>
  }, {
    stablehlo.return %x : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  %b8 = "stablehlo.if"(%p) ({
    stablehlo.return %b7 : tensor<f32>
  }, {
    stablehlo.return %x : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  %b9 = "stablehlo.if"(%p) ({
    stablehlo.return %b8 : tensor<f32>
  }, {
    stablehlo.return %x : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  %b10 = "stablehlo.if"(%p) ({
    stablehlo.return %b9 : tensor<f32>
  }, {
    stablehlo.return %x : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  %b11 = "stablehlo.if"(%p) ({
    stablehlo.return %b10 : tensor<f32>
  }, {
    stablehlo.return %x : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  %b12 = "stablehlo.if"(%p) ({
    stablehlo.return %b11 : tensor<f32>
  }, {
    stablehlo.return %x : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  %b13 = "stablehlo.if"(%p) ({
    stablehlo.return %b12 : tensor<f32>
  }, {
    stablehlo.return %x : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  %b14 = "stablehlo.if"(%p) ({
    stablehlo.return %b13 : tensor<f32>
  }, {
    stablehlo.return %x : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  %b15 = "stablehlo.if"(%p) ({
    stablehlo.return %b14 : tensor<f32>
  }, {
    stablehlo.return %x : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  %b16 = "stablehlo.if"(%p) ({
    stablehlo.return %b15 : tensor<f32>
  }, {
    stablehlo.return %x : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  %b17 = "stablehlo.if"(%p) ({
    stablehlo.return %b16 : tensor<f32>
  }, {
    stablehlo.return %x : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  %b18 = "stablehlo.if"(%p) ({
    stablehlo.return %b17 : tensor<f32>
  }, {
    stablehlo.return %x : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  %b19 = "stablehlo.if"(%p) ({
    stablehlo.return %b18 : tensor<f32>
  }, {
    stablehlo.return %x : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  %b20 = "stablehlo.if"(%p) ({
    stablehlo.return %b19 : tensor<f32>
  }, {
    stablehlo.return %x : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  %b21 = "stablehlo.if"(%p) ({
    stablehlo.return %b20 : tensor<f32>
  }, {
    stablehlo.return %x : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  %b22 = "stablehlo.if"(%p) ({
    stablehlo.return %b21 : tensor<f32>
  }, {
    stablehlo.return %x : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  %b23 = "stablehlo.if"(%p) ({
    stablehlo.return %b22 : tensor<f32>
  }, {
    stablehlo.return %x : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  return %b23 : tensor<f32>
}
// ----
many_mistakes.mlir:5:9: error: if: which branch it takes is known only when the model runs [data-dependent-control-flow]
  note: it depends on input 1 '%p': tensor<i1>
  help: compute all branches and choose with an indicator: stablehlo.select(%p, %b0, %x); --control-flow=select does that, --control-flow=dynamic compiles real branches
many_mistakes.mlir:10:9: error: if: which branch it takes is known only when the model runs [data-dependent-control-flow]
  note: it depends on input 1 '%p': tensor<i1>
  help: compute all branches and choose with an indicator: stablehlo.select(%p, %b1, %x); --control-flow=select does that, --control-flow=dynamic compiles real branches
many_mistakes.mlir:15:9: error: if: which branch it takes is known only when the model runs [data-dependent-control-flow]
  note: it depends on input 1 '%p': tensor<i1>
  help: compute all branches and choose with an indicator: stablehlo.select(%p, %b2, %x); --control-flow=select does that, --control-flow=dynamic compiles real branches
many_mistakes.mlir:20:9: error: if: which branch it takes is known only when the model runs [data-dependent-control-flow]
  note: it depends on input 1 '%p': tensor<i1>
  help: compute all branches and choose with an indicator: stablehlo.select(%p, %b3, %x); --control-flow=select does that, --control-flow=dynamic compiles real branches
many_mistakes.mlir:25:9: error: if: which branch it takes is known only when the model runs [data-dependent-control-flow]
  note: it depends on input 1 '%p': tensor<i1>
  help: compute all branches and choose with an indicator: stablehlo.select(%p, %b4, %x); --control-flow=select does that, --control-flow=dynamic compiles real branches
many_mistakes.mlir:30:9: error: if: which branch it takes is known only when the model runs [data-dependent-control-flow]
  note: it depends on input 1 '%p': tensor<i1>
  help: compute all branches and choose with an indicator: stablehlo.select(%p, %b5, %x); --control-flow=select does that, --control-flow=dynamic compiles real branches
many_mistakes.mlir:35:9: error: if: which branch it takes is known only when the model runs [data-dependent-control-flow]
  note: it depends on input 1 '%p': tensor<i1>
  help: compute all branches and choose with an indicator: stablehlo.select(%p, %b6, %x); --control-flow=select does that, --control-flow=dynamic compiles real branches
many_mistakes.mlir:40:9: error: if: which branch it takes is known only when the model runs [data-dependent-control-flow]
  note: it depends on input 1 '%p': tensor<i1>
  help: compute all branches and choose with an indicator: stablehlo.select(%p, %b7, %x); --control-flow=select does that, --control-flow=dynamic compiles real branches
many_mistakes.mlir:45:9: error: if: which branch it takes is known only when the model runs [data-dependent-control-flow]
  note: it depends on input 1 '%p': tensor<i1>
  help: compute all branches and choose with an indicator: stablehlo.select(%p, %b8, %x); --control-flow=select does that, --control-flow=dynamic compiles real branches
many_mistakes.mlir:50:10: error: if: which branch it takes is known only when the model runs [data-dependent-control-flow]
  note: it depends on input 1 '%p': tensor<i1>
  help: compute all branches and choose with an indicator: stablehlo.select(%p, %b9, %x); --control-flow=select does that, --control-flow=dynamic compiles real branches
many_mistakes.mlir:55:10: error: if: which branch it takes is known only when the model runs [data-dependent-control-flow]
  note: it depends on input 1 '%p': tensor<i1>
  help: compute all branches and choose with an indicator: stablehlo.select(%p, %b10, %x); --control-flow=select does that, --control-flow=dynamic compiles real branches
many_mistakes.mlir:60:10: error: if: which branch it takes is known only when the model runs [data-dependent-control-flow]
  note: it depends on input 1 '%p': tensor<i1>
  help: compute all branches and choose with an indicator: stablehlo.select(%p, %b11, %x); --control-flow=select does that, --control-flow=dynamic compiles real branches
many_mistakes.mlir:65:10: error: if: which branch it takes is known only when the model runs [data-dependent-control-flow]
  note: it depends on input 1 '%p': tensor<i1>
  help: compute all branches and choose with an indicator: stablehlo.select(%p, %b12, %x); --control-flow=select does that, --control-flow=dynamic compiles real branches
many_mistakes.mlir:70:10: error: if: which branch it takes is known only when the model runs [data-dependent-control-flow]
  note: it depends on input 1 '%p': tensor<i1>
  help: compute all branches and choose with an indicator: stablehlo.select(%p, %b13, %x); --control-flow=select does that, --control-flow=dynamic compiles real branches
many_mistakes.mlir:75:10: error: if: which branch it takes is known only when the model runs [data-dependent-control-flow]
  note: it depends on input 1 '%p': tensor<i1>
  help: compute all branches and choose with an indicator: stablehlo.select(%p, %b14, %x); --control-flow=select does that, --control-flow=dynamic compiles real branches
many_mistakes.mlir:80:10: error: if: which branch it takes is known only when the model runs [data-dependent-control-flow]
  note: it depends on input 1 '%p': tensor<i1>
  help: compute all branches and choose with an indicator: stablehlo.select(%p, %b15, %x); --control-flow=select does that, --control-flow=dynamic compiles real branches
many_mistakes.mlir:85:10: error: if: which branch it takes is known only when the model runs [data-dependent-control-flow]
  note: it depends on input 1 '%p': tensor<i1>
  help: compute all branches and choose with an indicator: stablehlo.select(%p, %b16, %x); --control-flow=select does that, --control-flow=dynamic compiles real branches
many_mistakes.mlir:90:10: error: if: which branch it takes is known only when the model runs [data-dependent-control-flow]
  note: it depends on input 1 '%p': tensor<i1>
  help: compute all branches and choose with an indicator: stablehlo.select(%p, %b17, %x); --control-flow=select does that, --control-flow=dynamic compiles real branches
many_mistakes.mlir:95:10: error: if: which branch it takes is known only when the model runs [data-dependent-control-flow]
  note: it depends on input 1 '%p': tensor<i1>
  help: compute all branches and choose with an indicator: stablehlo.select(%p, %b18, %x); --control-flow=select does that, --control-flow=dynamic compiles real branches
many_mistakes.mlir:100:10: error: if: which branch it takes is known only when the model runs [data-dependent-control-flow]
  note: it depends on input 1 '%p': tensor<i1>
  help: compute all branches and choose with an indicator: stablehlo.select(%p, %b19, %x); --control-flow=select does that, --control-flow=dynamic compiles real branches
tpucc: ... and 3 more errors
