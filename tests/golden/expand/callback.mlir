// RUN(1): tpucc --passes=plain,shapes,expand
// Calls of Python whose results are read are refused by name.
func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  %0 = stablehlo.custom_call @xla_ffi_python_cpu_callback(%x) {mhlo.backend_config = {index = 0 : ui64}} : (tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
// ----
callback.mlir:4:8: error: custom_call: @xla_ffi_python_cpu_callback calls Python for what the program goes on with, and there is none when it runs [unsupported-op]
  help: compute it with jax.numpy, or give it to the program as an argument; a callback whose result nothing reads (jax.debug) is left out
