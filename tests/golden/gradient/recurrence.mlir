// RUN: tpucc --grad=w,xs
// h = tanh(w h + x) over the slices of xs: of each round h and i are kept, and nothing else.
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
    %6 = stablehlo.constant dense<0> : tensor<5xi32>
    %7 = stablehlo.constant dense<0.0> : tensor<5x3xf32>
    %8:8 = stablehlo.while(%arg0 = %0, %arg1 = %3, %arg2 = %4, %arg3 = %xs, %arg4 = %w, %arg5 = %5, %arg6 = %6, %arg7 = %7) : tensor<i32>, tensor<3xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<3x3xf32>, tensor<i64>, tensor<5xi32>, tensor<5x3xf32>
    cond {
      %9 = stablehlo.compare LT, %arg0, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    } do {
      %9 = stablehlo.dynamic_slice %arg3, %arg0, %0, sizes = [1, 3] : (tensor<5x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
      %10 = stablehlo.reshape %9 : (tensor<1x3xf32>) -> tensor<3xf32>
      %11 = stablehlo.dot_general %arg4, %arg1, contracting_dims = [1] x [0] : (tensor<3x3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %12 = stablehlo.add %11, %10 : tensor<3xf32>
      %13 = stablehlo.tanh %12 : tensor<3xf32>
      %14 = stablehlo.reshape %13 : (tensor<3xf32>) -> tensor<1x3xf32>
      %15 = stablehlo.dynamic_update_slice %arg2, %14, %arg0, %0 : (tensor<5x3xf32>, tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<5x3xf32>
      %16 = stablehlo.add %arg0, %1 : tensor<i32>
      %17 = stablehlo.constant dense<1> : tensor<i64>
      %18 = stablehlo.add %arg5, %17 : tensor<i64>
      %19 = stablehlo.reshape %arg0 : (tensor<i32>) -> tensor<1xi32>
      %20 = stablehlo.dynamic_update_slice %arg6, %19, %arg5 : (tensor<5xi32>, tensor<1xi32>, tensor<i64>) -> tensor<5xi32>
      %21 = stablehlo.constant dense<0> : tensor<i64>
      %22 = stablehlo.reshape %arg1 : (tensor<3xf32>) -> tensor<1x3xf32>
      %23 = stablehlo.dynamic_update_slice %arg7, %22, %arg5, %21 : (tensor<5x3xf32>, tensor<1x3xf32>, tensor<i64>, tensor<i64>) -> tensor<5x3xf32>
      stablehlo.return %16, %13, %15, %arg3, %arg4, %18, %20, %23 : tensor<i32>, tensor<3xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<3x3xf32>, tensor<i64>, tensor<5xi32>, tensor<5x3xf32>
    }
    %9 = stablehlo.constant dense<0> : tensor<i64>
    %10 = stablehlo.constant dense<0.0> : tensor<3xf32>
    %11 = stablehlo.constant dense<0.0> : tensor<5x3xf32>
    %12 = stablehlo.constant dense<0.0> : tensor<3x3xf32>
    %13:5 = stablehlo.while(%arg0 = %9, %arg1 = %10, %arg2 = %cotangent_output0, %arg3 = %11, %arg4 = %12) : tensor<i64>, tensor<3xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<3x3xf32>
    cond {
      %14 = stablehlo.constant dense<5> : tensor<i64>
      %15 = stablehlo.compare LT, %arg0, %14 : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %15 : tensor<i1>
    } do {
      %14 = stablehlo.constant dense<4> : tensor<i64>
      %15 = stablehlo.subtract %14, %arg0 : tensor<i64>
      %16 = stablehlo.dynamic_slice %8#6, %15, sizes = [1] : (tensor<5xi32>, tensor<i64>) -> tensor<1xi32>
      %17 = stablehlo.reshape %16 : (tensor<1xi32>) -> tensor<i32>
      %18 = stablehlo.constant dense<0> : tensor<i64>
      %19 = stablehlo.dynamic_slice %8#7, %15, %18, sizes = [1, 3] : (tensor<5x3xf32>, tensor<i64>, tensor<i64>) -> tensor<1x3xf32>
      %20 = stablehlo.reshape %19 : (tensor<1x3xf32>) -> tensor<3xf32>
      %21 = stablehlo.dynamic_slice %xs, %17, %0, sizes = [1, 3] : (tensor<5x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
      %22 = stablehlo.reshape %21 : (tensor<1x3xf32>) -> tensor<3xf32>
      %23 = stablehlo.dot_general %w, %20, contracting_dims = [1] x [0] : (tensor<3x3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %24 = stablehlo.add %23, %22 : tensor<3xf32>
      %25 = stablehlo.tanh %24 : tensor<3xf32>
      %26 = stablehlo.dynamic_slice %arg2, %17, %0, sizes = [1, 3] : (tensor<5x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
      %27 = stablehlo.constant dense<0.0> : tensor<1x3xf32>
      %28 = stablehlo.dynamic_update_slice %arg2, %27, %17, %0 : (tensor<5x3xf32>, tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<5x3xf32>
      %29 = stablehlo.reshape %26 : (tensor<1x3xf32>) -> tensor<3xf32>
      %30 = stablehlo.add %arg1, %29 : tensor<3xf32>
      %31 = stablehlo.multiply %25, %25 : tensor<3xf32>
      %32 = stablehlo.constant dense<1.0> : tensor<3xf32>
      %33 = stablehlo.subtract %32, %31 : tensor<3xf32>
      %34 = stablehlo.multiply %30, %33 : tensor<3xf32>
      %35 = stablehlo.dot_general %34, %20, contracting_dims = [] x [] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3x3xf32>
      %36 = stablehlo.add %arg4, %35 : tensor<3x3xf32>
      %37 = stablehlo.dot_general %w, %34, contracting_dims = [0] x [0] : (tensor<3x3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %38 = stablehlo.reshape %34 : (tensor<3xf32>) -> tensor<1x3xf32>
      %39 = stablehlo.dynamic_slice %arg3, %17, %0, sizes = [1, 3] : (tensor<5x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
      %40 = stablehlo.add %39, %38 : tensor<1x3xf32>
      %41 = stablehlo.dynamic_update_slice %arg3, %40, %17, %0 : (tensor<5x3xf32>, tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<5x3xf32>
      %42 = stablehlo.constant dense<1> : tensor<i64>
      %43 = stablehlo.add %arg0, %42 : tensor<i64>
      stablehlo.return %43, %37, %28, %41, %36 : tensor<i64>, tensor<3xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<3x3xf32>
    }
    return %8#2, %13#4, %13#3 : tensor<5x3xf32>, tensor<3x3xf32>, tensor<5x3xf32>
  }
}
