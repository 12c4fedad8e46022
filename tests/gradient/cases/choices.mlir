// Where a choice leaves a value out, its slope is not asked, however steep (passes/gradient/choice.c). What jax.export makes of erf_inv: the product with an
// infinity, the root and, near the bounds, the logarithm are each left out somewhere.
func.func @main(%u: tensor<12xf64>) -> tensor<12xf64> {
  %x = stablehlo.tanh %u : tensor<12xf64>
  %0 = stablehlo.constant dense<0x7FF0000000000000> : tensor<12xf64>
  %1 = stablehlo.constant dense<1.0> : tensor<12xf64>
  %2 = stablehlo.constant dense<2.8329768> : tensor<12xf64>
  %3 = stablehlo.constant dense<1.5014094> : tensor<12xf64>
  %4 = stablehlo.constant dense<1.001674> : tensor<12xf64>
  %5 = stablehlo.constant dense<0.24664073> : tensor<12xf64>
  %6 = stablehlo.constant dense<0.0094388705> : tensor<12xf64>
  %7 = stablehlo.constant dense<-0.0041776816> : tensor<12xf64>
  %8 = stablehlo.constant dense<-0.0076224613> : tensor<12xf64>
  %9 = stablehlo.constant dense<-0.001253725> : tensor<12xf64>
  %10 = stablehlo.constant dense<0.0057395077> : tensor<12xf64>
  %11 = stablehlo.constant dense<0.00021858087> : tensor<12xf64>
  %12 = stablehlo.constant dense<-0.0036734284> : tensor<12xf64>
  %13 = stablehlo.constant dense<-4.3915065e-06> : tensor<12xf64>
  %14 = stablehlo.constant dense<0.0013493432> : tensor<12xf64>
  %15 = stablehlo.constant dense<-3.5233877e-06> : tensor<12xf64>
  %16 = stablehlo.constant dense<0.00010095056> : tensor<12xf64>
  %17 = stablehlo.constant dense<3.4327394e-07> : tensor<12xf64>
  %18 = stablehlo.constant dense<-0.00020021426> : tensor<12xf64>
  %19 = stablehlo.constant dense<2.8102264e-08> : tensor<12xf64>
  %20 = stablehlo.constant dense<3.0> : tensor<12xf64>
  %21 = stablehlo.constant dense<2.5> : tensor<12xf64>
  %22 = stablehlo.constant dense<5.0> : tensor<12xf64>
  %24 = stablehlo.negate %x : tensor<12xf64>
  %25 = stablehlo.multiply %x, %24 : tensor<12xf64>
  %26 = stablehlo.log_plus_one %25 : tensor<12xf64>
  %27 = stablehlo.negate %26 : tensor<12xf64>
  %28 = stablehlo.compare LT, %27, %22 : (tensor<12xf64>, tensor<12xf64>) -> tensor<12xi1>
  %29 = stablehlo.subtract %27, %21 : tensor<12xf64>
  %30 = stablehlo.sqrt %27 : tensor<12xf64>
  %31 = stablehlo.subtract %30, %20 : tensor<12xf64>
  %32 = stablehlo.select %28, %29, %31 : tensor<12xi1>, tensor<12xf64>
  %33 = stablehlo.select %28, %19, %18 : tensor<12xi1>, tensor<12xf64>
  %34 = stablehlo.select %28, %17, %16 : tensor<12xi1>, tensor<12xf64>
  %35 = stablehlo.multiply %33, %32 : tensor<12xf64>
  %36 = stablehlo.add %34, %35 : tensor<12xf64>
  %37 = stablehlo.select %28, %15, %14 : tensor<12xi1>, tensor<12xf64>
  %38 = stablehlo.multiply %36, %32 : tensor<12xf64>
  %39 = stablehlo.add %37, %38 : tensor<12xf64>
  %40 = stablehlo.select %28, %13, %12 : tensor<12xi1>, tensor<12xf64>
  %41 = stablehlo.multiply %39, %32 : tensor<12xf64>
  %42 = stablehlo.add %40, %41 : tensor<12xf64>
  %43 = stablehlo.select %28, %11, %10 : tensor<12xi1>, tensor<12xf64>
  %44 = stablehlo.multiply %42, %32 : tensor<12xf64>
  %45 = stablehlo.add %43, %44 : tensor<12xf64>
  %46 = stablehlo.select %28, %9, %8 : tensor<12xi1>, tensor<12xf64>
  %47 = stablehlo.multiply %45, %32 : tensor<12xf64>
  %48 = stablehlo.add %46, %47 : tensor<12xf64>
  %49 = stablehlo.select %28, %7, %6 : tensor<12xi1>, tensor<12xf64>
  %50 = stablehlo.multiply %48, %32 : tensor<12xf64>
  %51 = stablehlo.add %49, %50 : tensor<12xf64>
  %52 = stablehlo.select %28, %5, %4 : tensor<12xi1>, tensor<12xf64>
  %53 = stablehlo.multiply %51, %32 : tensor<12xf64>
  %54 = stablehlo.add %52, %53 : tensor<12xf64>
  %55 = stablehlo.select %28, %3, %2 : tensor<12xi1>, tensor<12xf64>
  %56 = stablehlo.multiply %54, %32 : tensor<12xf64>
  %57 = stablehlo.add %55, %56 : tensor<12xf64>
  %58 = stablehlo.multiply %57, %x : tensor<12xf64>
  %59 = stablehlo.abs %x : tensor<12xf64>
  %60 = stablehlo.compare EQ, %59, %1 : (tensor<12xf64>, tensor<12xf64>) -> tensor<12xi1>
  %61 = stablehlo.multiply %x, %0 : tensor<12xf64>
  %62 = stablehlo.select %60, %61, %58 : tensor<12xi1>, tensor<12xf64>
  return %62 : tensor<12xf64>
}
// -----
// not defined where it is left out
func.func @main(%x: tensor<12xf64>) -> tensor<12xf64> {
  %0 = stablehlo.constant dense<0.0> : tensor<12xf64>
  %1 = stablehlo.compare GT, %x, %0 : (tensor<12xf64>, tensor<12xf64>) -> tensor<12xi1>
  %2 = stablehlo.sqrt %x : tensor<12xf64>
  %3 = stablehlo.log %2 : tensor<12xf64>
  %4 = stablehlo.multiply %3, %x : tensor<12xf64>
  %5 = stablehlo.select %1, %4, %0 : tensor<12xi1>, tensor<12xf64>
  return %5 : tensor<12xf64>
}
// -----
// infinite where it is left out
func.func @main(%x: tensor<12xf64>) -> tensor<12xf64> {
  %0 = stablehlo.constant dense<0.0> : tensor<12xf64>
  %1 = stablehlo.constant dense<1000.0> : tensor<12xf64>
  %2 = stablehlo.compare LT, %x, %0 : (tensor<12xf64>, tensor<12xf64>) -> tensor<12xi1>
  %3 = stablehlo.multiply %x, %1 : tensor<12xf64>
  %4 = stablehlo.exponential %3 : tensor<12xf64>
  %5 = stablehlo.sine %4 : tensor<12xf64>
  %6 = stablehlo.multiply %5, %4 : tensor<12xf64>
  %7 = stablehlo.select %2, %6, %x : tensor<12xi1>, tensor<12xf64>
  return %7 : tensor<12xf64>
}
// -----
// one choice within another, and both within a bound: each leaves out what the others keep
func.func @main(%x: tensor<12xf64>, %y: tensor<12xf64>) -> tensor<12xf64> {
  %0 = stablehlo.constant dense<0.0> : tensor<12xf64>
  %1 = stablehlo.constant dense<-3.0> : tensor<f64>
  %2 = stablehlo.constant dense<3.0> : tensor<f64>
  %3 = stablehlo.compare GT, %x, %0 : (tensor<12xf64>, tensor<12xf64>) -> tensor<12xi1>
  %4 = stablehlo.compare GT, %y, %0 : (tensor<12xf64>, tensor<12xf64>) -> tensor<12xi1>
  %5 = stablehlo.log %x : tensor<12xf64>
  %6 = stablehlo.multiply %5, %y : tensor<12xf64>
  %7 = stablehlo.sqrt %y : tensor<12xf64>
  %8 = stablehlo.divide %6, %7 : tensor<12xf64>
  %9 = stablehlo.negate %x : tensor<12xf64>
  %10 = stablehlo.log %9 : tensor<12xf64>
  %11 = stablehlo.select %4, %8, %5 : tensor<12xi1>, tensor<12xf64>
  %12 = stablehlo.select %3, %11, %10 : tensor<12xi1>, tensor<12xf64>
  %13 = stablehlo.clamp %1, %12, %2 : (tensor<f64>, tensor<12xf64>, tensor<f64>) -> tensor<12xf64>
  return %13 : tensor<12xf64>
}
// -----
// a logarithm held above a bound, of 0 too
func.func @main(%x: tensor<12xf64>) -> tensor<12xf64> {
  %0 = stablehlo.constant dense<0.0> : tensor<12xf64>
  %1 = stablehlo.constant dense<-2.0> : tensor<12xf64>
  %2 = stablehlo.maximum %x, %0 : tensor<12xf64>
  %3 = stablehlo.log %2 : tensor<12xf64>
  %4 = stablehlo.maximum %3, %1 : tensor<12xf64>
  return %4 : tensor<12xf64>
}
