// RUN(1): tpucc
// Every mistake is reported at its place; reading goes on at the next op.
module @errors {
  func.func @main(%x: tensor<2x3xf32>, %y: tensor<3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.add %x, %z : tensor<2x3xf32>
    %1 = stablehlo.add %x, %y : tensor<2x3xf32>
    %1 = stablehlo.abs %x : tensor<2x3xf32>
    %2:2 = stablehlo.abs %x : tensor<2x3xf32>
    %3 = "stablehlo.sort"(%x) <{dimension = 1 : i64}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    }) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = stablehlo.custom_call @foo(%3) : (tensor<2x3xf32>) -> tensor<index>
    %5 = stablehlo.constant dense<[1, 2, 3]> : tensor<2xi32>
    %6 = stablehlo.constant dense<[[1, 2], [3], 4]> : tensor<2x2xi32>
    %7 = stablehlo.constant dense<300> : tensor<2x2xi8>
    %8 = stablehlo.constant dense<"0x00FF"> : tensor<2x2xi8>
    %9 = stablehlo.iota dim = 99999999999999999999 : tensor<2xf32>
    %10 = stablehlo.reshape %x : (tensor<2x3xf32>) -> tensor<9999999999999xf32>
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
