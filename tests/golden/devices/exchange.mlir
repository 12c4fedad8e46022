// RUN(1): tpucc
// What tpu.exchange asks for.
module attributes {mhlo.num_replicas = 2 : i32} {
func.func @main(%x: tensor<2xf32>) {
  %0 = "tpu.exchange"(%x) <{tpu.members = dense<[[0, 1], [0, 2]]> : tensor<2x2xi64>}> ({
  ^bb0(%l: tensor<2xf32>, %m: tensor<2xf32>):
    stablehlo.return %l : tensor<2xf32>
  }) : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "tpu.exchange"(%x) <{tpu.members = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%l: tensor<2xf32>, %m: tensor<2xf32>):
    stablehlo.return %l : tensor<2xf32>
  }) : (tensor<2xf32>) -> tensor<2xf32>
  %2 = "tpu.exchange"(%x) <{tpu.members = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%l: tensor<2xf32>):
    stablehlo.return %l : tensor<2xf32>
  }) : (tensor<2xf32>) -> tensor<2xf32>
  %3 = "tpu.exchange"(%x) <{tpu.members = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%l: tensor<2xf32>, %m: tensor<3xf32>):
    stablehlo.return %l : tensor<2xf32>
  }) : (tensor<2xf32>) -> tensor<2xf32>
  %4 = "tpu.exchange"(%x) <{tpu.members = dense<> : tensor<2x0xi64>}> ({
  ^bb0(%l: tensor<2xf32>, %m: tensor<2xf32>):
    stablehlo.return %l : tensor<2xf32>
  }) : (tensor<2xf32>) -> tensor<2xf32>
  %5 = "tpu.exchange"(%x) <{tpu.members = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, tpu.slices = array<i64: 1, 2>}> ({
  ^bb0(%l: tensor<2xf32>, %m: tensor<2xf32>):
    stablehlo.return %l : tensor<2xf32>
  }) : (tensor<2xf32>) -> tensor<2xf32>
  %6 = "tpu.exchange"(%x) <{tpu.members = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, tpu.slices = array<i64: 3>}> ({
  ^bb0(%l: tensor<2xf32>, %m: tensor<2xf32>):
    stablehlo.return %l : tensor<2xf32>
  }) : (tensor<2xf32>) -> tensor<2xf32>
  %7 = "tpu.exchange"(%x) <{tpu.members = dense<[[1], [0]]> : tensor<2x1xi64>, tpu.slices = array<i64: 2>}> ({
  ^bb0(%l: tensor<2xf32>):
    stablehlo.return %l : tensor<2xf32>
  }) : (tensor<2xf32>) -> tensor<2xf32>
  return
}
}
// ----
exchange.mlir:5:8: error: exchange: tpu.members names device 2 of 2 [bad-attribute]
  note: operand 0 is input 0 '%x': tensor<2xf32>
exchange.mlir:9:8: error: exchange: tpu.members has 1 rows, the program runs on 2 devices [bad-attribute]
  note: operand 0 is input 0 '%x': tensor<2xf32>
exchange.mlir:13:8: error: exchange: region 0 takes 1 arguments, it is given 2 [bad-structure]
  note: operand 0 is input 0 '%x': tensor<2xf32>
exchange.mlir:17:8: error: exchange: argument 1 of region 0 is tensor<3xf32>, it is given tensor<2xf32> [type-mismatch]
  note: operand 0 is input 0 '%x': tensor<2xf32>
exchange.mlir:21:8: error: exchange: tpu.members has 0 members a row, there are 1 to 4096 [bad-attribute]
  note: operand 0 is input 0 '%x': tensor<2xf32>
exchange.mlir:25:8: error: exchange: tpu.slices has 2 numbers, one an operand is asked for [bad-attribute]
  note: operand 0 is input 0 '%x': tensor<2xf32>
exchange.mlir:29:8: error: exchange: tpu.slices cuts operand 0 into 3 pieces, one for each member of a row [bad-attribute]
  note: operand 0 is input 0 '%x': tensor<2xf32>
exchange.mlir:33:8: error: exchange: tpu.slices cuts operand 0 into 2 pieces, one for each member of a row [bad-attribute]
  note: operand 0 is input 0 '%x': tensor<2xf32>
