// RUN: tpucc --stop-after=shapes
func.func @main(%x: tensor<5xf32>, %p: tensor<i1>, %q: tensor<i1>) -> tensor<5xf32> {
  %a = stablehlo.sine %x : tensor<5xf32>
  %b = stablehlo.cosine %x : tensor<5xf32>
  %inner = stablehlo.select %q, %a, %b : tensor<i1>, tensor<5xf32>
  %y = stablehlo.select %p, %inner, %x : tensor<i1>, tensor<5xf32>
  return %y : tensor<5xf32>
}
// ----
module {
  func.func @main(%x: tensor<5xf32>, %p: tensor<i1>, %q: tensor<i1>) -> tensor<5xf32> {
    %0 = stablehlo.sine %x : tensor<5xf32>
    %1 = stablehlo.cosine %x : tensor<5xf32>
    %2 = stablehlo.select %q, %0, %1 : tensor<i1>, tensor<5xf32>
    %3 = stablehlo.select %p, %2, %x : tensor<i1>, tensor<5xf32>
    return %3 : tensor<5xf32>
  }
}
