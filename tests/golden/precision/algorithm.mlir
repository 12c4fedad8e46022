// RUN: tpucc --passes=mark,precision --precision=model
// An algorithm goes before precision_config: one product of bf16, three of them, six, which are f32, and f32 itself.
func.func @main(%x: tensor<96x64xf32>, %y: tensor<64x40xf32>) -> (tensor<96x40xf32>, tensor<96x40xf32>, tensor<96x40xf32>, tensor<96x40xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<96x64xf32>, tensor<64x40xf32>) -> tensor<96x40xf32>
  %1 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 2, rhs_component_count = 2, num_primitive_operations = 3, allow_imprecise_accumulation = false> : (tensor<96x64xf32>, tensor<64x40xf32>) -> tensor<96x40xf32>
  %2 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 3, rhs_component_count = 3, num_primitive_operations = 6, allow_imprecise_accumulation = false> : (tensor<96x64xf32>, tensor<64x40xf32>) -> tensor<96x40xf32>
  %3 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<96x64xf32>, tensor<64x40xf32>) -> tensor<96x40xf32>
  return %0, %1, %2, %3 : tensor<96x40xf32>, tensor<96x40xf32>, tensor<96x40xf32>, tensor<96x40xf32>
}
// ----
module {
  func.func @main(%x: tensor<96x64xf32>, %y: tensor<64x40xf32>) -> (tensor<96x40xf32>, tensor<96x40xf32>, tensor<96x40xf32>, tensor<96x40xf32>) {
    %0 = stablehlo.convert %x {tpu.for_units} : (tensor<96x64xf32>) -> tensor<96x64xbf16>
    %1 = stablehlo.convert %y {tpu.for_units} : (tensor<64x40xf32>) -> tensor<64x40xbf16>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> {tpu.model} : (tensor<96x64xbf16>, tensor<64x40xbf16>) -> tensor<96x40xf32>
    %3 = stablehlo.convert %x : (tensor<96x64xf32>) -> tensor<96x64xbf16>
    %4 = stablehlo.convert %3 : (tensor<96x64xbf16>) -> tensor<96x64xf32>
    %5 = stablehlo.is_finite %4 : (tensor<96x64xf32>) -> tensor<96x64xi1>
    %6 = stablehlo.subtract %x, %4 : tensor<96x64xf32>
    %7 = stablehlo.constant dense<0.0> : tensor<96x64xf32>
    %8 = stablehlo.select %5, %6, %7 : tensor<96x64xi1>, tensor<96x64xf32>
    %9 = stablehlo.convert %8 : (tensor<96x64xf32>) -> tensor<96x64xbf16>
    %10 = stablehlo.convert %y : (tensor<64x40xf32>) -> tensor<64x40xbf16>
    %11 = stablehlo.convert %10 : (tensor<64x40xbf16>) -> tensor<64x40xf32>
    %12 = stablehlo.is_finite %11 : (tensor<64x40xf32>) -> tensor<64x40xi1>
    %13 = stablehlo.subtract %y, %11 : tensor<64x40xf32>
    %14 = stablehlo.constant dense<0.0> : tensor<64x40xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<64x40xi1>, tensor<64x40xf32>
    %16 = stablehlo.convert %15 : (tensor<64x40xf32>) -> tensor<64x40xbf16>
    %17 = stablehlo.dot_general %9, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 2, rhs_component_count = 2, num_primitive_operations = 3, allow_imprecise_accumulation = false> {tpu.model} : (tensor<96x64xbf16>, tensor<64x40xbf16>) -> tensor<96x40xf32>
    %18 = stablehlo.dot_general %3, %16, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 2, rhs_component_count = 2, num_primitive_operations = 3, allow_imprecise_accumulation = false> {tpu.model} : (tensor<96x64xbf16>, tensor<64x40xbf16>) -> tensor<96x40xf32>
    %19 = stablehlo.add %17, %18 : tensor<96x40xf32>
    %20 = stablehlo.dot_general %3, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 2, rhs_component_count = 2, num_primitive_operations = 3, allow_imprecise_accumulation = false> {tpu.model} : (tensor<96x64xbf16>, tensor<64x40xbf16>) -> tensor<96x40xf32>
    %21 = stablehlo.add %19, %20 : tensor<96x40xf32>
    %22 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 3, rhs_component_count = 3, num_primitive_operations = 6, allow_imprecise_accumulation = false> {tpu.model} : (tensor<96x64xf32>, tensor<64x40xf32>) -> tensor<96x40xf32>
    %23 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> {tpu.model} : (tensor<96x64xf32>, tensor<64x40xf32>) -> tensor<96x40xf32>
    return %2, %21, %22, %23 : tensor<96x40xf32>, tensor<96x40xf32>, tensor<96x40xf32>, tensor<96x40xf32>
  }
}
