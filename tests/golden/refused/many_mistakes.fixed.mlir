// RUN: tpucc --stop-after=shapes
func.func @main(%x: tensor<f32>, %p: tensor<i1>) -> tensor<f32> {
  %b0 = stablehlo.negate %x : tensor<f32>
  %b1 = stablehlo.select %p, %b0, %x : tensor<i1>, tensor<f32>
  %b2 = stablehlo.select %p, %b1, %x : tensor<i1>, tensor<f32>
  %b3 = stablehlo.select %p, %b2, %x : tensor<i1>, tensor<f32>
  %b4 = stablehlo.select %p, %b3, %x : tensor<i1>, tensor<f32>
  %b5 = stablehlo.select %p, %b4, %x : tensor<i1>, tensor<f32>
  %b6 = stablehlo.select %p, %b5, %x : tensor<i1>, tensor<f32>
  %b7 = stablehlo.select %p, %b6, %x : tensor<i1>, tensor<f32>
  %b8 = stablehlo.select %p, %b7, %x : tensor<i1>, tensor<f32>
  %b9 = stablehlo.select %p, %b8, %x : tensor<i1>, tensor<f32>
  %b10 = stablehlo.select %p, %b9, %x : tensor<i1>, tensor<f32>
  %b11 = stablehlo.select %p, %b10, %x : tensor<i1>, tensor<f32>
  %b12 = stablehlo.select %p, %b11, %x : tensor<i1>, tensor<f32>
  %b13 = stablehlo.select %p, %b12, %x : tensor<i1>, tensor<f32>
  %b14 = stablehlo.select %p, %b13, %x : tensor<i1>, tensor<f32>
  %b15 = stablehlo.select %p, %b14, %x : tensor<i1>, tensor<f32>
  %b16 = stablehlo.select %p, %b15, %x : tensor<i1>, tensor<f32>
  %b17 = stablehlo.select %p, %b16, %x : tensor<i1>, tensor<f32>
  %b18 = stablehlo.select %p, %b17, %x : tensor<i1>, tensor<f32>
  %b19 = stablehlo.select %p, %b18, %x : tensor<i1>, tensor<f32>
  %b20 = stablehlo.select %p, %b19, %x : tensor<i1>, tensor<f32>
  %b21 = stablehlo.select %p, %b20, %x : tensor<i1>, tensor<f32>
  %b22 = stablehlo.select %p, %b21, %x : tensor<i1>, tensor<f32>
  %b23 = stablehlo.select %p, %b22, %x : tensor<i1>, tensor<f32>
  return %b23 : tensor<f32>
}
// ----
module {
  func.func @main(%x: tensor<f32>, %p: tensor<i1>) -> tensor<f32> {
    %0 = stablehlo.negate %x : tensor<f32>
    %1 = stablehlo.select %p, %0, %x : tensor<i1>, tensor<f32>
    %2 = stablehlo.select %p, %1, %x : tensor<i1>, tensor<f32>
    %3 = stablehlo.select %p, %2, %x : tensor<i1>, tensor<f32>
    %4 = stablehlo.select %p, %3, %x : tensor<i1>, tensor<f32>
    %5 = stablehlo.select %p, %4, %x : tensor<i1>, tensor<f32>
    %6 = stablehlo.select %p, %5, %x : tensor<i1>, tensor<f32>
    %7 = stablehlo.select %p, %6, %x : tensor<i1>, tensor<f32>
    %8 = stablehlo.select %p, %7, %x : tensor<i1>, tensor<f32>
    %9 = stablehlo.select %p, %8, %x : tensor<i1>, tensor<f32>
    %10 = stablehlo.select %p, %9, %x : tensor<i1>, tensor<f32>
    %11 = stablehlo.select %p, %10, %x : tensor<i1>, tensor<f32>
    %12 = stablehlo.select %p, %11, %x : tensor<i1>, tensor<f32>
    %13 = stablehlo.select %p, %12, %x : tensor<i1>, tensor<f32>
    %14 = stablehlo.select %p, %13, %x : tensor<i1>, tensor<f32>
    %15 = stablehlo.select %p, %14, %x : tensor<i1>, tensor<f32>
    %16 = stablehlo.select %p, %15, %x : tensor<i1>, tensor<f32>
    %17 = stablehlo.select %p, %16, %x : tensor<i1>, tensor<f32>
    %18 = stablehlo.select %p, %17, %x : tensor<i1>, tensor<f32>
    %19 = stablehlo.select %p, %18, %x : tensor<i1>, tensor<f32>
    %20 = stablehlo.select %p, %19, %x : tensor<i1>, tensor<f32>
    %21 = stablehlo.select %p, %20, %x : tensor<i1>, tensor<f32>
    %22 = stablehlo.select %p, %21, %x : tensor<i1>, tensor<f32>
    %23 = stablehlo.select %p, %22, %x : tensor<i1>, tensor<f32>
    return %23 : tensor<f32>
  }
}
