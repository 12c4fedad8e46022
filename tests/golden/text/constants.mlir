// RUN: tpucc
// Splats, lists, raw bytes, bits of floats, complex numbers, empty tensors, resources; numbers print shortest.
func.func @main() {
  %0 = stablehlo.constant dense<[1.0, 1.500000e+00, -0.000000e+00, 1.000000e-05, 0.333333343, 3.40282347E+38, 1.401300e-45]> : tensor<7xf32>
  %1 = stablehlo.constant dense<[0.1, 1.0e-300, 123456789012345.0, 1.7976931348623157e308]> : tensor<4xf64>
  %2 = stablehlo.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000]> : tensor<3xf32>
  %3 = stablehlo.constant dense<[0x7C00, 0x7E01]> : tensor<2xf16>
  %4 = stablehlo.constant dense<[1.000000e-01, 6.550400e+04]> : tensor<2xf16>
  %5 = stablehlo.constant dense<[1.000980e-01, 0x7F80]> : tensor<2xbf16>
  %6 = stablehlo.constant dense<[(1.0, -2.0), (0x7FC00000, 3.5)]> : tensor<2xcomplex<f32>>
  %7 = stablehlo.constant dense<(1.0,2.0)> : tensor<3xcomplex<f64>>
  %8 = stablehlo.constant dense<[[true, false], [false, true]]> : tensor<2x2xi1>
  %9 = stablehlo.constant dense<true> : tensor<100xi1>
  %10 = stablehlo.constant dense<"0x05"> : tensor<4xi1>
  %11 = stablehlo.constant dense<"0xFF"> : tensor<4xi1>
  %12 = stablehlo.constant dense<"0x0100000002000000"> : tensor<2xi32>
  %13 = stablehlo.constant dense<"0x0000803F"> : tensor<5xf32>
  %14 = stablehlo.constant dense<> : tensor<0x3xf32>
  %15 = stablehlo.constant dense<[-128, 127, 255, 0x0A]> : tensor<4xi8>
  %16 = stablehlo.constant dense<[18446744073709551615, 0]> : tensor<2xui64>
  %17 = stablehlo.constant dense<[-9223372036854775808, 9223372036854775807]> : tensor<2xi64>
  %18 = stablehlo.constant dense<[-8, 7]> : tensor<2xi4>
  %19 = stablehlo.constant dense<[3, 3, 3]> : tensor<3xui2>
  %20 = stablehlo.constant dense_resource<weights> : tensor<2x2xf32>
  %21 = stablehlo.constant dense_resource<"odd name"> : tensor<3xi8>
  %22 = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F40"> : tensor<65xui8>
  %23 = stablehlo.constant() {value = dense<7> : tensor<i32>} : () -> tensor<i32>
  return
}

{-#
  dialect_resources: {
    builtin: {
      weights: "0x040000000000803F000000400000404000008040",
      "odd name": "0x01000000010203"
    }
  },
  external_resources: {
    mlir_reproducer: {
      verify_each: true
    }
  }
#-}
// ----
module {
  func.func @main() {
    %0 = stablehlo.constant dense<[1.0, 1.5, -0.0, 0.00001, 0.33333334, 3.4028235e+38, 1.0e-45]> : tensor<7xf32>
    %1 = stablehlo.constant dense<[0.1, 1.0e-300, 123456789012345.0, 1.7976931348623157e+308]> : tensor<4xf64>
    %2 = stablehlo.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000]> : tensor<3xf32>
    %3 = stablehlo.constant dense<[0x7C00, 0x7E01]> : tensor<2xf16>
    %4 = stablehlo.constant dense<[0.1, 65500.0]> : tensor<2xf16>
    %5 = stablehlo.constant dense<[0.1, 0x7F80]> : tensor<2xbf16>
    %6 = stablehlo.constant dense<[(1.0,-2.0), (0x7FC00000,3.5)]> : tensor<2xcomplex<f32>>
    %7 = stablehlo.constant dense<(1.0,2.0)> : tensor<3xcomplex<f64>>
    %8 = stablehlo.constant dense<[[true, false], [false, true]]> : tensor<2x2xi1>
    %9 = stablehlo.constant dense<true> : tensor<100xi1>
    %10 = stablehlo.constant dense<[true, false, true, false]> : tensor<4xi1>
    %11 = stablehlo.constant dense<true> : tensor<4xi1>
    %12 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
    %13 = stablehlo.constant dense<1.0> : tensor<5xf32>
    %14 = stablehlo.constant dense<> : tensor<0x3xf32>
    %15 = stablehlo.constant dense<[-128, 127, -1, 10]> : tensor<4xi8>
    %16 = stablehlo.constant dense<[18446744073709551615, 0]> : tensor<2xui64>
    %17 = stablehlo.constant dense<[-9223372036854775808, 9223372036854775807]> : tensor<2xi64>
    %18 = stablehlo.constant dense<[-8, 7]> : tensor<2xi4>
    %19 = stablehlo.constant dense<3> : tensor<3xui2>
    %20 = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
    %21 = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi8>
    %22 = stablehlo.constant dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F40"> : tensor<65xui8>
    %23 = stablehlo.constant dense<7> : tensor<i32>
    return
  }
}
