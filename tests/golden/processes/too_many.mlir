// RUN(2): tpucc --processes=5 -o out.so
// A process has at least one device.
module attributes {mhlo.num_replicas = 4 : i32} {
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %y = stablehlo.negate %x : tensor<2xf32>
  return %y : tensor<2xf32>
}
}
// ----
too_many.mlir: error: --processes 5: the program has 4 devices, and a process has at least one
  help: --replicas 5 makes more; without --processes it runs in any number, too
