// RUN: tpucc --grad=w,xs
// h = tanh(w h + x) over the slices of xs: of each round h is kept, and nothing else.
func.func @main(%xs: tensor<5x3xf32>, %w: tensor<3x3xf32>) -> tensor<5x3xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %five = stablehlo.constant dense<5> : tensor<i32>
  %h0 = stablehlo.constant dense<0.5> : tensor<3xf32>
  %ys0 = stablehlo.constant dense<0.0> : tensor<5x3xf32>
  %r:3 = stablehlo.while(%i = %zero, %h = %h0, %ys = %ys0) : tensor<i32>, tensor<3xf32>, tensor<5x3xf32>
    cond {
    %more = stablehlo.compare LT, %i, %five : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %row = stablehlo.dynamic_slice %xs, %i, %zero, sizes = [1, 3] : (tensor<5x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
    %x = stablehlo.reshape %row : (tensor<1x3xf32>) -> tensor<3xf32>
    %wh = stablehlo.dot_general %w, %h, contracting_dims = [1] x [0] : (tensor<3x3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %s = stablehlo.add %wh, %x : tensor<3xf32>
    %t = stablehlo.tanh %s : tensor<3xf32>
    %y = stablehlo.reshape %t : (tensor<3xf32>) -> tensor<1x3xf32>
    %all = stablehlo.dynamic_update_slice %ys, %y, %i, %zero : (tensor<5x3xf32>, tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<5x3xf32>
    %n = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %n, %t, %all : tensor<i32>, tensor<3xf32>, tensor<5x3xf32>
  }
  return %r#2 : tensor<5x3xf32>
}
// ----
module {
  func.func @main(%xs: tensor<5x3xf32>, %w: tensor<3x3xf32>, %cotangent_output0: tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3x3xf32> {jax.result_info = "grad_w"}, tensor<5x3xf32> {jax.result_info = "grad_xs"}) {
    %0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.constant dense<5> : tensor<i32>
    %3 = stablehlo.constant dense<0.5> : tensor<3xf32>
    %4 = stablehlo.constant dense<0.0> : tensor<5x3xf32>
    %5 = stablehlo.constant dense<0> : tensor<i64>
    %6 = stablehlo.constant dense<0.0> : tensor<5x3xf32>
    %7:7 = stablehlo.while(%arg0 = %0, %arg1 = %3, %arg2 = %4, %arg3 = %xs, %arg4 = %w, %arg5 = %5, %arg6 = %6) : tensor<i32>, tensor<3xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<3x3xf32>, tensor<i64>, tensor<5x3xf32>
    cond {
      %8 = stablehlo.compare LT, %arg0, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %8 : tensor<i1>
    } do {
      %8 = stablehlo.dynamic_slice %arg3, %arg0, %0, sizes = [1, 3] : (tensor<5x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
      %9 = stablehlo.reshape %8 : (tensor<1x3xf32>) -> tensor<3xf32>
      %10 = stablehlo.dot_general %arg4, %arg1, contracting_dims = [1] x [0] : (tensor<3x3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %11 = stablehlo.add %10, %9 : tensor<3xf32>
      %12 = stablehlo.tanh %11 : tensor<3xf32>
      %13 = stablehlo.reshape %12 : (tensor<3xf32>) -> tensor<1x3xf32>
      %14 = stablehlo.dynamic_update_slice %arg2, %13, %arg0, %0 : (tensor<5x3xf32>, tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<5x3xf32>
      %15 = stablehlo.add %arg0, %1 : tensor<i32>
      %16 = stablehlo.constant dense<1> : tensor<i64>
      %17 = stablehlo.add %arg5, %16 : tensor<i64>
      %18 = stablehlo.constant dense<0> : tensor<i64>
      %19 = stablehlo.reshape %arg1 : (tensor<3xf32>) -> tensor<1x3xf32>
      %20 = stablehlo.dynamic_update_slice %arg6, %19, %arg5, %18 : (tensor<5x3xf32>, tensor<1x3xf32>, tensor<i64>, tensor<i64>) -> tensor<5x3xf32>
      stablehlo.return %15, %12, %14, %arg3, %arg4, %17, %20 : tensor<i32>, tensor<3xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<3x3xf32>, tensor<i64>, tensor<5x3xf32>
    }
    %8 = stablehlo.constant dense<0> : tensor<i64>
    %9 = stablehlo.constant dense<0.0> : tensor<3xf32>
    %10 = stablehlo.constant dense<0.0> : tensor<5x3xf32>
    %11 = stablehlo.constant dense<0.0> : tensor<3x3xf32>
    %12:5 = stablehlo.while(%arg0 = %8, %arg1 = %9, %arg2 = %cotangent_output0, %arg3 = %10, %arg4 = %11) : tensor<i64>, tensor<3xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<3x3xf32>
    cond {
      %13 = stablehlo.constant dense<5> : tensor<i64>
      %14 = stablehlo.compare LT, %arg0, %13 : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %14 : tensor<i1>
    } do {
      %13 = stablehlo.constant dense<4> : tensor<i64>
      %14 = stablehlo.subtract %13, %arg0 : tensor<i64>
      %15 = stablehlo.constant dense<1> : tensor<i32>
      %16 = stablehlo.convert %14 : (tensor<i64>) -> tensor<i32>
      %17 = stablehlo.multiply %16, %15 : tensor<i32>
      %18 = stablehlo.add %0, %17 : tensor<i32>
      %19 = stablehlo.constant dense<0> : tensor<i64>
      %20 = stablehlo.dynamic_slice %7#6, %14, %19, sizes = [1, 3] : (tensor<5x3xf32>, tensor<i64>, tensor<i64>) -> tensor<1x3xf32>
      %21 = stablehlo.reshape %20 : (tensor<1x3xf32>) -> tensor<3xf32>
      %22 = stablehlo.dynamic_slice %xs, %18, %0, sizes = [1, 3] : (tensor<5x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
      %23 = stablehlo.reshape %22 : (tensor<1x3xf32>) -> tensor<3xf32>
      %24 = stablehlo.dot_general %w, %21, contracting_dims = [1] x [0] : (tensor<3x3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %25 = stablehlo.add %24, %23 : tensor<3xf32>
      %26 = stablehlo.tanh %25 : tensor<3xf32>
      %27 = stablehlo.dynamic_slice %arg2, %18, %0, sizes = [1, 3] : (tensor<5x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
      %28 = stablehlo.constant dense<0.0> : tensor<1x3xf32>
      %29 = stablehlo.dynamic_update_slice %arg2, %28, %18, %0 : (tensor<5x3xf32>, tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<5x3xf32>
      %30 = stablehlo.reshape %27 : (tensor<1x3xf32>) -> tensor<3xf32>
      %31 = stablehlo.add %arg1, %30 : tensor<3xf32>
      %32 = stablehlo.multiply %26, %26 : tensor<3xf32>
      %33 = stablehlo.constant dense<1.0> : tensor<3xf32>
      %34 = stablehlo.subtract %33, %32 : tensor<3xf32>
      %35 = stablehlo.multiply %31, %34 : tensor<3xf32>
      %36 = stablehlo.dot_general %35, %21, contracting_dims = [] x [] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3x3xf32>
      %37 = stablehlo.add %arg4, %36 : tensor<3x3xf32>
      %38 = stablehlo.dot_general %35, %w, contracting_dims = [0] x [0] : (tensor<3xf32>, tensor<3x3xf32>) -> tensor<3xf32>
      %39 = stablehlo.reshape %35 : (tensor<3xf32>) -> tensor<1x3xf32>
      %40 = stablehlo.dynamic_slice %arg3, %18, %0, sizes = [1, 3] : (tensor<5x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
      %41 = stablehlo.add %40, %39 : tensor<1x3xf32>
      %42 = stablehlo.dynamic_update_slice %arg3, %41, %18, %0 : (tensor<5x3xf32>, tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<5x3xf32>
      %43 = stablehlo.constant dense<1> : tensor<i64>
      %44 = stablehlo.add %arg0, %43 : tensor<i64>
      stablehlo.return %44, %38, %29, %42, %37 : tensor<i64>, tensor<3xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<3x3xf32>
    }
    return %7#2, %12#4, %12#3 : tensor<5x3xf32>, tensor<3x3xf32>, tensor<5x3xf32>
  }
}
