// RUN: tpucc --passes=plain
// Barriers, annotations, tuples and tokens mean nothing; the tuple that is returned stays, and so does what is not known.
func.func @main(%x: tensor<5xf32>, %y: tensor<i32>) -> (tensor<5xf32>, tensor<i32>, tuple<tensor<i32>>) {
  %t0 = stablehlo.after_all : !stablehlo.token
  %t1 = stablehlo.after_all %t0 : !stablehlo.token
  %b:2 = stablehlo.optimization_barrier %x, %y : tensor<5xf32>, tensor<i32>
  %t = stablehlo.tuple %b#1, %b#0 : tuple<tensor<i32>, tensor<5xf32>>
  %e = stablehlo.get_tuple_element %t[1] : (tuple<tensor<i32>, tensor<5xf32>>) -> tensor<5xf32>
  %s = stablehlo.custom_call @Sharding(%e) {mhlo.sharding = "{replicated}"} : (tensor<5xf32>) -> tensor<5xf32>
  %u = stablehlo.custom_call @mhlo.erf(%s) : (tensor<5xf32>) -> tensor<5xf32>
  %z = stablehlo.custom_call @somebody_elses(%u) : (tensor<5xf32>) -> tensor<5xf32>
  %k = stablehlo.tuple %b#1 : tuple<tensor<i32>>
  return %z, %y, %k : tensor<5xf32>, tensor<i32>, tuple<tensor<i32>>
}
// ----
module {
  func.func @main(%x: tensor<5xf32>, %y: tensor<i32>) -> (tensor<5xf32>, tensor<i32>, tuple<tensor<i32>>) {
    %0 = stablehlo.custom_call @mhlo.erf(%x) : (tensor<5xf32>) -> tensor<5xf32>
    %1 = stablehlo.custom_call @somebody_elses(%0) : (tensor<5xf32>) -> tensor<5xf32>
    %2 = stablehlo.tuple %y : tuple<tensor<i32>>
    return %1, %y, %2 : tensor<5xf32>, tensor<i32>, tuple<tensor<i32>>
  }
}
