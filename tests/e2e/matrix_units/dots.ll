
; What AVX-512's dot products do, in LLVM's own operations; TYPE is that of a and b in the declaration (matrix_units.sh). Products of bf16 are added one after
; the other, those at odd places first. (Intel SDM volume 2, VPDPBUSD, VPDPWSSD, VDPBF16PS.)
define internal <16 x i32> @emulated_vpdpbusd(<16 x i32> %acc, BYTES %a, BYTES %b) {
  %x = bitcast BYTES %a to <64 x i8>
  %y = bitcast BYTES %b to <64 x i8>
  %u = zext <64 x i8> %x to <64 x i32>
  %s = sext <64 x i8> %y to <64 x i32>
  %p = mul <64 x i32> %u, %s
  %p0 = shufflevector <64 x i32> %p, <64 x i32> poison, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60>
  %p1 = shufflevector <64 x i32> %p, <64 x i32> poison, <16 x i32> <i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29, i32 33, i32 37, i32 41, i32 45, i32 49, i32 53, i32 57, i32 61>
  %p2 = shufflevector <64 x i32> %p, <64 x i32> poison, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32 26, i32 30, i32 34, i32 38, i32 42, i32 46, i32 50, i32 54, i32 58, i32 62>
  %p3 = shufflevector <64 x i32> %p, <64 x i32> poison, <16 x i32> <i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31, i32 35, i32 39, i32 43, i32 47, i32 51, i32 55, i32 59, i32 63>
  %s0 = add <16 x i32> %acc, %p0
  %s1 = add <16 x i32> %s0, %p1
  %s2 = add <16 x i32> %s1, %p2
  %s3 = add <16 x i32> %s2, %p3
  ret <16 x i32> %s3
}

define internal <16 x i32> @emulated_vpdpwssd(<16 x i32> %acc, WORDS %a, WORDS %b) {
  %x = bitcast WORDS %a to <16 x i32>
  %y = bitcast WORDS %b to <16 x i32>
  %x1 = ashr <16 x i32> %x, splat (i32 16)
  %y1 = ashr <16 x i32> %y, splat (i32 16)
  %xl = shl <16 x i32> %x, splat (i32 16)
  %yl = shl <16 x i32> %y, splat (i32 16)
  %x0 = ashr <16 x i32> %xl, splat (i32 16)
  %y0 = ashr <16 x i32> %yl, splat (i32 16)
  %p0 = mul <16 x i32> %x0, %y0
  %p1 = mul <16 x i32> %x1, %y1
  %s0 = add <16 x i32> %acc, %p0
  %s1 = add <16 x i32> %s0, %p1
  ret <16 x i32> %s1
}

define internal <16 x float> @emulated_dpbf16ps(<16 x float> %acc, PAIRS %a, PAIRS %b) {
  %x = bitcast PAIRS %a to <16 x i32>
  %y = bitcast PAIRS %b to <16 x i32>
  %x1 = and <16 x i32> %x, splat (i32 -65536)
  %y1 = and <16 x i32> %y, splat (i32 -65536)
  %x0 = shl <16 x i32> %x, splat (i32 16)
  %y0 = shl <16 x i32> %y, splat (i32 16)
  %a1 = bitcast <16 x i32> %x1 to <16 x float>
  %b1 = bitcast <16 x i32> %y1 to <16 x float>
  %a0 = bitcast <16 x i32> %x0 to <16 x float>
  %b0 = bitcast <16 x i32> %y0 to <16 x float>
  %p1 = fmul <16 x float> %a1, %b1
  %s1 = fadd <16 x float> %acc, %p1
  %p0 = fmul <16 x float> %a0, %b0
  %s0 = fadd <16 x float> %s1, %p0
  ret <16 x float> %s0
}
