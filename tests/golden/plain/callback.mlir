// RUN: tpucc --passes=plain
// Calls of Python whose results nothing goes on with are left out: jax.debug.print, and a pure_callback that nothing reads.
sdy.mesh @maximal_mesh_0 = <[], device_ids=[0]>
func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  stablehlo.custom_call @xla_ffi_python_cpu_callback(%x) {has_side_effect = true, mhlo.backend_config = {index = 0 : ui64}, sdy.sharding = #sdy.sharding_per_value<[<@maximal_mesh_0, []>]>} : (tensor<3xf32>) -> ()
  %0 = stablehlo.custom_call @xla_ffi_python_cpu_callback(%x) {mhlo.backend_config = {index = 1 : ui64}} : (tensor<3xf32>) -> tensor<3xf32>
  %1 = stablehlo.add %x, %x : tensor<3xf32>
  return %1 : tensor<3xf32>
}
// ----
module {
  sdy.mesh @maximal_mesh_0 = <[], device_ids=[0]>
  func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.add %x, %x : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
}
callback.mlir:5:3: note: @xla_ffi_python_cpu_callback is left out: it calls Python, which is not there when the program runs
