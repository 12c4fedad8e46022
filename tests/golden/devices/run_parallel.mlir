// RUN(1): tpucc
// What runs a function on several devices in StableHLO's tests.
func.func @f(%x: tensor<2xi64>) -> tensor<2xi64> {
  return %x : tensor<2xi64>
}
func.func @g(%x: tensor<2xi32>) -> tensor<2xi32> {
  return %x : tensor<2xi32>
}
func.func @main() {
  %x = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %a:2 = "interpreter.run_parallel"(%x, %x) {programs = [[@f], [@g]]} : (tensor<2xi64>, tensor<2xi64>) -> (tensor<2xi64>, tensor<2xi64>)
  %b:2 = "interpreter.run_parallel"(%x, %x) {programs = [[@f, @f], [@f]]} : (tensor<2xi64>, tensor<2xi64>) -> (tensor<2xi64>, tensor<2xi64>)
  %c:2 = "interpreter.run_parallel"(%x, %x) {programs = [@f, @f]} : (tensor<2xi64>, tensor<2xi64>) -> (tensor<2xi64>, tensor<2xi64>)
  %d:2 = "interpreter.run_parallel"(%x, %x) {program = [[@f], [@f]]} : (tensor<2xi64>, tensor<2xi64>) -> (tensor<2xi64>, tensor<2xi64>)
  %e:2 = "interpreter.run_parallel"(%x, %x) {programs = [[@f, @f], [@f, @f]]} : (tensor<2xi64>, tensor<2xi64>) -> (tensor<2xi64>, tensor<2xi64>)
  %g:2 = "interpreter.run_parallel"(%x, %x) {programs = [[@g, @g]]} : (tensor<2xi64>, tensor<2xi64>) -> (tensor<2xi64>, tensor<2xi64>)
  %h:2 = "interpreter.run_parallel"(%x, %x) {programs = [["f"], ["f"]]} : (tensor<2xi64>, tensor<2xi64>) -> (tensor<2xi64>, tensor<2xi64>)
  return
}
// ----
run_parallel.mlir:11:10: error: run_parallel: devices that run different functions are not supported [bad-attribute]
  run_parallel.mlir:10:8: note: operand 0 is a constant '%x': tensor<2xi64>
  run_parallel.mlir:10:8: note: operand 1 is a constant '%x': tensor<2xi64>
run_parallel.mlir:12:10: error: run_parallel: the rows of programs, one for each replica, are not of one length [bad-attribute]
  run_parallel.mlir:10:8: note: operand 0 is a constant '%x': tensor<2xi64>
  run_parallel.mlir:10:8: note: operand 1 is a constant '%x': tensor<2xi64>
run_parallel.mlir:13:10: error: run_parallel: programs is no list of rows of functions, such as [[@f, @f], [@f, @f]] [bad-attribute]
  run_parallel.mlir:10:8: note: operand 0 is a constant '%x': tensor<2xi64>
  run_parallel.mlir:10:8: note: operand 1 is a constant '%x': tensor<2xi64>
run_parallel.mlir:14:10: error: run_parallel: programs is no list of rows of functions, such as [[@f, @f], [@f, @f]] [bad-attribute]
  run_parallel.mlir:10:8: note: operand 0 is a constant '%x': tensor<2xi64>
  run_parallel.mlir:10:8: note: operand 1 is a constant '%x': tensor<2xi64>
run_parallel.mlir:15:10: error: run_parallel: @f takes 1 values and gives 1 on each of 4 devices, here are 2 and 2 [bad-structure]
  run_parallel.mlir:10:8: note: operand 0 is a constant '%x': tensor<2xi64>
  run_parallel.mlir:10:8: note: operand 1 is a constant '%x': tensor<2xi64>
run_parallel.mlir:16:10: error: run_parallel: argument 0 of @g is tensor<2xi32>, operand 0 is tensor<2xi64> [type-mismatch]
  run_parallel.mlir:10:8: note: operand 0 is a constant '%x': tensor<2xi64>
  run_parallel.mlir:10:8: note: operand 1 is a constant '%x': tensor<2xi64>
run_parallel.mlir:17:10: error: run_parallel: programs is no list of rows of functions, such as [[@f, @f], [@f, @f]] [bad-attribute]
  run_parallel.mlir:10:8: note: operand 0 is a constant '%x': tensor<2xi64>
  run_parallel.mlir:10:8: note: operand 1 is a constant '%x': tensor<2xi64>
