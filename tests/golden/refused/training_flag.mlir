// RUN(1): tpucc --stop-after=shapes
// Noise only while training: the flag is an argument, so both ways are compiled into one program.
func.func @main(%x: tensor<3x8xf32>, %noise: tensor<3x8xf32>, %training: tensor<i1>) -> tensor<3x8xf32> {
  %y = "stablehlo.if"(%training) ({
    %a = stablehlo.add %x, %noise : tensor<3x8xf32>
    stablehlo.return %a : tensor<3x8xf32>
  }, {
    stablehlo.return %x : tensor<3x8xf32>
  }) : (tensor<i1>) -> tensor<3x8xf32>
  return %y : tensor<3x8xf32>
}
// ----
training_flag.mlir:4:8: error: if: which branch it takes is known only when the model runs [data-dependent-control-flow]
  note: it depends on input 2 '%training': tensor<i1>
  help: compute all branches and choose with an indicator: stablehlo.select(%training, %a, %x); --control-flow=select does that, --control-flow=dynamic compiles real branches
