// RUN(1): tpucc --grad
// Of QR the factors of reflectors have a meaning here, and no gradient: the call is named.
func.func @main(%x: tensor<3x3xf32>) -> tensor<3xf32> {
  %0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%x) : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>)
  return %0#1 : tensor<3xf32>
}
// ----
routine.mlir:4:10: error: stablehlo.custom_call @lapack_sgeqrf_ffi: the factors of its reflectors have no gradient but in the columns of Q, and a gradient that is asked for goes through it [no-gradient]
  help: take Q and R
