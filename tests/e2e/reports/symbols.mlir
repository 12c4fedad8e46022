func.func @main(%n: tensor<i32>, %x: tensor<?x?xf32> {tpu.dims = ["s", "2*h"]}, %w: tensor<?x200xf32> {tpu.dims = ["2*h", ""]}, %y: tensor<?x200xf32>) -> tensor<?x200xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x200xf32>) -> tensor<?x200xf32>
  %1 = stablehlo.add %0, %y : tensor<?x200xf32>
  %2 = stablehlo.convert %n : (tensor<i32>) -> tensor<f32>
  %3 = stablehlo.constant dense<0> : tensor<i32>
  %4 = stablehlo.constant dense<12> : tensor<i32>
  %5 = stablehlo.constant dense<1> : tensor<i32>
  %6:2 = stablehlo.while(%i = %3, %a = %1) : tensor<i32>, tensor<?x200xf32>
    cond {
      %p = stablehlo.compare LT, %i, %4 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %b = stablehlo.tanh %a : tensor<?x200xf32>
      %next = stablehlo.add %i, %5 : tensor<i32>
      stablehlo.return %next, %b : tensor<i32>, tensor<?x200xf32>
    }
  return %6#1 : tensor<?x200xf32>
}
