// RUN: tpucc --passes=layout --mcpu=znver4
// Weights that a loop does not change are packed in front of it; a state of it and what a round makes are not.
func.func @main(%x: tensor<5x2x24xf32>, %w: tensor<24x24xf32>, %u: tensor<24x24xbf16>) -> (tensor<2x24xf32>, tensor<24x24xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %five = stablehlo.constant dense<5> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %h = stablehlo.constant dense<0.25> : tensor<2x24xf32>
  %r:3 = stablehlo.while(%i = %zero, %s = %h, %v = %w) : tensor<i32>, tensor<2x24xf32>, tensor<24x24xf32>
  cond {
    %c = stablehlo.compare LT, %i, %five, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %p = stablehlo.dynamic_slice %x, %i, %zero, %zero, sizes = [1, 2, 24] : (tensor<5x2x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x24xf32>
    %q = stablehlo.reshape %p : (tensor<1x2x24xf32>) -> tensor<2x24xf32>
    %a = stablehlo.dot_general %s, %w, contracting_dims = [1] x [0] : (tensor<2x24xf32>, tensor<24x24xf32>) -> tensor<2x24xf32>
    %t = stablehlo.dot_general %s, %w, contracting_dims = [1] x [1] : (tensor<2x24xf32>, tensor<24x24xf32>) -> tensor<2x24xf32>
    %n = stablehlo.convert %s : (tensor<2x24xf32>) -> tensor<2x24xbf16>
    %b = stablehlo.dot_general %n, %u, contracting_dims = [1] x [0] : (tensor<2x24xbf16>, tensor<24x24xbf16>) -> tensor<2x24xf32>
    %d = stablehlo.dot_general %s, %v, contracting_dims = [1] x [0] : (tensor<2x24xf32>, tensor<24x24xf32>) -> tensor<2x24xf32>
    %e = stablehlo.add %a, %b : tensor<2x24xf32>
    %f = stablehlo.add %e, %d : tensor<2x24xf32>
    %k = stablehlo.add %f, %t : tensor<2x24xf32>
    %g = stablehlo.add %k, %q : tensor<2x24xf32>
    %m = stablehlo.tanh %g : tensor<2x24xf32>
    %l = stablehlo.tanh %v : tensor<24x24xf32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %m, %l : tensor<i32>, tensor<2x24xf32>, tensor<24x24xf32>
  }
  return %r#1, %r#2 : tensor<2x24xf32>, tensor<24x24xf32>
}
// ----
module {
  func.func @main(%x: tensor<5x2x24xf32>, %w: tensor<24x24xf32>, %u: tensor<24x24xbf16>) -> (tensor<2x24xf32>, tensor<24x24xf32>) {
    %0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.constant dense<5> : tensor<i32>
    %2 = stablehlo.constant dense<1> : tensor<i32>
    %3 = stablehlo.constant dense<0.25> : tensor<2x24xf32>
    %4 = "tpu.pack"(%w) <{tpu.panel = 16 : i64}> : (tensor<24x24xf32>) -> tensor<2x24x16xf32>
    %5 = stablehlo.transpose %w, dims = [1, 0] : (tensor<24x24xf32>) -> tensor<24x24xf32>
    %6 = "tpu.pack"(%5) <{tpu.panel = 16 : i64}> : (tensor<24x24xf32>) -> tensor<2x24x16xf32>
    %7 = stablehlo.constant dense<0.0> : tensor<bf16>
    %8 = stablehlo.pad %u, %7, low = [0, 0], high = [8, 0], interior = [0, 0] : (tensor<24x24xbf16>, tensor<bf16>) -> tensor<32x24xbf16>
    %9 = stablehlo.reshape %8 : (tensor<32x24xbf16>) -> tensor<16x2x24xbf16>
    %10 = stablehlo.transpose %9, dims = [0, 2, 1] : (tensor<16x2x24xbf16>) -> tensor<16x24x2xbf16>
    %11 = stablehlo.bitcast_convert %10 : (tensor<16x24x2xbf16>) -> tensor<16x24xui32>
    %12 = "tpu.pack"(%11) <{tpu.panel = 16 : i64}> : (tensor<16x24xui32>) -> tensor<2x16x16xui32>
    %13:3 = stablehlo.while(%arg0 = %0, %arg1 = %3, %arg2 = %w) : tensor<i32>, tensor<2x24xf32>, tensor<24x24xf32>
    cond {
      %14 = stablehlo.compare LT, %arg0, %1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %14 : tensor<i1>
    } do {
      %14 = stablehlo.dynamic_slice %x, %arg0, %0, %0, sizes = [1, 2, 24] : (tensor<5x2x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x24xf32>
      %15 = stablehlo.reshape %14 : (tensor<1x2x24xf32>) -> tensor<2x24xf32>
      %16 = "tpu.matmul"(%arg1, %4) : (tensor<2x24xf32>, tensor<2x24x16xf32>) -> tensor<2x24xf32>
      %17 = "tpu.matmul"(%arg1, %6) : (tensor<2x24xf32>, tensor<2x24x16xf32>) -> tensor<2x24xf32>
      %18 = stablehlo.convert %arg1 : (tensor<2x24xf32>) -> tensor<2x24xbf16>
      %19 = "tpu.matmul"(%18, %12) : (tensor<2x24xbf16>, tensor<2x16x16xui32>) -> tensor<2x24xf32>
      %20 = "tpu.pack"(%arg2) <{tpu.panel = 16 : i64}> : (tensor<24x24xf32>) -> tensor<2x24x16xf32>
      %21 = "tpu.matmul"(%arg1, %20) : (tensor<2x24xf32>, tensor<2x24x16xf32>) -> tensor<2x24xf32>
      %22 = stablehlo.add %16, %19 : tensor<2x24xf32>
      %23 = stablehlo.add %22, %21 : tensor<2x24xf32>
      %24 = stablehlo.add %23, %17 : tensor<2x24xf32>
      %25 = stablehlo.add %24, %15 : tensor<2x24xf32>
      %26 = stablehlo.tanh %25 : tensor<2x24xf32>
      %27 = stablehlo.tanh %arg2 : tensor<24x24xf32>
      %28 = stablehlo.add %arg0, %2 : tensor<i32>
      stablehlo.return %28, %26, %27 : tensor<i32>, tensor<2x24xf32>, tensor<24x24xf32>
    }
    return %13#1, %13#2 : tensor<2x24xf32>, tensor<24x24xf32>
  }
}
