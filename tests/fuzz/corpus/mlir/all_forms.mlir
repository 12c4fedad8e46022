// RUN: tpucc
// Each form of op.def's column `form`, as StableHLO, JAX and torch_xla write it, in older spellings too.
module @forms attributes {mhlo.num_partitions = 1 : i32, jax.uses_shape_polymorphism, "x.odd name" = [ "a" , {x = 1} ]} {
  func.func public @main(%x: tensor<2x3xf32> {mhlo.sharding = "{replicated}"}, %layer0.weight: tensor<3x4xf32>, %p: tensor<2x3xi1>, %i: tensor<i32>) -> (tensor<2x3xf32> {jax.result_info = "result[0]"}, tensor<i32>) {
    %same = stablehlo.add %x, %x : tensor<2x3xf32>
    %1 = stablehlo.add %same, %x {mhlo.frontend_attributes = {a = "b"}} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = stablehlo.convert %1 : tensor<2x3xf32>
    %3 = stablehlo.is_finite %2 : (tensor<2x3xf32>) -> tensor<2x3xi1>
    %4 = chlo.erf %2 : tensor<2x3xf32> -> tensor<2x3xf32>
    %5 = stablehlo.compare  LT, %4, %x,  FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %6 = stablehlo.compare EQ, %4, %x : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %7 = stablehlo.compare EQ, %4, %x, NOTYPE : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %8 = stablehlo.select %p, %4, %x : tensor<2x3xi1>, tensor<2x3xf32>
    %9 = stablehlo.select %p, %8, %x : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %c0 = stablehlo.constant dense<0.0> : tensor<f32>
    %c1 = stablehlo.constant {note = "one"} dense<1.0> : tensor<f32>
    %10 = stablehlo.clamp %c0, %9, %c1 : (tensor<f32>, tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %11 = stablehlo.iota dim = 1 : tensor<2x3xi32>
    %12 = stablehlo.broadcast_in_dim %c0, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %13 = stablehlo.transpose %10, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %14 = stablehlo.reshape %13 : (tensor<3x2xf32>) -> tensor<6xf32>
    %15 = stablehlo.slice %x [0:2, 0:3:2] : (tensor<2x3xf32>) -> tensor<2x2xf32>
    %16 = stablehlo.reverse %x, dims = [0, 1] : tensor<2x3xf32>
    %17 = stablehlo.concatenate %x, %x, dim = 0 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
    %18 = stablehlo.pad %x, %c0, low = [0, 1], high = [0, -1], interior = [1, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3x3xf32>
    %19 = stablehlo.dynamic_slice %x, %i, %i, sizes = [1, 2] : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
    %20 = stablehlo.dynamic_update_slice %x, %19, %i, %i : (tensor<2x3xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
    %21 = stablehlo.dot_general %x, %layer0.weight, contracting_dims = [1] x [0], precision = [DEFAULT, HIGHEST] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
    %22 = stablehlo.dot_general %x, %x,
      batching_dims = [0] x [0],
      contracting_dims = [1] x [1], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2xf32>
    %23 = stablehlo.reduce(%x init: %c0) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %c2 = stablehlo.constant dense<0> : tensor<i32>
    %24:2 = stablehlo.reduce(%x init: %c0), (%11 init: %c2) across dimensions = [0] : (tensor<2x3xf32>, tensor<2x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<3xf32>, tensor<3xi32>)
     reducer(%a: tensor<f32>, %b: tensor<f32>) (%c: tensor<i32>, %d: tensor<i32>)  {
      %m = stablehlo.maximum %a, %b : tensor<f32>
      %n = stablehlo.add %c, %d : tensor<i32>
      stablehlo.return %m, %n : tensor<f32>, tensor<i32>
    }
    %25:2 = stablehlo.while(%k = %i, %s = %x) : tensor<i32>, tensor<2x3xf32> attributes {mhlo.note = "loop"}
     cond {
      %cond = stablehlo.compare LT, %k, %c2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %cond : tensor<i1>
    } do {
      %called = func.call @square(%s) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      stablehlo.return %k, %called : tensor<i32>, tensor<2x3xf32>
    }
    %26 = call @square(%25#1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %26, %25#0 : tensor<2x3xf32>, tensor<i32>
  }
  func.func private @square(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @convolutions(%x: tensor<1x8x8x4xf32>, %w: tensor<3x3x4x6xf32>, %z: tensor<f32>) -> tensor<1x6x6x6xf32> {
    %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x6x6x6xf32>
    %1 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[0, 1], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGH>]} : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x4x7x6xf32>
    %2 = "stablehlo.reduce_window"(%x, %z) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %m = stablehlo.maximum %a, %b : tensor<f32>
      stablehlo.return %m : tensor<f32>
    }) {padding = dense<0> : tensor<4x2xi64>, window_dimensions = dense<[1, 2, 2, 1]> : tensor<4xi64>, window_strides = array<i64: 1,2,2,1>} : (tensor<1x8x8x4xf32>, tensor<f32>) -> tensor<1x4x4x4xf32>
    return %0 : tensor<1x6x6x6xf32>
  }
}
