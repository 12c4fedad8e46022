// RUN(1): tpucc --grad
func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  %y = chlo.bessel_i1e %x : tensor<3xf32> -> tensor<3xf32>
  return %y : tensor<3xf32>
}
// ----
refused.mlir:3:8: error: chlo.bessel_i1e: its gradient is not known, and a gradient that is asked for goes through it [no-gradient]
  help: ask for other gradients (--grad=ARG,..), or write what it does with ops that have one
