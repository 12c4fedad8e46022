func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
  return %n, %r : tensor<2xui64>, tensor<ui32>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<0xui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0xui32>)
  return %n, %r : tensor<2xui64>, tensor<0xui32>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui32>)
  return %n, %r : tensor<2xui64>, tensor<1xui32>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui32>)
  return %n, %r : tensor<2xui64>, tensor<2xui32>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<127xui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<127xui32>)
  return %n, %r : tensor<2xui64>, tensor<127xui32>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<128xui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<128xui32>)
  return %n, %r : tensor<2xui64>, tensor<128xui32>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<129xui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<129xui32>)
  return %n, %r : tensor<2xui64>, tensor<129xui32>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<ui64>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui64>)
  return %n, %r : tensor<2xui64>, tensor<ui64>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<0xui64>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0xui64>)
  return %n, %r : tensor<2xui64>, tensor<0xui64>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
  return %n, %r : tensor<2xui64>, tensor<1xui64>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui64>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui64>)
  return %n, %r : tensor<2xui64>, tensor<2xui64>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<127xui64>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<127xui64>)
  return %n, %r : tensor<2xui64>, tensor<127xui64>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<128xui64>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<128xui64>)
  return %n, %r : tensor<2xui64>, tensor<128xui64>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<129xui64>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<129xui64>)
  return %n, %r : tensor<2xui64>, tensor<129xui64>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<i8>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<i8>)
  return %n, %r : tensor<2xui64>, tensor<i8>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<0xi8>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0xi8>)
  return %n, %r : tensor<2xui64>, tensor<0xi8>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<1xi8>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xi8>)
  return %n, %r : tensor<2xui64>, tensor<1xi8>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<2xi8>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xi8>)
  return %n, %r : tensor<2xui64>, tensor<2xi8>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<127xi8>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<127xi8>)
  return %n, %r : tensor<2xui64>, tensor<127xi8>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<128xi8>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<128xi8>)
  return %n, %r : tensor<2xui64>, tensor<128xi8>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<129xi8>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<129xi8>)
  return %n, %r : tensor<2xui64>, tensor<129xi8>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
  return %n, %r : tensor<2xui64>, tensor<ui32>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<0xui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0xui32>)
  return %n, %r : tensor<2xui64>, tensor<0xui32>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui32>)
  return %n, %r : tensor<2xui64>, tensor<1xui32>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui32>)
  return %n, %r : tensor<2xui64>, tensor<2xui32>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<127xui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<127xui32>)
  return %n, %r : tensor<2xui64>, tensor<127xui32>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<128xui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<128xui32>)
  return %n, %r : tensor<2xui64>, tensor<128xui32>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<129xui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<129xui32>)
  return %n, %r : tensor<2xui64>, tensor<129xui32>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<ui64>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui64>)
  return %n, %r : tensor<2xui64>, tensor<ui64>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<0xui64>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0xui64>)
  return %n, %r : tensor<2xui64>, tensor<0xui64>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
  return %n, %r : tensor<2xui64>, tensor<1xui64>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui64>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui64>)
  return %n, %r : tensor<2xui64>, tensor<2xui64>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<127xui64>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<127xui64>)
  return %n, %r : tensor<2xui64>, tensor<127xui64>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<128xui64>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<128xui64>)
  return %n, %r : tensor<2xui64>, tensor<128xui64>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<129xui64>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<129xui64>)
  return %n, %r : tensor<2xui64>, tensor<129xui64>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<i8>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<i8>)
  return %n, %r : tensor<2xui64>, tensor<i8>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<0xi8>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0xi8>)
  return %n, %r : tensor<2xui64>, tensor<0xi8>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<1xi8>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xi8>)
  return %n, %r : tensor<2xui64>, tensor<1xi8>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<2xi8>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xi8>)
  return %n, %r : tensor<2xui64>, tensor<2xi8>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<127xi8>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<127xi8>)
  return %n, %r : tensor<2xui64>, tensor<127xi8>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<128xi8>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<128xi8>)
  return %n, %r : tensor<2xui64>, tensor<128xi8>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<129xi8>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<129xi8>)
  return %n, %r : tensor<2xui64>, tensor<129xi8>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
  return %n, %r : tensor<2xui64>, tensor<ui32>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<0xui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0xui32>)
  return %n, %r : tensor<2xui64>, tensor<0xui32>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui32>)
  return %n, %r : tensor<2xui64>, tensor<1xui32>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui32>)
  return %n, %r : tensor<2xui64>, tensor<2xui32>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<127xui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<127xui32>)
  return %n, %r : tensor<2xui64>, tensor<127xui32>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<128xui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<128xui32>)
  return %n, %r : tensor<2xui64>, tensor<128xui32>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<129xui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<129xui32>)
  return %n, %r : tensor<2xui64>, tensor<129xui32>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<ui64>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui64>)
  return %n, %r : tensor<2xui64>, tensor<ui64>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<0xui64>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0xui64>)
  return %n, %r : tensor<2xui64>, tensor<0xui64>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xui64>)
  return %n, %r : tensor<2xui64>, tensor<1xui64>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui64>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui64>)
  return %n, %r : tensor<2xui64>, tensor<2xui64>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<127xui64>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<127xui64>)
  return %n, %r : tensor<2xui64>, tensor<127xui64>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<128xui64>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<128xui64>)
  return %n, %r : tensor<2xui64>, tensor<128xui64>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<129xui64>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<129xui64>)
  return %n, %r : tensor<2xui64>, tensor<129xui64>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<i8>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<i8>)
  return %n, %r : tensor<2xui64>, tensor<i8>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<0xi8>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0xi8>)
  return %n, %r : tensor<2xui64>, tensor<0xi8>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<1xi8>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1xi8>)
  return %n, %r : tensor<2xui64>, tensor<1xi8>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<2xi8>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xi8>)
  return %n, %r : tensor<2xui64>, tensor<2xi8>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<127xi8>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<127xi8>)
  return %n, %r : tensor<2xui64>, tensor<127xi8>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<128xi8>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<128xi8>)
  return %n, %r : tensor<2xui64>, tensor<128xi8>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<129xi8>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<129xi8>)
  return %n, %r : tensor<2xui64>, tensor<129xi8>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x7xi2>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x7xi2>)
  return %n, %r : tensor<2xui64>, tensor<3x5x7xi2>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x7xi2>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x7xi2>)
  return %n, %r : tensor<2xui64>, tensor<3x5x7xi2>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x7xi4>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x7xi4>)
  return %n, %r : tensor<2xui64>, tensor<3x5x7xi4>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x7xi4>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x7xi4>)
  return %n, %r : tensor<2xui64>, tensor<3x5x7xi4>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x7xi16>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x7xi16>)
  return %n, %r : tensor<2xui64>, tensor<3x5x7xi16>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x7xi16>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x7xi16>)
  return %n, %r : tensor<2xui64>, tensor<3x5x7xi16>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x7xi32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x7xi32>)
  return %n, %r : tensor<2xui64>, tensor<3x5x7xi32>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x7xi32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x7xi32>)
  return %n, %r : tensor<2xui64>, tensor<3x5x7xi32>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x7xi64>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x7xi64>)
  return %n, %r : tensor<2xui64>, tensor<3x5x7xi64>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x7xi64>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x7xi64>)
  return %n, %r : tensor<2xui64>, tensor<3x5x7xi64>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x7xui2>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x7xui2>)
  return %n, %r : tensor<2xui64>, tensor<3x5x7xui2>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x7xui2>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x7xui2>)
  return %n, %r : tensor<2xui64>, tensor<3x5x7xui2>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x7xui4>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x7xui4>)
  return %n, %r : tensor<2xui64>, tensor<3x5x7xui4>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x7xui4>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x7xui4>)
  return %n, %r : tensor<2xui64>, tensor<3x5x7xui4>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x7xui8>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x7xui8>)
  return %n, %r : tensor<2xui64>, tensor<3x5x7xui8>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x7xui8>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x7xui8>)
  return %n, %r : tensor<2xui64>, tensor<3x5x7xui8>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x7xui16>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x7xui16>)
  return %n, %r : tensor<2xui64>, tensor<3x5x7xui16>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x7xui16>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x7xui16>)
  return %n, %r : tensor<2xui64>, tensor<3x5x7xui16>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3x5xui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3x5xui32>)
  return %n, %r : tensor<2xui64>, tensor<2x3x5xui32>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4x5xui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4x5xui32>)
  return %n, %r : tensor<2xui64>, tensor<3x4x5xui32>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x4xui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5x4xui32>)
  return %n, %r : tensor<2xui64>, tensor<3x5x4xui32>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<5x3x7xui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x3x7xui32>)
  return %n, %r : tensor<2xui64>, tensor<5x3x7xui32>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<7x5x3xui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7x5x3xui32>)
  return %n, %r : tensor<2xui64>, tensor<7x5x3xui32>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x7x5xui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x7x5xui32>)
  return %n, %r : tensor<2xui64>, tensor<3x7x5xui32>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<5x5xui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5x5xui32>)
  return %n, %r : tensor<2xui64>, tensor<5x5xui32>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<1x1xui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1x1xui32>)
  return %n, %r : tensor<2xui64>, tensor<1x1xui32>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<1x17x1xui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1x17x1xui32>)
  return %n, %r : tensor<2xui64>, tensor<1x17x1xui32>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<4x6xui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4x6xui32>)
  return %n, %r : tensor<2xui64>, tensor<4x6xui32>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x33x2xui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x33x2xui32>)
  return %n, %r : tensor<2xui64>, tensor<3x33x2xui32>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x0x2xui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x0x2xui32>)
  return %n, %r : tensor<2xui64>, tensor<3x0x2xui32>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<8x0xui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8x0xui32>)
  return %n, %r : tensor<2xui64>, tensor<8x0xui32>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x0xui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x0xui32>)
  return %n, %r : tensor<2xui64>, tensor<3x0xui32>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<1000x41xui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1000x41xui32>)
  return %n, %r : tensor<2xui64>, tensor<1000x41xui32>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<41x1000xui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<41x1000xui32>)
  return %n, %r : tensor<2xui64>, tensor<41x1000xui32>
}
// -----
func.func @main(%s: tensor<3xui64>) -> (tensor<3xui64>, tensor<3x5xui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x5xui32>)
  return %n, %r : tensor<3xui64>, tensor<3x5xui32>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>)
  return %n, %r : tensor<2xui64>, tensor<3x5xui32>
}
// -----
func.func @main(%s: tensor<3xui64>) -> (tensor<3xui64>, tensor<3x5xui64>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x5xui64>)
  return %n, %r : tensor<3xui64>, tensor<3x5xui64>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui64>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui64>)
  return %n, %r : tensor<2xui64>, tensor<3x5xui64>
}
// -----
func.func @main(%s: tensor<3xui64>) -> (tensor<3xui64>, tensor<2x3x4xui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<2x3x4xui32>)
  return %n, %r : tensor<3xui64>, tensor<2x3x4xui32>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3x4xui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3x4xui32>)
  return %n, %r : tensor<2xui64>, tensor<2x3x4xui32>
}
// -----
func.func @main(%s: tensor<3xui64>) -> (tensor<3xui64>, tensor<2x3x4xui64>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<2x3x4xui64>)
  return %n, %r : tensor<3xui64>, tensor<2x3x4xui64>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3x4xui64>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3x4xui64>)
  return %n, %r : tensor<2xui64>, tensor<2x3x4xui64>
}
// -----
func.func @main(%s: tensor<3xui64>) -> (tensor<3xui64>, tensor<50x77xui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<50x77xui32>)
  return %n, %r : tensor<3xui64>, tensor<50x77xui32>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<50x77xui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<50x77xui32>)
  return %n, %r : tensor<2xui64>, tensor<50x77xui32>
}
// -----
func.func @main(%s: tensor<3xui64>) -> (tensor<3xui64>, tensor<50x77xui64>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<50x77xui64>)
  return %n, %r : tensor<3xui64>, tensor<50x77xui64>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<50x77xui64>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<50x77xui64>)
  return %n, %r : tensor<2xui64>, tensor<50x77xui64>
}
// -----
func.func @main(%s: tensor<3xui64>) -> (tensor<3xui64>, tensor<3x0xui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x0xui32>)
  return %n, %r : tensor<3xui64>, tensor<3x0xui32>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x0xui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x0xui32>)
  return %n, %r : tensor<2xui64>, tensor<3x0xui32>
}
// -----
func.func @main(%s: tensor<3xui64>) -> (tensor<3xui64>, tensor<3x0xui64>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3x0xui64>)
  return %n, %r : tensor<3xui64>, tensor<3x0xui64>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x0xui64>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x0xui64>)
  return %n, %r : tensor<2xui64>, tensor<3x0xui64>
}
// -----
func.func @main(%s: tensor<4xui32>) -> (tensor<4xui32>, tensor<6x5xui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<4xui32>) -> (tensor<4xui32>, tensor<6x5xui32>)
  return %n, %r : tensor<4xui32>, tensor<6x5xui32>
}
// -----
func.func @main(%s: tensor<4xui32>) -> (tensor<4xui32>, tensor<5x5xi32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<4xui32>) -> (tensor<4xui32>, tensor<5x5xi32>)
  return %n, %r : tensor<4xui32>, tensor<5x5xi32>
}
// -----
func.func @main(%s: tensor<8xui16>) -> (tensor<8xui16>, tensor<6x5xui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<8xui16>) -> (tensor<8xui16>, tensor<6x5xui32>)
  return %n, %r : tensor<8xui16>, tensor<6x5xui32>
}
// -----
func.func @main(%s: tensor<8xui16>) -> (tensor<8xui16>, tensor<5x5xi32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<8xui16>) -> (tensor<8xui16>, tensor<5x5xi32>)
  return %n, %r : tensor<8xui16>, tensor<5x5xi32>
}
// -----
func.func @main(%s: tensor<16xui8>) -> (tensor<16xui8>, tensor<6x5xui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<16xui8>) -> (tensor<16xui8>, tensor<6x5xui32>)
  return %n, %r : tensor<16xui8>, tensor<6x5xui32>
}
// -----
func.func @main(%s: tensor<16xui8>) -> (tensor<16xui8>, tensor<5x5xi32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<16xui8>) -> (tensor<16xui8>, tensor<5x5xi32>)
  return %n, %r : tensor<16xui8>, tensor<5x5xi32>
}
// -----
func.func @main(%s: tensor<32xui4>) -> (tensor<32xui4>, tensor<6x5xui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<32xui4>) -> (tensor<32xui4>, tensor<6x5xui32>)
  return %n, %r : tensor<32xui4>, tensor<6x5xui32>
}
// -----
func.func @main(%s: tensor<32xui4>) -> (tensor<32xui4>, tensor<5x5xi32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<32xui4>) -> (tensor<32xui4>, tensor<5x5xi32>)
  return %n, %r : tensor<32xui4>, tensor<5x5xi32>
}
// -----
func.func @main(%s: tensor<64xui2>) -> (tensor<64xui2>, tensor<6x5xui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<64xui2>) -> (tensor<64xui2>, tensor<6x5xui32>)
  return %n, %r : tensor<64xui2>, tensor<6x5xui32>
}
// -----
func.func @main(%s: tensor<64xui2>) -> (tensor<64xui2>, tensor<5x5xi32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<64xui2>) -> (tensor<64xui2>, tensor<5x5xi32>)
  return %n, %r : tensor<64xui2>, tensor<5x5xi32>
}
// -----
func.func @main(%s: tensor<6xui32>) -> (tensor<6xui32>, tensor<5x5xui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<6xui32>) -> (tensor<6xui32>, tensor<5x5xui32>)
  return %n, %r : tensor<6xui32>, tensor<5x5xui32>
}
// -----
func.func @main(%s: tensor<12xui16>) -> (tensor<12xui16>, tensor<5x5xui32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<12xui16>) -> (tensor<12xui16>, tensor<5x5xui32>)
  return %n, %r : tensor<12xui16>, tensor<5x5xui32>
}
// -----
func.func @main(%z: tensor<2xui64>) -> (tensor<2xui64>, tensor<33xui32>) {
  %c = stablehlo.constant dense<[18446744073709551600, 18446744073709551614]> : tensor<2xui64>
  %zero = stablehlo.constant dense<0> : tensor<2xui64>
  %a = stablehlo.and %z, %zero : tensor<2xui64>
  %s = stablehlo.or %a, %c : tensor<2xui64>
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<33xui32>)
  return %n, %r : tensor<2xui64>, tensor<33xui32>
}
// -----
func.func @main(%z: tensor<2xui64>) -> (tensor<2xui64>, tensor<33xui64>) {
  %c = stablehlo.constant dense<[18446744073709551600, 18446744073709551614]> : tensor<2xui64>
  %zero = stablehlo.constant dense<0> : tensor<2xui64>
  %a = stablehlo.and %z, %zero : tensor<2xui64>
  %s = stablehlo.or %a, %c : tensor<2xui64>
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<33xui64>)
  return %n, %r : tensor<2xui64>, tensor<33xui64>
}
// -----
func.func @main(%z: tensor<2xui64>) -> (tensor<2xui64>, tensor<33xui32>) {
  %c = stablehlo.constant dense<[18446744073709551600, 18446744073709551614]> : tensor<2xui64>
  %zero = stablehlo.constant dense<0> : tensor<2xui64>
  %a = stablehlo.and %z, %zero : tensor<2xui64>
  %s = stablehlo.or %a, %c : tensor<2xui64>
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<33xui32>)
  return %n, %r : tensor<2xui64>, tensor<33xui32>
}
// -----
func.func @main(%z: tensor<2xui64>) -> (tensor<2xui64>, tensor<33xui64>) {
  %c = stablehlo.constant dense<[18446744073709551600, 18446744073709551614]> : tensor<2xui64>
  %zero = stablehlo.constant dense<0> : tensor<2xui64>
  %a = stablehlo.and %z, %zero : tensor<2xui64>
  %s = stablehlo.or %a, %c : tensor<2xui64>
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<33xui64>)
  return %n, %r : tensor<2xui64>, tensor<33xui64>
}
// -----
func.func @main(%z: tensor<3xui64>) -> (tensor<3xui64>, tensor<33xui32>) {
  %c = stablehlo.constant dense<[5, 18446744073709551614, 18446744073709551615]> : tensor<3xui64>
  %zero = stablehlo.constant dense<0> : tensor<3xui64>
  %a = stablehlo.and %z, %zero : tensor<3xui64>
  %s = stablehlo.or %a, %c : tensor<3xui64>
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<33xui32>)
  return %n, %r : tensor<3xui64>, tensor<33xui32>
}
// -----
func.func @main(%z: tensor<3xui64>) -> (tensor<3xui64>, tensor<33xui64>) {
  %c = stablehlo.constant dense<[5, 18446744073709551614, 18446744073709551615]> : tensor<3xui64>
  %zero = stablehlo.constant dense<0> : tensor<3xui64>
  %a = stablehlo.and %z, %zero : tensor<3xui64>
  %s = stablehlo.or %a, %c : tensor<3xui64>
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<33xui64>)
  return %n, %r : tensor<3xui64>, tensor<33xui64>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<7x5xf4E2M1FN>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7x5xf4E2M1FN>)
  return %n, %r : tensor<2xui64>, tensor<7x5xf4E2M1FN>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<7x5xf4E2M1FN>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7x5xf4E2M1FN>)
  return %n, %r : tensor<2xui64>, tensor<7x5xf4E2M1FN>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<7x5xf8E4M3FN>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7x5xf8E4M3FN>)
  return %n, %r : tensor<2xui64>, tensor<7x5xf8E4M3FN>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<7x5xf8E4M3FN>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7x5xf8E4M3FN>)
  return %n, %r : tensor<2xui64>, tensor<7x5xf8E4M3FN>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<7x5xf8E5M2>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7x5xf8E5M2>)
  return %n, %r : tensor<2xui64>, tensor<7x5xf8E5M2>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<7x5xf8E5M2>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7x5xf8E5M2>)
  return %n, %r : tensor<2xui64>, tensor<7x5xf8E5M2>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<7x5xf8E8M0FNU>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7x5xf8E8M0FNU>)
  return %n, %r : tensor<2xui64>, tensor<7x5xf8E8M0FNU>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<7x5xf8E8M0FNU>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7x5xf8E8M0FNU>)
  return %n, %r : tensor<2xui64>, tensor<7x5xf8E8M0FNU>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<7x5xf16>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7x5xf16>)
  return %n, %r : tensor<2xui64>, tensor<7x5xf16>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<7x5xf16>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7x5xf16>)
  return %n, %r : tensor<2xui64>, tensor<7x5xf16>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<7x5xbf16>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7x5xbf16>)
  return %n, %r : tensor<2xui64>, tensor<7x5xbf16>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<7x5xbf16>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7x5xbf16>)
  return %n, %r : tensor<2xui64>, tensor<7x5xbf16>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<7x5xf32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7x5xf32>)
  return %n, %r : tensor<2xui64>, tensor<7x5xf32>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<7x5xf32>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7x5xf32>)
  return %n, %r : tensor<2xui64>, tensor<7x5xf32>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<7x5xf64>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7x5xf64>)
  return %n, %r : tensor<2xui64>, tensor<7x5xf64>
}
// -----
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<7x5xf64>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<7x5xf64>)
  return %n, %r : tensor<2xui64>, tensor<7x5xf64>
}
// -----
// Nothing in one of several dimensions, before, within and behind the one whose halves are the words of a block.
func.func @main(%s: tensor<2xui64>) -> (tensor<2xui64>, tensor<3x17x8x0xui32>, tensor<0x17x8xui32>, tensor<3x0x17xui16>) {
  %n, %r = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x17x8x0xui32>)
  %o, %q = stablehlo.rng_bit_generator %n, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x17x8xui32>)
  %p, %t = stablehlo.rng_bit_generator %o, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x0x17xui16>)
  return %p, %r, %q, %t : tensor<2xui64>, tensor<3x17x8x0xui32>, tensor<0x17x8xui32>, tensor<3x0x17xui16>
}
