// RUN: tpucc --mcpu=x86-64-v3 --stop-after=assign --variables=w=output0,m=output1,v=output2
func.func @main(%w: tensor<64x32xf32>, %m: tensor<64x32xf32>, %v: tensor<64x32xf32>, %x: tensor<16x64xf32>, %dy: tensor<16x32xf32>) -> (tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x32xf32>) {
  %g = stablehlo.dot_general %x, %dy, contracting_dims = [0] x [0] : (tensor<16x64xf32>, tensor<16x32xf32>) -> tensor<64x32xf32>
  %b1 = stablehlo.constant dense<0.9> : tensor<64x32xf32>
  %c1 = stablehlo.constant dense<0.1> : tensor<64x32xf32>
  %b2 = stablehlo.constant dense<0.999> : tensor<64x32xf32>
  %c2 = stablehlo.constant dense<0.001> : tensor<64x32xf32>
  %lr = stablehlo.constant dense<0.01> : tensor<64x32xf32>
  %eps = stablehlo.constant dense<1.0e-8> : tensor<64x32xf32>
  %0 = stablehlo.multiply %m, %b1 : tensor<64x32xf32>
  %1 = stablehlo.multiply %g, %c1 : tensor<64x32xf32>
  %m1 = stablehlo.add %0, %1 : tensor<64x32xf32>
  %2 = stablehlo.multiply %v, %b2 : tensor<64x32xf32>
  %3 = stablehlo.multiply %g, %g : tensor<64x32xf32>
  %4 = stablehlo.multiply %3, %c2 : tensor<64x32xf32>
  %v1 = stablehlo.add %2, %4 : tensor<64x32xf32>
  %5 = stablehlo.sqrt %v1 : tensor<64x32xf32>
  %6 = stablehlo.add %5, %eps : tensor<64x32xf32>
  %7 = stablehlo.divide %m1, %6 : tensor<64x32xf32>
  %8 = stablehlo.multiply %7, %lr : tensor<64x32xf32>
  %w1 = stablehlo.subtract %w, %8 : tensor<64x32xf32>
  return %w1, %m1, %v1 : tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x32xf32>
}
// ----
module {
  func.func @main(%w: tensor<64x32xf32> {tpu.variable = "w"}, %m: tensor<64x32xf32> {tpu.variable = "m"}, %v: tensor<64x32xf32> {tpu.variable = "v"}, %x: tensor<16x64xf32>, %dy: tensor<16x32xf32>) -> (tensor<64x32xf32> {tpu.variable = "w"}, tensor<64x32xf32> {tpu.variable = "m"}, tensor<64x32xf32> {tpu.variable = "v"}) {
    %0 = stablehlo.constant {tpu.buffers = array<i64: 0, 0>} dense<0.1> : tensor<64x32xf32>
    %1 = stablehlo.constant {tpu.buffers = array<i64: 0, 0>} dense<0.9> : tensor<64x32xf32>
    %2 = stablehlo.constant {tpu.buffers = array<i64: 0, 0>} dense<0.001> : tensor<64x32xf32>
    %3 = stablehlo.constant {tpu.buffers = array<i64: 0, 0>} dense<0.999> : tensor<64x32xf32>
    %4 = stablehlo.constant {tpu.buffers = array<i64: 0, 0>} dense<1.0e-08> : tensor<64x32xf32>
    %5 = stablehlo.constant {tpu.buffers = array<i64: 0, 0>} dense<0.01> : tensor<64x32xf32>
    %6:3 = "tpu.kernel"(%dy, %x, %m, %v, %w) <{tpu.buffers = array<i64: 3, 1, 3, 2, 3, 0, 1, 0>}> ({
    ^bb0(%arg0: tensor<16x32xf32>, %arg1: tensor<16x64xf32>, %arg2: tensor<64x32xf32>, %arg3: tensor<64x32xf32>, %arg4: tensor<64x32xf32>):
      %7 = "tpu.pack"(%arg0) <{tpu.panel = 16 : i64, tpu.stage = "map", tpu.map = array<i64: 0, 1, 2>}> : (tensor<16x32xf32>) -> tensor<2x16x16xf32>
      stablehlo.return {tpu.domain = array<i64: 2, 16, 16>, tpu.tile = array<i64: 2, 16, 16>} %7 : tensor<2x16x16xf32>
    }, {
    ^bb0(%arg0: tensor<16x32xf32>, %arg1: tensor<16x64xf32>, %arg2: tensor<64x32xf32>, %arg3: tensor<64x32xf32>, %arg4: tensor<64x32xf32>, %arg5: tensor<2x16x16xf32>):
      %7 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<16x64xf32>) -> tensor<64x16xf32>
      %8 = "tpu.matmul"(%7, %arg5) <{tpu.stage = "contract", tpu.map = array<i64: 0, 1>}> : (tensor<64x16xf32>, tensor<2x16x16xf32>) -> tensor<64x32xf32>
      %9 = stablehlo.constant dense<0.1> : tensor<64x32xf32>
      %10 = stablehlo.multiply %8, %9 : tensor<64x32xf32>
      %11 = stablehlo.constant dense<0.9> : tensor<64x32xf32>
      %12 = stablehlo.multiply %arg2, %11 : tensor<64x32xf32>
      %13 = stablehlo.add %12, %10 {tpu.stage = "epilogue", tpu.map = array<i64: 0, 1>} : tensor<64x32xf32>
      %14 = stablehlo.multiply %8, %8 : tensor<64x32xf32>
      %15 = stablehlo.constant dense<0.001> : tensor<64x32xf32>
      %16 = stablehlo.multiply %14, %15 : tensor<64x32xf32>
      %17 = stablehlo.constant dense<0.999> : tensor<64x32xf32>
      %18 = stablehlo.multiply %arg3, %17 : tensor<64x32xf32>
      %19 = stablehlo.add %18, %16 {tpu.stage = "epilogue", tpu.map = array<i64: 0, 1>} : tensor<64x32xf32>
      %20 = stablehlo.sqrt %19 : tensor<64x32xf32>
      %21 = stablehlo.constant dense<1.0e-08> : tensor<64x32xf32>
      %22 = stablehlo.add %20, %21 : tensor<64x32xf32>
      %23 = stablehlo.divide %13, %22 : tensor<64x32xf32>
      %24 = stablehlo.constant dense<0.01> : tensor<64x32xf32>
      %25 = stablehlo.multiply %23, %24 : tensor<64x32xf32>
      %26 = stablehlo.subtract %arg4, %25 {tpu.stage = "epilogue", tpu.map = array<i64: 0, 1>} : tensor<64x32xf32>
      stablehlo.return {tpu.domain = array<i64: 64, 32>, tpu.tile = array<i64: 64, 32>} %13, %19, %26 : tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x32xf32>
    }) : (tensor<16x32xf32>, tensor<16x64xf32>, tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x32xf32>) -> (tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x32xf32>)
    return %6#2, %6#0, %6#1 : tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x32xf32>
  }
}
