// RUN(1): tpucc --grad
// QR has a meaning here, and no gradient: the call is named.
func.func @main(%x: tensor<3x3xf32>) -> tensor<3x3xf32> {
  %0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%x) : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>)
  return %0#0 : tensor<3x3xf32>
}
// ----
routine.mlir:4:10: error: stablehlo.custom_call @lapack_sgeqrf_ffi: its gradient is not known, and a gradient that is asked for goes through it [no-gradient]
  help: ask for other gradients (--grad=ARG,..), or write what it does with ops that have one
