// RUN(1): tpucc
// Every mistake is reported at its place; reading goes on at the next op.
module @errors {
  func.func @main(%x: tensor<2x3xf32>, %y: tensor<3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.add %x, %z : tensor<2x3xf32>
    %1 = stablehlo.add %x, %y : tensor<2x3xf32>
    %1 = stablehlo.abs %x : tensor<2x3xf32>
    %2:2 = stablehlo.abs %x : tensor<2x3xf32>
    %3 = "stablehlo.send"(%x) <{dimension = 1 : i64}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = stablehlo.infeed @foo(%3) : (tensor<2x3xf32>) -> tensor<index>
    %5 = stablehlo.constant dense<[1, 2, 3]> : tensor<2xi32>
    %6 = stablehlo.constant dense<[[1, 2], [3], 4]> : tensor<2x2xi32>
    %7 = stablehlo.constant dense<300> : tensor<2x2xi8>
    %8 = stablehlo.constant dense<"0x00FF"> : tensor<2x2xi8>
    %9 = stablehlo.iota dim = 99999999999999999999 : tensor<2xf32>
    %10 = stablehlo.reshape %x : (tensor<2x3xf32>) -> tensor<9999999999999999xf32>
    %11 = stablehlo.transpose %x, dims = [1, 0 : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %12 = stablehlo.compare LTX, %x, %x : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %13 = stablehlo.convert %x : (tensor<2x3xf32>) -> tensor<2x3xindex>
    %14 = "stablehlo.add"(%x) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.iota"() : () -> tensor<2x3xf32>
    %16 = stablehlo.constant dense_resource<missing> : tensor<2xf32>
    return %1, %4 : tensor<2x3xf32>, tensor<2x3xf32>
  }
  func.func @main() {
    return
  }
}
// ----
errors.mlir:5:28: error: %z is not defined before this use [bad-structure]
errors.mlir:6:28: error: %y is tensor<3xf32>, but is used here as tensor<2x3xf32> [type-mismatch]
  errors.mlir:4:40: note: it is defined here
errors.mlir:7:5: error: %1 is defined twice [bad-structure]
  errors.mlir:6:5: note: the first definition is here
errors.mlir:8:5: error: 2 results are named, but stablehlo.abs has 1 [bad-structure]
errors.mlir:9:10: error: op 'stablehlo.send' is not supported [unsupported-op]
errors.mlir:14:10: error: op 'stablehlo.infeed' is not supported [unsupported-op]
errors.mlir:15:35: error: tensor<2xi32> has 2 elements, but 3 are given [syntax]
errors.mlir:16:46: error: dimension 1 has size 2, but this list has 1 element [syntax]
errors.mlir:17:35: error: 300 does not fit i8 [syntax]
errors.mlir:18:35: error: tensor<2x2xi8> does not have 2 bytes [syntax]
errors.mlir:19:31: error: the integer does not fit 64 bits [syntax]
errors.mlir:20:55: error: the tensor has more than 2^48 elements [too-large]
errors.mlir:21:48: error: expected ']', found ':' [syntax]
errors.mlir:22:29: error: expected one of EQ, NE, GE, GT, LE, LT, found 'LTX' [syntax]
errors.mlir:23:66: error: type 'index' is not supported [unsupported-type]
errors.mlir:24:11: error: stablehlo.add has 2 operands, got 1 [bad-structure]
errors.mlir:25:11: error: stablehlo.iota has to have 'iota_dimension' [bad-attribute]
errors.mlir:26:45: error: the resource 'missing' is not in this file nor beside it [syntax]
errors.mlir:29:13: error: the function @main is defined twice [bad-structure]
  errors.mlir:4:1: note: the first definition is on this line
