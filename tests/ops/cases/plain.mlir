// Ops that compute nothing: sizes, barriers, tuples, tokens, custom calls that mean an op or their operands.
func.func @main(%x: tensor<3x5xf32>) -> tensor<i32> {
  %n = stablehlo.get_dimension_size %x, dim = 1 : (tensor<3x5xf32>) -> tensor<i32>
  %m = stablehlo.get_dimension_size %x, dim = 0 : (tensor<3x5xf32>) -> tensor<i32>
  %s = stablehlo.multiply %n, %m : tensor<i32>
  return %s : tensor<i32>
}
// -----
func.func @main(%x: tensor<3x5xf32>, %y: tensor<7xi8>) -> (tensor<3x5xf32>, tensor<7xi8>) {
  %two = stablehlo.constant dense<2.0> : tensor<3x5xf32>
  %a:3 = stablehlo.optimization_barrier %x, %two, %y : tensor<3x5xf32>, tensor<3x5xf32>, tensor<7xi8>
  %b = stablehlo.multiply %a#0, %a#1 : tensor<3x5xf32>
  %c = stablehlo.optimization_barrier %b : tensor<3x5xf32>
  return %c, %a#2 : tensor<3x5xf32>, tensor<7xi8>
}
// -----
func.func @main(%x: tensor<129xf32>, %y: tensor<4xi64>) -> (tensor<129xf32>, tensor<4xi64>) {
  %inner = stablehlo.tuple %y, %x : tuple<tensor<4xi64>, tensor<129xf32>>
  %outer = stablehlo.tuple %x, %inner : tuple<tensor<129xf32>, tuple<tensor<4xi64>, tensor<129xf32>>>
  %through = stablehlo.optimization_barrier %outer : tuple<tensor<129xf32>, tuple<tensor<4xi64>, tensor<129xf32>>>
  %in = stablehlo.get_tuple_element %through[1] : (tuple<tensor<129xf32>, tuple<tensor<4xi64>, tensor<129xf32>>>) -> tuple<tensor<4xi64>, tensor<129xf32>>
  %a = stablehlo.get_tuple_element %in[0] : (tuple<tensor<4xi64>, tensor<129xf32>>) -> tensor<4xi64>
  %b = stablehlo.get_tuple_element %in[1] : (tuple<tensor<4xi64>, tensor<129xf32>>) -> tensor<129xf32>
  %c = stablehlo.get_tuple_element %outer[0] : (tuple<tensor<129xf32>, tuple<tensor<4xi64>, tensor<129xf32>>>) -> tensor<129xf32>
  %d = stablehlo.add %b, %c : tensor<129xf32>
  return %d, %a : tensor<129xf32>, tensor<4xi64>
}
// -----
func.func @main(%x: tensor<5xf32>) -> tensor<5xf32> {
  %t0 = stablehlo.after_all : !stablehlo.token
  %t1 = stablehlo.after_all : !stablehlo.token
  %t2 = stablehlo.after_all %t0, %t1 : !stablehlo.token
  %y = stablehlo.negate %x : tensor<5xf32>
  return %y : tensor<5xf32>
}
// -----
// A loop whose state goes through a barrier and a tuple.
func.func @main(%x: tensor<5xf32>) -> tensor<5xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %seven = stablehlo.constant dense<7> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %v = %x) : tensor<i32>, tensor<5xf32>
    cond {
      %p = stablehlo.compare LT, %i, %seven : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %b:2 = stablehlo.optimization_barrier %i, %v : tensor<i32>, tensor<5xf32>
      %t = stablehlo.tuple %b#1, %b#0 : tuple<tensor<5xf32>, tensor<i32>>
      %w = stablehlo.get_tuple_element %t[0] : (tuple<tensor<5xf32>, tensor<i32>>) -> tensor<5xf32>
      %k = stablehlo.get_tuple_element %t[1] : (tuple<tensor<5xf32>, tensor<i32>>) -> tensor<i32>
      %s = stablehlo.custom_call @Sharding(%w) {mhlo.sharding = "{replicated}"} : (tensor<5xf32>) -> tensor<5xf32>
      %d = stablehlo.add %s, %s : tensor<5xf32>
      %n = stablehlo.add %k, %one : tensor<i32>
      stablehlo.return %n, %d : tensor<i32>, tensor<5xf32>
    }
  return %r#1 : tensor<5xf32>
}
// -----
// tolerance: 1e-6
func.func @main(%x: tensor<2x17x64xf32>) -> (tensor<2x17x64xf32>, tensor<2x17x64xf32>) {
  %0 = stablehlo.custom_call @mhlo.erf(%x) {mhlo.attributes = {}, mhlo.version = 1 : i64} : (tensor<2x17x64xf32>) -> tensor<2x17x64xf32>
  %1 = stablehlo.custom_call @annotate_device_placement(%0) {has_side_effect = true, mhlo.frontend_attributes = {_xla_buffer_placement = "pinned_host"}} : (tensor<2x17x64xf32>) -> tensor<2x17x64xf32>
  %2 = stablehlo.custom_call @LayoutConstraint(%1) : (tensor<2x17x64xf32>) -> tensor<2x17x64xf32>
  %3 = stablehlo.custom_call @SPMDFullToShardShape(%x) : (tensor<2x17x64xf32>) -> tensor<2x17x64xf32>
  return %2, %3 : tensor<2x17x64xf32>, tensor<2x17x64xf32>
}
// -----
// A tie takes the first position; the custom call of torch_xla is chlo.top_k.
func.func @main(%x: tensor<4x33xi2>) -> (tensor<4x7xi2>, tensor<4x7xi32>) {
  %r:2 = stablehlo.custom_call @mhlo.topk(%x) {mhlo.attributes = {k = 7 : i64, largest = true}, mhlo.version = 1 : i64} : (tensor<4x33xi2>) -> (tensor<4x7xi2>, tensor<4x7xi32>)
  return %r#0, %r#1 : tensor<4x7xi2>, tensor<4x7xi32>
}
// -----
func.func @main(%x: tensor<3x5xf32>) -> tensor<3x5xf32> {
  %a = sdy.sharding_constraint %x <mesh<["i"=1]>, [{"i"}, {}]> : tensor<3x5xf32>
  %b = stablehlo.add %a, %x : tensor<3x5xf32>
  %c = "sdy.sharding_constraint"(%b) <{sharding = #sdy.sharding<mesh<[]>, [{?}, {}]>}> : (tensor<3x5xf32>) -> tensor<3x5xf32>
  return %c : tensor<3x5xf32>
}
