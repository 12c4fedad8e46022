// RUN(1): tpucc --passes=inline
func.func @first(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
func.func @second(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
// ----
tpucc: error: the model has no function @main, and not exactly one public function to take instead [no-entry]
  no_main.mlir:2:1: note: it has @first
  no_main.mlir:5:1: note: it has @second
  help: name the function to compile @main, mark the others private, or say public of each that is to be an entry point
