// RUN: tpucc --passes=expand,fold,cse,dce
// Sums run on the floats; products sum integers; a maximum of one quantization is one of integers.
!a = !quant.uniform<i8:f32, 0.5:3>
!b = !quant.uniform<u8:f32, 0.25>
!cols = !quant.uniform<i8:f32:1, {0.5, 0.25:1}>
func.func @main(%x: tensor<2x300x!a>, %y: tensor<2x300x!a>, %w: tensor<300x2x!cols>) -> (tensor<2x300x!a>, tensor<2x2x!b>, tensor<2x300x!a>, tensor<300x2xf32>) {
  %0 = stablehlo.add %x, %y : tensor<2x300x!a>
  %1 = stablehlo.dot_general %0, %w, contracting_dims = [1] x [0] : (tensor<2x300x!a>, tensor<300x2x!cols>) -> tensor<2x2x!b>
  %2 = stablehlo.maximum %x, %y : tensor<2x300x!a>
  %3 = stablehlo.uniform_dequantize %w : (tensor<300x2x!cols>) -> tensor<300x2xf32>
  return %0, %1, %2, %3 : tensor<2x300x!a>, tensor<2x2x!b>, tensor<2x300x!a>, tensor<300x2xf32>
}
// ----
module {
  func.func @main(%x: tensor<2x300xi8>, %y: tensor<2x300xi8>, %w: tensor<300x2xi8>) -> (tensor<2x300xi8>, tensor<2x2xui8>, tensor<2x300xi8>, tensor<300x2xf32>) {
    %0 = stablehlo.convert %x : (tensor<2x300xi8>) -> tensor<2x300xi32>
    %1 = stablehlo.constant dense<3> : tensor<2x300xi32>
    %2 = stablehlo.subtract %0, %1 : tensor<2x300xi32>
    %3 = stablehlo.convert %2 : (tensor<2x300xi32>) -> tensor<2x300xf32>
    %4 = stablehlo.constant dense<0.5> : tensor<2x300xf32>
    %5 = "tpu.multiply"(%3, %4) : (tensor<2x300xf32>, tensor<2x300xf32>) -> tensor<2x300xf32>
    %6 = stablehlo.convert %y : (tensor<2x300xi8>) -> tensor<2x300xi32>
    %7 = stablehlo.subtract %6, %1 : tensor<2x300xi32>
    %8 = stablehlo.convert %7 : (tensor<2x300xi32>) -> tensor<2x300xf32>
    %9 = "tpu.multiply"(%8, %4) : (tensor<2x300xf32>, tensor<2x300xf32>) -> tensor<2x300xf32>
    %10 = stablehlo.add %5, %9 : tensor<2x300xf32>
    %11 = "tpu.divide"(%10, %4) : (tensor<2x300xf32>, tensor<2x300xf32>) -> tensor<2x300xf32>
    %12 = stablehlo.constant dense<3.0> : tensor<2x300xf32>
    %13 = stablehlo.add %11, %12 : tensor<2x300xf32>
    %14 = stablehlo.round_nearest_even %13 : tensor<2x300xf32>
    %15 = tpu.whole %14 : (tensor<2x300xf32>) -> tensor<2x300xi32>
    %16 = stablehlo.constant dense<-128> : tensor<i32>
    %17 = stablehlo.constant dense<127> : tensor<i32>
    %18 = stablehlo.clamp %16, %15, %17 : (tensor<i32>, tensor<2x300xi32>, tensor<i32>) -> tensor<2x300xi32>
    %19 = stablehlo.convert %18 : (tensor<2x300xi32>) -> tensor<2x300xi8>
    %20 = stablehlo.convert %w : (tensor<300x2xi8>) -> tensor<300x2xi16>
    %21 = stablehlo.constant dense<[0, 1]> : tensor<2xi16>
    %22 = stablehlo.broadcast_in_dim %21, dims = [1] : (tensor<2xi16>) -> tensor<300x2xi16>
    %23 = stablehlo.subtract %20, %22 : tensor<300x2xi16>
    %24 = stablehlo.convert %19 : (tensor<2x300xi8>) -> tensor<2x300xi16>
    %25 = stablehlo.constant dense<3> : tensor<2x300xi16>
    %26 = stablehlo.subtract %24, %25 : tensor<2x300xi16>
    %27 = stablehlo.dot_general %26, %23, contracting_dims = [1] x [0] : (tensor<2x300xi16>, tensor<300x2xi16>) -> tensor<2x2xi32>
    %28 = stablehlo.convert %27 : (tensor<2x2xi32>) -> tensor<2x2xf32>
    %29 = stablehlo.constant dense<[0.25, 0.125]> : tensor<2xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [1] : (tensor<2xf32>) -> tensor<2x2xf32>
    %31 = "tpu.multiply"(%28, %30) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %32 = stablehlo.constant dense<0.25> : tensor<2x2xf32>
    %33 = "tpu.divide"(%31, %32) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %34 = stablehlo.round_nearest_even %33 : tensor<2x2xf32>
    %35 = tpu.whole %34 : (tensor<2x2xf32>) -> tensor<2x2xi32>
    %36 = stablehlo.constant dense<0> : tensor<i32>
    %37 = stablehlo.constant dense<255> : tensor<i32>
    %38 = stablehlo.clamp %36, %35, %37 : (tensor<i32>, tensor<2x2xi32>, tensor<i32>) -> tensor<2x2xi32>
    %39 = stablehlo.convert %38 : (tensor<2x2xi32>) -> tensor<2x2xui8>
    %40 = stablehlo.maximum %x, %y : tensor<2x300xi8>
    %41 = stablehlo.convert %w : (tensor<300x2xi8>) -> tensor<300x2xi32>
    %42 = stablehlo.constant dense<[0, 1]> : tensor<2xi32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [1] : (tensor<2xi32>) -> tensor<300x2xi32>
    %44 = stablehlo.subtract %41, %43 : tensor<300x2xi32>
    %45 = stablehlo.convert %44 : (tensor<300x2xi32>) -> tensor<300x2xf32>
    %46 = stablehlo.constant dense<[0.5, 0.25]> : tensor<2xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [1] : (tensor<2xf32>) -> tensor<300x2xf32>
    %48 = "tpu.multiply"(%45, %47) : (tensor<300x2xf32>, tensor<300x2xf32>) -> tensor<300x2xf32>
    return %19, %39, %40, %48 : tensor<2x300xi8>, tensor<2x2xui8>, tensor<2x300xi8>, tensor<300x2xf32>
  }
}
