// tolerance: 4e-6
func.func @main(%x: tensor<1x1xf32>) -> (tensor<1x1xf32>, tensor<1xi32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%x) : (tensor<1x1xf32>) -> (tensor<1x1xf32>, tensor<1xi32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<1x1xf32>, tensor<1xi32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xi32>, tensor<2xi32>) {
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xi32>, tensor<2xi32>)
  return %r#0, %r#1, %r#2 : tensor<2x2xf32>, tensor<2xi32>, tensor<2xi32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<31x31xf32>) -> (tensor<31x31xf32>, tensor<31xi32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%x) : (tensor<31x31xf32>) -> (tensor<31x31xf32>, tensor<31xi32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<31x31xf32>, tensor<31xi32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<33x33xf32>) -> (tensor<33x33xf32>, tensor<33xi32>, tensor<33xi32>) {
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<33x33xf32>) -> (tensor<33x33xf32>, tensor<33xi32>, tensor<33xi32>)
  return %r#0, %r#1, %r#2 : tensor<33x33xf32>, tensor<33xi32>, tensor<33xi32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64xi32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%x) : (tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64xi32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<64x64xf32>, tensor<64xi32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<100x100xf32>) -> (tensor<100x100xf32>, tensor<100xi32>, tensor<100xi32>) {
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<100x100xf32>) -> (tensor<100x100xf32>, tensor<100xi32>, tensor<100xi32>)
  return %r#0, %r#1, %r#2 : tensor<100x100xf32>, tensor<100xi32>, tensor<100xi32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<129x129xf32>) -> (tensor<129x129xf32>, tensor<129xi32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%x) : (tensor<129x129xf32>) -> (tensor<129x129xf32>, tensor<129xi32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<129x129xf32>, tensor<129xi32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<0x0xf32>) -> (tensor<0x0xf32>, tensor<0xi32>, tensor<0xi32>) {
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<0x0xf32>) -> (tensor<0x0xf32>, tensor<0xi32>, tensor<0xi32>)
  return %r#0, %r#1, %r#2 : tensor<0x0xf32>, tensor<0xi32>, tensor<0xi32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<0x3xf32>) -> (tensor<0x3xf32>, tensor<0xi32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%x) : (tensor<0x3xf32>) -> (tensor<0x3xf32>, tensor<0xi32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<0x3xf32>, tensor<0xi32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<3x0xf32>) -> (tensor<3x0xf32>, tensor<0xi32>, tensor<3xi32>) {
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<3x0xf32>) -> (tensor<3x0xf32>, tensor<0xi32>, tensor<3xi32>)
  return %r#0, %r#1, %r#2 : tensor<3x0xf32>, tensor<0xi32>, tensor<3xi32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<1x5xf32>) -> (tensor<1x5xf32>, tensor<1xi32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%x) : (tensor<1x5xf32>) -> (tensor<1x5xf32>, tensor<1xi32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<1x5xf32>, tensor<1xi32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<5x1xf32>) -> (tensor<5x1xf32>, tensor<1xi32>, tensor<5xi32>) {
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<5x1xf32>) -> (tensor<5x1xf32>, tensor<1xi32>, tensor<5xi32>)
  return %r#0, %r#1, %r#2 : tensor<5x1xf32>, tensor<1xi32>, tensor<5xi32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<7x4xf32>) -> (tensor<7x4xf32>, tensor<4xi32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%x) : (tensor<7x4xf32>) -> (tensor<7x4xf32>, tensor<4xi32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<7x4xf32>, tensor<4xi32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<4x7xf32>) -> (tensor<4x7xf32>, tensor<4xi32>, tensor<4xi32>) {
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<4x7xf32>) -> (tensor<4x7xf32>, tensor<4xi32>, tensor<4xi32>)
  return %r#0, %r#1, %r#2 : tensor<4x7xf32>, tensor<4xi32>, tensor<4xi32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<65x63xf32>) -> (tensor<65x63xf32>, tensor<63xi32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%x) : (tensor<65x63xf32>) -> (tensor<65x63xf32>, tensor<63xi32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<65x63xf32>, tensor<63xi32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<63x65xf32>) -> (tensor<63x65xf32>, tensor<63xi32>, tensor<63xi32>) {
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<63x65xf32>) -> (tensor<63x65xf32>, tensor<63xi32>, tensor<63xi32>)
  return %r#0, %r#1, %r#2 : tensor<63x65xf32>, tensor<63xi32>, tensor<63xi32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<129x40xf32>) -> (tensor<129x40xf32>, tensor<40xi32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%x) : (tensor<129x40xf32>) -> (tensor<129x40xf32>, tensor<40xi32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<129x40xf32>, tensor<40xi32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<40x129xf32>) -> (tensor<40x129xf32>, tensor<40xi32>, tensor<40xi32>) {
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<40x129xf32>) -> (tensor<40x129xf32>, tensor<40xi32>, tensor<40xi32>)
  return %r#0, %r#1, %r#2 : tensor<40x129xf32>, tensor<40xi32>, tensor<40xi32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<70x200xf32>) -> (tensor<70x200xf32>, tensor<70xi32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%x) : (tensor<70x200xf32>) -> (tensor<70x200xf32>, tensor<70xi32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<70x200xf32>, tensor<70xi32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<200x70xf32>) -> (tensor<200x70xf32>, tensor<70xi32>, tensor<200xi32>) {
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<200x70xf32>) -> (tensor<200x70xf32>, tensor<70xi32>, tensor<200xi32>)
  return %r#0, %r#1, %r#2 : tensor<200x70xf32>, tensor<70xi32>, tensor<200xi32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<3x9x9xf32>) -> (tensor<3x9x9xf32>, tensor<3x9xi32>, tensor<3xi32>) {
  %r:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%x) : (tensor<3x9x9xf32>) -> (tensor<3x9x9xf32>, tensor<3x9xi32>, tensor<3xi32>)
  return %r#0, %r#1, %r#2 : tensor<3x9x9xf32>, tensor<3x9xi32>, tensor<3xi32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<2x2x6x4xf32>) -> (tensor<2x2x6x4xf32>, tensor<2x2x4xi32>, tensor<2x2x6xi32>) {
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<2x2x6x4xf32>) -> (tensor<2x2x6x4xf32>, tensor<2x2x4xi32>, tensor<2x2x6xi32>)
  return %r#0, %r#1, %r#2 : tensor<2x2x6x4xf32>, tensor<2x2x4xi32>, tensor<2x2x6xi32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<2x66x70xf32>) -> (tensor<2x66x70xf32>, tensor<2x66xi32>, tensor<2xi32>) {
  %r:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%x) : (tensor<2x66x70xf32>) -> (tensor<2x66x70xf32>, tensor<2x66xi32>, tensor<2xi32>)
  return %r#0, %r#1, %r#2 : tensor<2x66x70xf32>, tensor<2x66xi32>, tensor<2xi32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<0x4x4xf32>) -> (tensor<0x4x4xf32>, tensor<0x4xi32>, tensor<0xi32>) {
  %r:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%x) : (tensor<0x4x4xf32>) -> (tensor<0x4x4xf32>, tensor<0x4xi32>, tensor<0xi32>)
  return %r#0, %r#1, %r#2 : tensor<0x4x4xf32>, tensor<0x4xi32>, tensor<0xi32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<1x1x5x5xf32>) -> (tensor<1x1x5x5xf32>, tensor<1x1x5xi32>, tensor<1x1x5xi32>) {
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<1x1x5x5xf32>) -> (tensor<1x1x5x5xf32>, tensor<1x1x5xi32>, tensor<1x1x5xi32>)
  return %r#0, %r#1, %r#2 : tensor<1x1x5x5xf32>, tensor<1x1x5xi32>, tensor<1x1x5xi32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<3x70x66xf32>) -> (tensor<3x70x66xf32>, tensor<3x66xi32>, tensor<3x70xi32>) {
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<3x70x66xf32>) -> (tensor<3x70x66xf32>, tensor<3x66xi32>, tensor<3x70xi32>)
  return %r#0, %r#1, %r#2 : tensor<3x70x66xf32>, tensor<3x66xi32>, tensor<3x70xi32>
}
// -----
// tolerance: 1e-11
func.func @main(%x: tensor<1x1xf64>) -> (tensor<1x1xf64>, tensor<1xi32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_dgetrf_ffi(%x) : (tensor<1x1xf64>) -> (tensor<1x1xf64>, tensor<1xi32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<1x1xf64>, tensor<1xi32>, tensor<i32>
}
// -----
// tolerance: 1e-11
func.func @main(%x: tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<2xi32>, tensor<2xi32>) {
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<2xi32>, tensor<2xi32>)
  return %r#0, %r#1, %r#2 : tensor<2x2xf64>, tensor<2xi32>, tensor<2xi32>
}
// -----
// tolerance: 1e-11
func.func @main(%x: tensor<31x31xf64>) -> (tensor<31x31xf64>, tensor<31xi32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_dgetrf_ffi(%x) : (tensor<31x31xf64>) -> (tensor<31x31xf64>, tensor<31xi32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<31x31xf64>, tensor<31xi32>, tensor<i32>
}
// -----
// tolerance: 1e-11
func.func @main(%x: tensor<33x33xf64>) -> (tensor<33x33xf64>, tensor<33xi32>, tensor<33xi32>) {
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<33x33xf64>) -> (tensor<33x33xf64>, tensor<33xi32>, tensor<33xi32>)
  return %r#0, %r#1, %r#2 : tensor<33x33xf64>, tensor<33xi32>, tensor<33xi32>
}
// -----
// tolerance: 1e-11
func.func @main(%x: tensor<64x64xf64>) -> (tensor<64x64xf64>, tensor<64xi32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_dgetrf_ffi(%x) : (tensor<64x64xf64>) -> (tensor<64x64xf64>, tensor<64xi32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<64x64xf64>, tensor<64xi32>, tensor<i32>
}
// -----
// tolerance: 1e-11
func.func @main(%x: tensor<100x100xf64>) -> (tensor<100x100xf64>, tensor<100xi32>, tensor<100xi32>) {
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<100x100xf64>) -> (tensor<100x100xf64>, tensor<100xi32>, tensor<100xi32>)
  return %r#0, %r#1, %r#2 : tensor<100x100xf64>, tensor<100xi32>, tensor<100xi32>
}
// -----
// tolerance: 1e-11
func.func @main(%x: tensor<129x129xf64>) -> (tensor<129x129xf64>, tensor<129xi32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_dgetrf_ffi(%x) : (tensor<129x129xf64>) -> (tensor<129x129xf64>, tensor<129xi32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<129x129xf64>, tensor<129xi32>, tensor<i32>
}
// -----
// tolerance: 1e-11
func.func @main(%x: tensor<0x0xf64>) -> (tensor<0x0xf64>, tensor<0xi32>, tensor<0xi32>) {
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<0x0xf64>) -> (tensor<0x0xf64>, tensor<0xi32>, tensor<0xi32>)
  return %r#0, %r#1, %r#2 : tensor<0x0xf64>, tensor<0xi32>, tensor<0xi32>
}
// -----
// tolerance: 1e-11
func.func @main(%x: tensor<0x3xf64>) -> (tensor<0x3xf64>, tensor<0xi32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_dgetrf_ffi(%x) : (tensor<0x3xf64>) -> (tensor<0x3xf64>, tensor<0xi32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<0x3xf64>, tensor<0xi32>, tensor<i32>
}
// -----
// tolerance: 1e-11
func.func @main(%x: tensor<3x0xf64>) -> (tensor<3x0xf64>, tensor<0xi32>, tensor<3xi32>) {
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<3x0xf64>) -> (tensor<3x0xf64>, tensor<0xi32>, tensor<3xi32>)
  return %r#0, %r#1, %r#2 : tensor<3x0xf64>, tensor<0xi32>, tensor<3xi32>
}
// -----
// tolerance: 1e-11
func.func @main(%x: tensor<1x5xf64>) -> (tensor<1x5xf64>, tensor<1xi32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_dgetrf_ffi(%x) : (tensor<1x5xf64>) -> (tensor<1x5xf64>, tensor<1xi32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<1x5xf64>, tensor<1xi32>, tensor<i32>
}
// -----
// tolerance: 1e-11
func.func @main(%x: tensor<5x1xf64>) -> (tensor<5x1xf64>, tensor<1xi32>, tensor<5xi32>) {
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<5x1xf64>) -> (tensor<5x1xf64>, tensor<1xi32>, tensor<5xi32>)
  return %r#0, %r#1, %r#2 : tensor<5x1xf64>, tensor<1xi32>, tensor<5xi32>
}
// -----
// tolerance: 1e-11
func.func @main(%x: tensor<7x4xf64>) -> (tensor<7x4xf64>, tensor<4xi32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_dgetrf_ffi(%x) : (tensor<7x4xf64>) -> (tensor<7x4xf64>, tensor<4xi32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<7x4xf64>, tensor<4xi32>, tensor<i32>
}
// -----
// tolerance: 1e-11
func.func @main(%x: tensor<4x7xf64>) -> (tensor<4x7xf64>, tensor<4xi32>, tensor<4xi32>) {
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<4x7xf64>) -> (tensor<4x7xf64>, tensor<4xi32>, tensor<4xi32>)
  return %r#0, %r#1, %r#2 : tensor<4x7xf64>, tensor<4xi32>, tensor<4xi32>
}
// -----
// tolerance: 1e-11
func.func @main(%x: tensor<65x63xf64>) -> (tensor<65x63xf64>, tensor<63xi32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_dgetrf_ffi(%x) : (tensor<65x63xf64>) -> (tensor<65x63xf64>, tensor<63xi32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<65x63xf64>, tensor<63xi32>, tensor<i32>
}
// -----
// tolerance: 1e-11
func.func @main(%x: tensor<63x65xf64>) -> (tensor<63x65xf64>, tensor<63xi32>, tensor<63xi32>) {
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<63x65xf64>) -> (tensor<63x65xf64>, tensor<63xi32>, tensor<63xi32>)
  return %r#0, %r#1, %r#2 : tensor<63x65xf64>, tensor<63xi32>, tensor<63xi32>
}
// -----
// tolerance: 1e-11
func.func @main(%x: tensor<129x40xf64>) -> (tensor<129x40xf64>, tensor<40xi32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_dgetrf_ffi(%x) : (tensor<129x40xf64>) -> (tensor<129x40xf64>, tensor<40xi32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<129x40xf64>, tensor<40xi32>, tensor<i32>
}
// -----
// tolerance: 1e-11
func.func @main(%x: tensor<40x129xf64>) -> (tensor<40x129xf64>, tensor<40xi32>, tensor<40xi32>) {
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<40x129xf64>) -> (tensor<40x129xf64>, tensor<40xi32>, tensor<40xi32>)
  return %r#0, %r#1, %r#2 : tensor<40x129xf64>, tensor<40xi32>, tensor<40xi32>
}
// -----
// tolerance: 1e-11
func.func @main(%x: tensor<70x200xf64>) -> (tensor<70x200xf64>, tensor<70xi32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_dgetrf_ffi(%x) : (tensor<70x200xf64>) -> (tensor<70x200xf64>, tensor<70xi32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<70x200xf64>, tensor<70xi32>, tensor<i32>
}
// -----
// tolerance: 1e-11
func.func @main(%x: tensor<200x70xf64>) -> (tensor<200x70xf64>, tensor<70xi32>, tensor<200xi32>) {
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<200x70xf64>) -> (tensor<200x70xf64>, tensor<70xi32>, tensor<200xi32>)
  return %r#0, %r#1, %r#2 : tensor<200x70xf64>, tensor<70xi32>, tensor<200xi32>
}
// -----
// tolerance: 1e-11
func.func @main(%x: tensor<3x9x9xf64>) -> (tensor<3x9x9xf64>, tensor<3x9xi32>, tensor<3xi32>) {
  %r:3 = stablehlo.custom_call @lapack_dgetrf_ffi(%x) : (tensor<3x9x9xf64>) -> (tensor<3x9x9xf64>, tensor<3x9xi32>, tensor<3xi32>)
  return %r#0, %r#1, %r#2 : tensor<3x9x9xf64>, tensor<3x9xi32>, tensor<3xi32>
}
// -----
// tolerance: 1e-11
func.func @main(%x: tensor<2x2x6x4xf64>) -> (tensor<2x2x6x4xf64>, tensor<2x2x4xi32>, tensor<2x2x6xi32>) {
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<2x2x6x4xf64>) -> (tensor<2x2x6x4xf64>, tensor<2x2x4xi32>, tensor<2x2x6xi32>)
  return %r#0, %r#1, %r#2 : tensor<2x2x6x4xf64>, tensor<2x2x4xi32>, tensor<2x2x6xi32>
}
// -----
// tolerance: 1e-11
func.func @main(%x: tensor<2x66x70xf64>) -> (tensor<2x66x70xf64>, tensor<2x66xi32>, tensor<2xi32>) {
  %r:3 = stablehlo.custom_call @lapack_dgetrf_ffi(%x) : (tensor<2x66x70xf64>) -> (tensor<2x66x70xf64>, tensor<2x66xi32>, tensor<2xi32>)
  return %r#0, %r#1, %r#2 : tensor<2x66x70xf64>, tensor<2x66xi32>, tensor<2xi32>
}
// -----
// tolerance: 1e-11
func.func @main(%x: tensor<0x4x4xf64>) -> (tensor<0x4x4xf64>, tensor<0x4xi32>, tensor<0xi32>) {
  %r:3 = stablehlo.custom_call @lapack_dgetrf_ffi(%x) : (tensor<0x4x4xf64>) -> (tensor<0x4x4xf64>, tensor<0x4xi32>, tensor<0xi32>)
  return %r#0, %r#1, %r#2 : tensor<0x4x4xf64>, tensor<0x4xi32>, tensor<0xi32>
}
// -----
// tolerance: 1e-11
func.func @main(%x: tensor<1x1x5x5xf64>) -> (tensor<1x1x5x5xf64>, tensor<1x1x5xi32>, tensor<1x1x5xi32>) {
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<1x1x5x5xf64>) -> (tensor<1x1x5x5xf64>, tensor<1x1x5xi32>, tensor<1x1x5xi32>)
  return %r#0, %r#1, %r#2 : tensor<1x1x5x5xf64>, tensor<1x1x5xi32>, tensor<1x1x5xi32>
}
// -----
// tolerance: 1e-11
func.func @main(%x: tensor<3x70x66xf64>) -> (tensor<3x70x66xf64>, tensor<3x66xi32>, tensor<3x70xi32>) {
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<3x70x66xf64>) -> (tensor<3x70x66xf64>, tensor<3x66xi32>, tensor<3x70xi32>)
  return %r#0, %r#1, %r#2 : tensor<3x70x66xf64>, tensor<3x66xi32>, tensor<3x70xi32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<1x1xcomplex<f32>>) -> (tensor<1x1xcomplex<f32>>, tensor<1xi32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_cgetrf_ffi(%x) : (tensor<1x1xcomplex<f32>>) -> (tensor<1x1xcomplex<f32>>, tensor<1xi32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<1x1xcomplex<f32>>, tensor<1xi32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<2x2xcomplex<f32>>) -> (tensor<2x2xcomplex<f32>>, tensor<2xi32>, tensor<2xi32>) {
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<2x2xcomplex<f32>>) -> (tensor<2x2xcomplex<f32>>, tensor<2xi32>, tensor<2xi32>)
  return %r#0, %r#1, %r#2 : tensor<2x2xcomplex<f32>>, tensor<2xi32>, tensor<2xi32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<100x100xcomplex<f32>>) -> (tensor<100x100xcomplex<f32>>, tensor<100xi32>, tensor<100xi32>) {
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<100x100xcomplex<f32>>) -> (tensor<100x100xcomplex<f32>>, tensor<100xi32>, tensor<100xi32>)
  return %r#0, %r#1, %r#2 : tensor<100x100xcomplex<f32>>, tensor<100xi32>, tensor<100xi32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<129x129xcomplex<f32>>) -> (tensor<129x129xcomplex<f32>>, tensor<129xi32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_cgetrf_ffi(%x) : (tensor<129x129xcomplex<f32>>) -> (tensor<129x129xcomplex<f32>>, tensor<129xi32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<129x129xcomplex<f32>>, tensor<129xi32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<0x0xcomplex<f32>>) -> (tensor<0x0xcomplex<f32>>, tensor<0xi32>, tensor<0xi32>) {
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<0x0xcomplex<f32>>) -> (tensor<0x0xcomplex<f32>>, tensor<0xi32>, tensor<0xi32>)
  return %r#0, %r#1, %r#2 : tensor<0x0xcomplex<f32>>, tensor<0xi32>, tensor<0xi32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<0x3xcomplex<f32>>) -> (tensor<0x3xcomplex<f32>>, tensor<0xi32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_cgetrf_ffi(%x) : (tensor<0x3xcomplex<f32>>) -> (tensor<0x3xcomplex<f32>>, tensor<0xi32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<0x3xcomplex<f32>>, tensor<0xi32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<3x0xcomplex<f32>>) -> (tensor<3x0xcomplex<f32>>, tensor<0xi32>, tensor<3xi32>) {
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<3x0xcomplex<f32>>) -> (tensor<3x0xcomplex<f32>>, tensor<0xi32>, tensor<3xi32>)
  return %r#0, %r#1, %r#2 : tensor<3x0xcomplex<f32>>, tensor<0xi32>, tensor<3xi32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<1x5xcomplex<f32>>) -> (tensor<1x5xcomplex<f32>>, tensor<1xi32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_cgetrf_ffi(%x) : (tensor<1x5xcomplex<f32>>) -> (tensor<1x5xcomplex<f32>>, tensor<1xi32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<1x5xcomplex<f32>>, tensor<1xi32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<5x1xcomplex<f32>>) -> (tensor<5x1xcomplex<f32>>, tensor<1xi32>, tensor<5xi32>) {
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<5x1xcomplex<f32>>) -> (tensor<5x1xcomplex<f32>>, tensor<1xi32>, tensor<5xi32>)
  return %r#0, %r#1, %r#2 : tensor<5x1xcomplex<f32>>, tensor<1xi32>, tensor<5xi32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<7x4xcomplex<f32>>) -> (tensor<7x4xcomplex<f32>>, tensor<4xi32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_cgetrf_ffi(%x) : (tensor<7x4xcomplex<f32>>) -> (tensor<7x4xcomplex<f32>>, tensor<4xi32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<7x4xcomplex<f32>>, tensor<4xi32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<4x7xcomplex<f32>>) -> (tensor<4x7xcomplex<f32>>, tensor<4xi32>, tensor<4xi32>) {
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<4x7xcomplex<f32>>) -> (tensor<4x7xcomplex<f32>>, tensor<4xi32>, tensor<4xi32>)
  return %r#0, %r#1, %r#2 : tensor<4x7xcomplex<f32>>, tensor<4xi32>, tensor<4xi32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<63x65xcomplex<f32>>) -> (tensor<63x65xcomplex<f32>>, tensor<63xi32>, tensor<63xi32>) {
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<63x65xcomplex<f32>>) -> (tensor<63x65xcomplex<f32>>, tensor<63xi32>, tensor<63xi32>)
  return %r#0, %r#1, %r#2 : tensor<63x65xcomplex<f32>>, tensor<63xi32>, tensor<63xi32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<129x40xcomplex<f32>>) -> (tensor<129x40xcomplex<f32>>, tensor<40xi32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_cgetrf_ffi(%x) : (tensor<129x40xcomplex<f32>>) -> (tensor<129x40xcomplex<f32>>, tensor<40xi32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<129x40xcomplex<f32>>, tensor<40xi32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<40x129xcomplex<f32>>) -> (tensor<40x129xcomplex<f32>>, tensor<40xi32>, tensor<40xi32>) {
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<40x129xcomplex<f32>>) -> (tensor<40x129xcomplex<f32>>, tensor<40xi32>, tensor<40xi32>)
  return %r#0, %r#1, %r#2 : tensor<40x129xcomplex<f32>>, tensor<40xi32>, tensor<40xi32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<70x200xcomplex<f32>>) -> (tensor<70x200xcomplex<f32>>, tensor<70xi32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_cgetrf_ffi(%x) : (tensor<70x200xcomplex<f32>>) -> (tensor<70x200xcomplex<f32>>, tensor<70xi32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<70x200xcomplex<f32>>, tensor<70xi32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<200x70xcomplex<f32>>) -> (tensor<200x70xcomplex<f32>>, tensor<70xi32>, tensor<200xi32>) {
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<200x70xcomplex<f32>>) -> (tensor<200x70xcomplex<f32>>, tensor<70xi32>, tensor<200xi32>)
  return %r#0, %r#1, %r#2 : tensor<200x70xcomplex<f32>>, tensor<70xi32>, tensor<200xi32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<3x9x9xcomplex<f32>>) -> (tensor<3x9x9xcomplex<f32>>, tensor<3x9xi32>, tensor<3xi32>) {
  %r:3 = stablehlo.custom_call @lapack_cgetrf_ffi(%x) : (tensor<3x9x9xcomplex<f32>>) -> (tensor<3x9x9xcomplex<f32>>, tensor<3x9xi32>, tensor<3xi32>)
  return %r#0, %r#1, %r#2 : tensor<3x9x9xcomplex<f32>>, tensor<3x9xi32>, tensor<3xi32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<2x2x6x4xcomplex<f32>>) -> (tensor<2x2x6x4xcomplex<f32>>, tensor<2x2x4xi32>, tensor<2x2x6xi32>) {
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<2x2x6x4xcomplex<f32>>) -> (tensor<2x2x6x4xcomplex<f32>>, tensor<2x2x4xi32>, tensor<2x2x6xi32>)
  return %r#0, %r#1, %r#2 : tensor<2x2x6x4xcomplex<f32>>, tensor<2x2x4xi32>, tensor<2x2x6xi32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<2x66x70xcomplex<f32>>) -> (tensor<2x66x70xcomplex<f32>>, tensor<2x66xi32>, tensor<2xi32>) {
  %r:3 = stablehlo.custom_call @lapack_cgetrf_ffi(%x) : (tensor<2x66x70xcomplex<f32>>) -> (tensor<2x66x70xcomplex<f32>>, tensor<2x66xi32>, tensor<2xi32>)
  return %r#0, %r#1, %r#2 : tensor<2x66x70xcomplex<f32>>, tensor<2x66xi32>, tensor<2xi32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<0x4x4xcomplex<f32>>) -> (tensor<0x4x4xcomplex<f32>>, tensor<0x4xi32>, tensor<0xi32>) {
  %r:3 = stablehlo.custom_call @lapack_cgetrf_ffi(%x) : (tensor<0x4x4xcomplex<f32>>) -> (tensor<0x4x4xcomplex<f32>>, tensor<0x4xi32>, tensor<0xi32>)
  return %r#0, %r#1, %r#2 : tensor<0x4x4xcomplex<f32>>, tensor<0x4xi32>, tensor<0xi32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<1x1x5x5xcomplex<f32>>) -> (tensor<1x1x5x5xcomplex<f32>>, tensor<1x1x5xi32>, tensor<1x1x5xi32>) {
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<1x1x5x5xcomplex<f32>>) -> (tensor<1x1x5x5xcomplex<f32>>, tensor<1x1x5xi32>, tensor<1x1x5xi32>)
  return %r#0, %r#1, %r#2 : tensor<1x1x5x5xcomplex<f32>>, tensor<1x1x5xi32>, tensor<1x1x5xi32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<3x70x66xcomplex<f32>>) -> (tensor<3x70x66xcomplex<f32>>, tensor<3x66xi32>, tensor<3x70xi32>) {
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<3x70x66xcomplex<f32>>) -> (tensor<3x70x66xcomplex<f32>>, tensor<3x66xi32>, tensor<3x70xi32>)
  return %r#0, %r#1, %r#2 : tensor<3x70x66xcomplex<f32>>, tensor<3x66xi32>, tensor<3x70xi32>
}
// -----
// tolerance: 1e-11
func.func @main(%x: tensor<1x1xcomplex<f64>>) -> (tensor<1x1xcomplex<f64>>, tensor<1xi32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_zgetrf_ffi(%x) : (tensor<1x1xcomplex<f64>>) -> (tensor<1x1xcomplex<f64>>, tensor<1xi32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<1x1xcomplex<f64>>, tensor<1xi32>, tensor<i32>
}
// -----
// tolerance: 1e-11
func.func @main(%x: tensor<2x2xcomplex<f64>>) -> (tensor<2x2xcomplex<f64>>, tensor<2xi32>, tensor<2xi32>) {
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<2x2xcomplex<f64>>) -> (tensor<2x2xcomplex<f64>>, tensor<2xi32>, tensor<2xi32>)
  return %r#0, %r#1, %r#2 : tensor<2x2xcomplex<f64>>, tensor<2xi32>, tensor<2xi32>
}
// -----
// tolerance: 1e-11
func.func @main(%x: tensor<100x100xcomplex<f64>>) -> (tensor<100x100xcomplex<f64>>, tensor<100xi32>, tensor<100xi32>) {
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<100x100xcomplex<f64>>) -> (tensor<100x100xcomplex<f64>>, tensor<100xi32>, tensor<100xi32>)
  return %r#0, %r#1, %r#2 : tensor<100x100xcomplex<f64>>, tensor<100xi32>, tensor<100xi32>
}
// -----
// tolerance: 1e-11
func.func @main(%x: tensor<129x129xcomplex<f64>>) -> (tensor<129x129xcomplex<f64>>, tensor<129xi32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_zgetrf_ffi(%x) : (tensor<129x129xcomplex<f64>>) -> (tensor<129x129xcomplex<f64>>, tensor<129xi32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<129x129xcomplex<f64>>, tensor<129xi32>, tensor<i32>
}
// -----
// tolerance: 1e-11
func.func @main(%x: tensor<0x0xcomplex<f64>>) -> (tensor<0x0xcomplex<f64>>, tensor<0xi32>, tensor<0xi32>) {
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<0x0xcomplex<f64>>) -> (tensor<0x0xcomplex<f64>>, tensor<0xi32>, tensor<0xi32>)
  return %r#0, %r#1, %r#2 : tensor<0x0xcomplex<f64>>, tensor<0xi32>, tensor<0xi32>
}
// -----
// tolerance: 1e-11
func.func @main(%x: tensor<0x3xcomplex<f64>>) -> (tensor<0x3xcomplex<f64>>, tensor<0xi32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_zgetrf_ffi(%x) : (tensor<0x3xcomplex<f64>>) -> (tensor<0x3xcomplex<f64>>, tensor<0xi32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<0x3xcomplex<f64>>, tensor<0xi32>, tensor<i32>
}
// -----
// tolerance: 1e-11
func.func @main(%x: tensor<3x0xcomplex<f64>>) -> (tensor<3x0xcomplex<f64>>, tensor<0xi32>, tensor<3xi32>) {
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<3x0xcomplex<f64>>) -> (tensor<3x0xcomplex<f64>>, tensor<0xi32>, tensor<3xi32>)
  return %r#0, %r#1, %r#2 : tensor<3x0xcomplex<f64>>, tensor<0xi32>, tensor<3xi32>
}
// -----
// tolerance: 1e-11
func.func @main(%x: tensor<1x5xcomplex<f64>>) -> (tensor<1x5xcomplex<f64>>, tensor<1xi32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_zgetrf_ffi(%x) : (tensor<1x5xcomplex<f64>>) -> (tensor<1x5xcomplex<f64>>, tensor<1xi32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<1x5xcomplex<f64>>, tensor<1xi32>, tensor<i32>
}
// -----
// tolerance: 1e-11
func.func @main(%x: tensor<5x1xcomplex<f64>>) -> (tensor<5x1xcomplex<f64>>, tensor<1xi32>, tensor<5xi32>) {
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<5x1xcomplex<f64>>) -> (tensor<5x1xcomplex<f64>>, tensor<1xi32>, tensor<5xi32>)
  return %r#0, %r#1, %r#2 : tensor<5x1xcomplex<f64>>, tensor<1xi32>, tensor<5xi32>
}
// -----
// tolerance: 1e-11
func.func @main(%x: tensor<7x4xcomplex<f64>>) -> (tensor<7x4xcomplex<f64>>, tensor<4xi32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_zgetrf_ffi(%x) : (tensor<7x4xcomplex<f64>>) -> (tensor<7x4xcomplex<f64>>, tensor<4xi32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<7x4xcomplex<f64>>, tensor<4xi32>, tensor<i32>
}
// -----
// tolerance: 1e-11
func.func @main(%x: tensor<4x7xcomplex<f64>>) -> (tensor<4x7xcomplex<f64>>, tensor<4xi32>, tensor<4xi32>) {
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<4x7xcomplex<f64>>) -> (tensor<4x7xcomplex<f64>>, tensor<4xi32>, tensor<4xi32>)
  return %r#0, %r#1, %r#2 : tensor<4x7xcomplex<f64>>, tensor<4xi32>, tensor<4xi32>
}
// -----
// tolerance: 1e-11
func.func @main(%x: tensor<63x65xcomplex<f64>>) -> (tensor<63x65xcomplex<f64>>, tensor<63xi32>, tensor<63xi32>) {
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<63x65xcomplex<f64>>) -> (tensor<63x65xcomplex<f64>>, tensor<63xi32>, tensor<63xi32>)
  return %r#0, %r#1, %r#2 : tensor<63x65xcomplex<f64>>, tensor<63xi32>, tensor<63xi32>
}
// -----
// tolerance: 1e-11
func.func @main(%x: tensor<129x40xcomplex<f64>>) -> (tensor<129x40xcomplex<f64>>, tensor<40xi32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_zgetrf_ffi(%x) : (tensor<129x40xcomplex<f64>>) -> (tensor<129x40xcomplex<f64>>, tensor<40xi32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<129x40xcomplex<f64>>, tensor<40xi32>, tensor<i32>
}
// -----
// tolerance: 1e-11
func.func @main(%x: tensor<40x129xcomplex<f64>>) -> (tensor<40x129xcomplex<f64>>, tensor<40xi32>, tensor<40xi32>) {
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<40x129xcomplex<f64>>) -> (tensor<40x129xcomplex<f64>>, tensor<40xi32>, tensor<40xi32>)
  return %r#0, %r#1, %r#2 : tensor<40x129xcomplex<f64>>, tensor<40xi32>, tensor<40xi32>
}
// -----
// tolerance: 1e-11
func.func @main(%x: tensor<70x200xcomplex<f64>>) -> (tensor<70x200xcomplex<f64>>, tensor<70xi32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_zgetrf_ffi(%x) : (tensor<70x200xcomplex<f64>>) -> (tensor<70x200xcomplex<f64>>, tensor<70xi32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<70x200xcomplex<f64>>, tensor<70xi32>, tensor<i32>
}
// -----
// tolerance: 1e-11
func.func @main(%x: tensor<200x70xcomplex<f64>>) -> (tensor<200x70xcomplex<f64>>, tensor<70xi32>, tensor<200xi32>) {
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<200x70xcomplex<f64>>) -> (tensor<200x70xcomplex<f64>>, tensor<70xi32>, tensor<200xi32>)
  return %r#0, %r#1, %r#2 : tensor<200x70xcomplex<f64>>, tensor<70xi32>, tensor<200xi32>
}
// -----
// tolerance: 1e-11
func.func @main(%x: tensor<3x9x9xcomplex<f64>>) -> (tensor<3x9x9xcomplex<f64>>, tensor<3x9xi32>, tensor<3xi32>) {
  %r:3 = stablehlo.custom_call @lapack_zgetrf_ffi(%x) : (tensor<3x9x9xcomplex<f64>>) -> (tensor<3x9x9xcomplex<f64>>, tensor<3x9xi32>, tensor<3xi32>)
  return %r#0, %r#1, %r#2 : tensor<3x9x9xcomplex<f64>>, tensor<3x9xi32>, tensor<3xi32>
}
// -----
// tolerance: 1e-11
func.func @main(%x: tensor<2x2x6x4xcomplex<f64>>) -> (tensor<2x2x6x4xcomplex<f64>>, tensor<2x2x4xi32>, tensor<2x2x6xi32>) {
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<2x2x6x4xcomplex<f64>>) -> (tensor<2x2x6x4xcomplex<f64>>, tensor<2x2x4xi32>, tensor<2x2x6xi32>)
  return %r#0, %r#1, %r#2 : tensor<2x2x6x4xcomplex<f64>>, tensor<2x2x4xi32>, tensor<2x2x6xi32>
}
// -----
// tolerance: 1e-11
func.func @main(%x: tensor<2x66x70xcomplex<f64>>) -> (tensor<2x66x70xcomplex<f64>>, tensor<2x66xi32>, tensor<2xi32>) {
  %r:3 = stablehlo.custom_call @lapack_zgetrf_ffi(%x) : (tensor<2x66x70xcomplex<f64>>) -> (tensor<2x66x70xcomplex<f64>>, tensor<2x66xi32>, tensor<2xi32>)
  return %r#0, %r#1, %r#2 : tensor<2x66x70xcomplex<f64>>, tensor<2x66xi32>, tensor<2xi32>
}
// -----
// tolerance: 1e-11
func.func @main(%x: tensor<0x4x4xcomplex<f64>>) -> (tensor<0x4x4xcomplex<f64>>, tensor<0x4xi32>, tensor<0xi32>) {
  %r:3 = stablehlo.custom_call @lapack_zgetrf_ffi(%x) : (tensor<0x4x4xcomplex<f64>>) -> (tensor<0x4x4xcomplex<f64>>, tensor<0x4xi32>, tensor<0xi32>)
  return %r#0, %r#1, %r#2 : tensor<0x4x4xcomplex<f64>>, tensor<0x4xi32>, tensor<0xi32>
}
// -----
// tolerance: 1e-11
func.func @main(%x: tensor<1x1x5x5xcomplex<f64>>) -> (tensor<1x1x5x5xcomplex<f64>>, tensor<1x1x5xi32>, tensor<1x1x5xi32>) {
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<1x1x5x5xcomplex<f64>>) -> (tensor<1x1x5x5xcomplex<f64>>, tensor<1x1x5xi32>, tensor<1x1x5xi32>)
  return %r#0, %r#1, %r#2 : tensor<1x1x5x5xcomplex<f64>>, tensor<1x1x5xi32>, tensor<1x1x5xi32>
}
// -----
// tolerance: 1e-11
func.func @main(%x: tensor<3x70x66xcomplex<f64>>) -> (tensor<3x70x66xcomplex<f64>>, tensor<3x66xi32>, tensor<3x70xi32>) {
  %r:3 = stablehlo.custom_call @LuDecomposition(%x) : (tensor<3x70x66xcomplex<f64>>) -> (tensor<3x70x66xcomplex<f64>>, tensor<3x66xi32>, tensor<3x70xi32>)
  return %r#0, %r#1, %r#2 : tensor<3x70x66xcomplex<f64>>, tensor<3x66xi32>, tensor<3x70xi32>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<6x3x3xf32>) -> (tensor<6x3x3xf32>, tensor<6x3xi32>, tensor<6xi32>) {
  %a = stablehlo.constant dense<[[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[1.0, 2.0, 4.0], [1.0, 2.0, 4.0], [1.0, 2.0, 4.0]],
    [[4.0, 0.0, 2.0], [2.0, 0.0, 8.0], [1.0, 0.0, 2.0]], [[-4.0, 1.0, 2.0], [4.0, 2.0, 1.0], [0.0, 3.0, 3.0]],
    [[0.0, 1.0, 0.0], [0.0, 0.0, 1.0], [1.0, 0.0, 0.0]], [[-0.0, 2.0, 1.0], [0.0, -2.0, 2.0], [-0.0, 1.0, 4.0]]]> : tensor<6x3x3xf32>
  %r:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%a) : (tensor<6x3x3xf32>) -> (tensor<6x3x3xf32>, tensor<6x3xi32>, tensor<6xi32>)
  return %r#0, %r#1, %r#2 : tensor<6x3x3xf32>, tensor<6x3xi32>, tensor<6xi32>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<6x3x3xf64>) -> (tensor<6x3x3xf64>, tensor<6x3xi32>, tensor<6xi32>) {
  %a = stablehlo.constant dense<[[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[1.0, 2.0, 4.0], [1.0, 2.0, 4.0], [1.0, 2.0, 4.0]],
    [[4.0, 0.0, 2.0], [2.0, 0.0, 8.0], [1.0, 0.0, 2.0]], [[-4.0, 1.0, 2.0], [4.0, 2.0, 1.0], [0.0, 3.0, 3.0]],
    [[0.0, 1.0, 0.0], [0.0, 0.0, 1.0], [1.0, 0.0, 0.0]], [[-0.0, 2.0, 1.0], [0.0, -2.0, 2.0], [-0.0, 1.0, 4.0]]]> : tensor<6x3x3xf64>
  %r:3 = stablehlo.custom_call @lapack_dgetrf_ffi(%a) : (tensor<6x3x3xf64>) -> (tensor<6x3x3xf64>, tensor<6x3xi32>, tensor<6xi32>)
  return %r#0, %r#1, %r#2 : tensor<6x3x3xf64>, tensor<6x3xi32>, tensor<6xi32>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<6x3x3xf32>) -> (tensor<6x3x3xf32>, tensor<6x3xi32>, tensor<6x3xi32>) {
  %a = stablehlo.constant dense<[[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[1.0, 2.0, 4.0], [1.0, 2.0, 4.0], [1.0, 2.0, 4.0]],
    [[4.0, 0.0, 2.0], [2.0, 0.0, 8.0], [1.0, 0.0, 2.0]], [[-4.0, 1.0, 2.0], [4.0, 2.0, 1.0], [0.0, 3.0, 3.0]],
    [[0.0, 1.0, 0.0], [0.0, 0.0, 1.0], [1.0, 0.0, 0.0]], [[-0.0, 2.0, 1.0], [0.0, -2.0, 2.0], [-0.0, 1.0, 4.0]]]> : tensor<6x3x3xf32>
  %r:3 = stablehlo.custom_call @LuDecomposition(%a) : (tensor<6x3x3xf32>) -> (tensor<6x3x3xf32>, tensor<6x3xi32>, tensor<6x3xi32>)
  return %r#0, %r#1, %r#2 : tensor<6x3x3xf32>, tensor<6x3xi32>, tensor<6x3xi32>
}
// -----
// tolerance: 0
func.func @main(%x: tensor<6x3x3xf64>) -> (tensor<6x3x3xf64>, tensor<6x3xi32>, tensor<6x3xi32>) {
  %a = stablehlo.constant dense<[[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[1.0, 2.0, 4.0], [1.0, 2.0, 4.0], [1.0, 2.0, 4.0]],
    [[4.0, 0.0, 2.0], [2.0, 0.0, 8.0], [1.0, 0.0, 2.0]], [[-4.0, 1.0, 2.0], [4.0, 2.0, 1.0], [0.0, 3.0, 3.0]],
    [[0.0, 1.0, 0.0], [0.0, 0.0, 1.0], [1.0, 0.0, 0.0]], [[-0.0, 2.0, 1.0], [0.0, -2.0, 2.0], [-0.0, 1.0, 4.0]]]> : tensor<6x3x3xf64>
  %r:3 = stablehlo.custom_call @LuDecomposition(%a) : (tensor<6x3x3xf64>) -> (tensor<6x3x3xf64>, tensor<6x3xi32>, tensor<6x3xi32>)
  return %r#0, %r#1, %r#2 : tensor<6x3x3xf64>, tensor<6x3xi32>, tensor<6x3xi32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<5x3x3xf32>) -> (tensor<5x3x3xf32>, tensor<5x3xi32>, tensor<5xi32>) {
  %a = stablehlo.constant dense<[[[0x7FC00000, 1.0, 2.0], [3.0, 9.0, 1.0], [2.0, 7.0, 5.0]], [[4.0, 1.0, 2.0], [0x7FC00000, 9.0, 1.0], [8.0, 3.0, 5.0]],
    [[0x7FC00000, 1.0, 2.0], [0x7FC00000, 9.0, 1.0], [0x7FC00000, 3.0, 5.0]], [[4.0, 0x7F800000, 2.0], [1.0, 9.0, 3.0], [2.0, 1.0, 5.0]],
    [[0.0, 1.0, 2.0], [0x7FC00000, 9.0, 1.0], [0.0, 3.0, 5.0]]]> : tensor<5x3x3xf32>
  %r:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%a) : (tensor<5x3x3xf32>) -> (tensor<5x3x3xf32>, tensor<5x3xi32>, tensor<5xi32>)
  return %r#0, %r#1, %r#2 : tensor<5x3x3xf32>, tensor<5x3xi32>, tensor<5xi32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<5x3x3xf32>) -> (tensor<5x3x3xf32>, tensor<5x3xi32>, tensor<5x3xi32>) {
  %a = stablehlo.constant dense<[[[0x7FC00000, 1.0, 2.0], [3.0, 9.0, 1.0], [2.0, 7.0, 5.0]], [[4.0, 1.0, 2.0], [0x7FC00000, 9.0, 1.0], [8.0, 3.0, 5.0]],
    [[0x7FC00000, 1.0, 2.0], [0x7FC00000, 9.0, 1.0], [0x7FC00000, 3.0, 5.0]], [[4.0, 0x7F800000, 2.0], [1.0, 9.0, 3.0], [2.0, 1.0, 5.0]],
    [[0.0, 1.0, 2.0], [0x7FC00000, 9.0, 1.0], [0.0, 3.0, 5.0]]]> : tensor<5x3x3xf32>
  %r:3 = stablehlo.custom_call @LuDecomposition(%a) : (tensor<5x3x3xf32>) -> (tensor<5x3x3xf32>, tensor<5x3xi32>, tensor<5x3xi32>)
  return %r#0, %r#1, %r#2 : tensor<5x3x3xf32>, tensor<5x3xi32>, tensor<5x3xi32>
}
// -----
// tolerance: 1e-5
// input 0: range(-1, 1)
func.func @main(%x: tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5xi32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%x) : (tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5xi32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<5x5xf32>, tensor<5xi32>, tensor<i32>
}
// -----
// tolerance: 1e-5
// input 0: range(-1, 1)
func.func @main(%x: tensor<40x40xf32>) -> (tensor<40x40xf32>, tensor<40xi32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%x) : (tensor<40x40xf32>) -> (tensor<40x40xf32>, tensor<40xi32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<40x40xf32>, tensor<40xi32>, tensor<i32>
}
// -----
// tolerance: 1e-5
// input 0: range(-1, 1)
func.func @main(%x: tensor<70x70xf32>) -> (tensor<70x70xf32>, tensor<70xi32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%x) : (tensor<70x70xf32>) -> (tensor<70x70xf32>, tensor<70xi32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<70x70xf32>, tensor<70xi32>, tensor<i32>
}
// -----
// tolerance: 4e-6
func.func @main(%x: tensor<2x2xcomplex<f32>>) -> (tensor<2x2xcomplex<f32>>, tensor<2xi32>, tensor<i32>) {
  %a = stablehlo.constant dense<[[(3.0,0.0), (1.0,2.0)], [(2.0,2.0), (1.0,0.0)]]> : tensor<2x2xcomplex<f32>>
  %r:3 = stablehlo.custom_call @lapack_cgetrf_ffi(%a) : (tensor<2x2xcomplex<f32>>) -> (tensor<2x2xcomplex<f32>>, tensor<2xi32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<2x2xcomplex<f32>>, tensor<2xi32>, tensor<i32>
}
// -----
// tolerance: 1e-5
func.func @main(%x: tensor<9x9xf32>) -> (tensor<9x9xf32>, tensor<9xi32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %p = stablehlo.constant dense<0> : tensor<9xi32>
  %r:3 = stablehlo.while(%i = %z, %a = %x, %q = %p) : tensor<i32>, tensor<9x9xf32>, tensor<9xi32>
    cond {
    %n = stablehlo.constant dense<3> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %o = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %o : tensor<i32>
    %l:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%a) : (tensor<9x9xf32>) -> (tensor<9x9xf32>, tensor<9xi32>, tensor<i32>)
    %s = stablehlo.add %q, %l#1 : tensor<9xi32>
    %t = stablehlo.tanh %l#0 : tensor<9x9xf32>
    stablehlo.return %j, %t, %s : tensor<i32>, tensor<9x9xf32>, tensor<9xi32>
  }
  return %r#1, %r#2 : tensor<9x9xf32>, tensor<9xi32>
}
// -----
// tolerance: 1e-4
// input 0: normal
func.func @main(%x: tensor<270x270xf32>) -> (tensor<270x270xf32>, tensor<270xi32>, tensor<i32>) {
  %r:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%x) : (tensor<270x270xf32>) -> (tensor<270x270xf32>, tensor<270xi32>, tensor<i32>)
  return %r#0, %r#1, %r#2 : tensor<270x270xf32>, tensor<270xi32>, tensor<i32>
}
