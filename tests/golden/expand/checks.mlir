// RUN: tpucc --passes=expand,cse
func.func @main(%x: tensor<3xf32>, %y: tensor<3xf32>, %i: tensor<i8>) {
  check.expect_almost_eq_const %x, dense<1.0> : tensor<3xf32>
  stablehlo.custom_call @check.expect_eq(%i, %i) {has_side_effect = true} : (tensor<i8>, tensor<i8>) -> ()
  return
}
// ----
module {
  func.func @main(%x: tensor<3xf32>, %y: tensor<3xf32>, %i: tensor<i8>) {
    %0 = stablehlo.constant dense<1.0> : tensor<3xf32>
    %1 = stablehlo.compare NE, %x, %0 : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %2 = stablehlo.compare NE, %x, %x : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %3 = stablehlo.compare NE, %0, %0 : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %4 = stablehlo.and %2, %3 : tensor<3xi1>
    %5 = stablehlo.not %4 : tensor<3xi1>
    %6 = stablehlo.and %1, %5 : tensor<3xi1>
    %7 = stablehlo.convert %x : (tensor<3xf32>) -> tensor<3xf64>
    %8 = stablehlo.convert %0 : (tensor<3xf32>) -> tensor<3xf64>
    %9 = stablehlo.subtract %7, %8 : tensor<3xf64>
    %10 = stablehlo.abs %9 : tensor<3xf64>
    %11 = stablehlo.constant dense<0.001> : tensor<3xf64>
    %12 = stablehlo.compare LE, %10, %11 : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %13 = stablehlo.not %12 : tensor<3xi1>
    %14 = stablehlo.and %6, %13 : tensor<3xi1>
    %15 = stablehlo.convert %14 : (tensor<3xi1>) -> tensor<3xi64>
    %16 = stablehlo.constant dense<0> : tensor<i64>
    %17 = stablehlo.reduce(%15 init: %16) applies stablehlo.add across dimensions = [0] : (tensor<3xi64>, tensor<i64>) -> tensor<i64>
    "tpu.check"(%17) <{tpu.message = "differ by more than 0.001 from what is expected"}> : (tensor<i64>) -> ()
    %18 = stablehlo.compare NE, %i, %i : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %19 = stablehlo.convert %18 : (tensor<i1>) -> tensor<i64>
    "tpu.check"(%19) <{tpu.message = "differ from what is expected"}> : (tensor<i64>) -> ()
    return
  }
}
