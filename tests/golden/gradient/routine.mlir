// RUN(1): tpucc --grad
// Factors of reflectors have a meaning here, and no gradient: the call is named.
func.func @main(%x: tensor<3x3xf32>) -> (tensor<3xf32>, tensor<2xf32>) {
  %0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%x) : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>)
  %1:5 = stablehlo.custom_call @lapack_ssytrd_ffi(%x) {mhlo.backend_config = {uplo = 76 : ui8}} : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>, tensor<2xf32>, tensor<2xf32>, tensor<i32>)
  return %0#1, %1#3 : tensor<3xf32>, tensor<2xf32>
}
// ----
routine.mlir:5:10: error: stablehlo.custom_call @lapack_ssytrd_ffi: its gradient is not known, and a gradient that is asked for goes through it [no-gradient]
  help: ask for other gradients (--grad=ARG,..), or write what it does with ops that have one
routine.mlir:4:10: error: stablehlo.custom_call @lapack_sgeqrf_ffi: the factors of its reflectors have no gradient but in the columns of Q, and a gradient that is asked for goes through it [no-gradient]
  help: take Q and R
