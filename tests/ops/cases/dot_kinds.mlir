func.func @main(%x: tensor<2x3x5x7xf32>, %y: tensor<7x3x2x9xf32>) -> (tensor<2x3x5x9xf32>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0, 1] x [2, 1], contracting_dims = [3] x [0] : (tensor<2x3x5x7xf32>, tensor<7x3x2x9xf32>) -> tensor<2x3x5x9xf32>
  return %0 : tensor<2x3x5x9xf32>
}
// -----
func.func @main(%x: tensor<2x3x5x7xf32>) -> (tensor<2x3x5x9xf32>) {
  %y_i = stablehlo.iota dim = 0 : tensor<378xf32>
  %y_c = stablehlo.constant dense<0.73> : tensor<378xf32>
  %y_m = stablehlo.multiply %y_i, %y_c : tensor<378xf32>
  %y_s = stablehlo.sine %y_m : tensor<378xf32>
  %y = stablehlo.reshape %y_s : (tensor<378xf32>) -> tensor<7x3x2x9xf32>
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0, 1] x [2, 1], contracting_dims = [3] x [0] : (tensor<2x3x5x7xf32>, tensor<7x3x2x9xf32>) -> tensor<2x3x5x9xf32>
  return %0 : tensor<2x3x5x9xf32>
}
// -----
func.func @main(%y: tensor<7x3x2x9xf32>) -> (tensor<2x3x5x9xf32>) {
  %x_i = stablehlo.iota dim = 0 : tensor<210xf32>
  %x_c = stablehlo.constant dense<0.73> : tensor<210xf32>
  %x_m = stablehlo.multiply %x_i, %x_c : tensor<210xf32>
  %x_s = stablehlo.sine %x_m : tensor<210xf32>
  %x = stablehlo.reshape %x_s : (tensor<210xf32>) -> tensor<2x3x5x7xf32>
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0, 1] x [2, 1], contracting_dims = [3] x [0] : (tensor<2x3x5x7xf32>, tensor<7x3x2x9xf32>) -> tensor<2x3x5x9xf32>
  return %0 : tensor<2x3x5x9xf32>
}
// -----
func.func @main(%x: tensor<4x5x6xf32>, %y: tensor<6x5x30xf32>) -> (tensor<4x30xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1, 2] x [1, 0] : (tensor<4x5x6xf32>, tensor<6x5x30xf32>) -> tensor<4x30xf32>
  return %0 : tensor<4x30xf32>
}
// -----
func.func @main(%x: tensor<4x5x6xf32>) -> (tensor<4x30xf32>) {
  %y_i = stablehlo.iota dim = 0 : tensor<900xf32>
  %y_c = stablehlo.constant dense<0.73> : tensor<900xf32>
  %y_m = stablehlo.multiply %y_i, %y_c : tensor<900xf32>
  %y_s = stablehlo.sine %y_m : tensor<900xf32>
  %y = stablehlo.reshape %y_s : (tensor<900xf32>) -> tensor<6x5x30xf32>
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1, 2] x [1, 0] : (tensor<4x5x6xf32>, tensor<6x5x30xf32>) -> tensor<4x30xf32>
  return %0 : tensor<4x30xf32>
}
// -----
func.func @main(%y: tensor<6x5x30xf32>) -> (tensor<4x30xf32>) {
  %x_i = stablehlo.iota dim = 0 : tensor<120xf32>
  %x_c = stablehlo.constant dense<0.73> : tensor<120xf32>
  %x_m = stablehlo.multiply %x_i, %x_c : tensor<120xf32>
  %x_s = stablehlo.sine %x_m : tensor<120xf32>
  %x = stablehlo.reshape %x_s : (tensor<120xf32>) -> tensor<4x5x6xf32>
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1, 2] x [1, 0] : (tensor<4x5x6xf32>, tensor<6x5x30xf32>) -> tensor<4x30xf32>
  return %0 : tensor<4x30xf32>
}
// -----
func.func @main(%x: tensor<4x5x6xf32>, %y: tensor<5x4x6xf32>) -> (tensor<4xf32>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [1], contracting_dims = [1, 2] x [0, 2] : (tensor<4x5x6xf32>, tensor<5x4x6xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @main(%x: tensor<4x5x6xf32>) -> (tensor<4xf32>) {
  %y_i = stablehlo.iota dim = 0 : tensor<120xf32>
  %y_c = stablehlo.constant dense<0.73> : tensor<120xf32>
  %y_m = stablehlo.multiply %y_i, %y_c : tensor<120xf32>
  %y_s = stablehlo.sine %y_m : tensor<120xf32>
  %y = stablehlo.reshape %y_s : (tensor<120xf32>) -> tensor<5x4x6xf32>
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [1], contracting_dims = [1, 2] x [0, 2] : (tensor<4x5x6xf32>, tensor<5x4x6xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @main(%y: tensor<5x4x6xf32>) -> (tensor<4xf32>) {
  %x_i = stablehlo.iota dim = 0 : tensor<120xf32>
  %x_c = stablehlo.constant dense<0.73> : tensor<120xf32>
  %x_m = stablehlo.multiply %x_i, %x_c : tensor<120xf32>
  %x_s = stablehlo.sine %x_m : tensor<120xf32>
  %x = stablehlo.reshape %x_s : (tensor<120xf32>) -> tensor<4x5x6xf32>
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [1], contracting_dims = [1, 2] x [0, 2] : (tensor<4x5x6xf32>, tensor<5x4x6xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @main(%x: tensor<30xf32>, %y: tensor<30xf32>) -> (tensor<f32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<30xf32>, tensor<30xf32>) -> tensor<f32>
  return %0 : tensor<f32>
}
// -----
func.func @main(%x: tensor<30xf32>) -> (tensor<f32>) {
  %y = stablehlo.constant dense<"0x0000803E8FC2F53E3D0A173FAE47613F8FC2F53E3D0A573FD7A370BF295C8FBD0AD7633F9A99993ECDCC4C3FB81E45BF8FC275BD5C8F02BFEC51B83D9A99193EEC5178BF85EB11BFAE47E1BEE17A543F14AE073F7B142EBF3D0A173FEC5138BF1F856B3E000040BF000080BFA4703D3FE17A14BF85EB11BF"> : tensor<30xf32>
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<30xf32>, tensor<30xf32>) -> tensor<f32>
  return %0 : tensor<f32>
}
// -----
func.func @main(%y: tensor<30xf32>) -> (tensor<f32>) {
  %x = stablehlo.constant dense<"0x8FC2753FA4703D3F3D0AD7BE1F856B3F0AD7A33DEC51B83E3D0A17BFAE47613F5C8FC23E7B146E3F713D4A3FCDCCCCBE295C8FBE1F852BBF8FC235BF52B85EBFCDCCCCBE3D0A573EA4707DBFEC51B83E0AD7A3BE5C8FC2BE0AD7233F0AD723BDA470BDBE0AD723BD85EBD13E0AD763BF3333733F333373BF"> : tensor<30xf32>
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<30xf32>, tensor<30xf32>) -> tensor<f32>
  return %0 : tensor<f32>
}
// -----
func.func @main(%x: tensor<30xf32>, %y: tensor<30x20xf32>) -> (tensor<20xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<30xf32>, tensor<30x20xf32>) -> tensor<20xf32>
  return %0 : tensor<20xf32>
}
// -----
func.func @main(%x: tensor<30xf32>) -> (tensor<20xf32>) {
  %y_i = stablehlo.iota dim = 0 : tensor<600xf32>
  %y_c = stablehlo.constant dense<0.73> : tensor<600xf32>
  %y_m = stablehlo.multiply %y_i, %y_c : tensor<600xf32>
  %y_s = stablehlo.sine %y_m : tensor<600xf32>
  %y = stablehlo.reshape %y_s : (tensor<600xf32>) -> tensor<30x20xf32>
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<30xf32>, tensor<30x20xf32>) -> tensor<20xf32>
  return %0 : tensor<20xf32>
}
// -----
func.func @main(%y: tensor<30x20xf32>) -> (tensor<20xf32>) {
  %x = stablehlo.constant dense<"0x0000003FD7A3303F8FC275BFE17A143F713D8ABE0AD7233E48E17ABFC3F568BF0AD723BFC3F5683FF6281CBF5C8F023FF6285C3FAE47613F52B89EBEE17A94BECDCC4C3DCDCC0C3F14AE47BF0000003F3D0A173FEC51383F7B146EBF0AD7633F85EB51BF0AD7A3BEAE47613E3D0A573F0AD7A3BE9A99593F"> : tensor<30xf32>
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<30xf32>, tensor<30x20xf32>) -> tensor<20xf32>
  return %0 : tensor<20xf32>
}
// -----
func.func @main(%x: tensor<20x30xf32>, %y: tensor<30xf32>) -> (tensor<20xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<20x30xf32>, tensor<30xf32>) -> tensor<20xf32>
  return %0 : tensor<20xf32>
}
// -----
func.func @main(%x: tensor<20x30xf32>) -> (tensor<20xf32>) {
  %y = stablehlo.constant dense<"0xEC51B83D5C8FC2BEA470BDBE666626BF3D0A57BF333333BF5C8FC23EA4707D3F7B142EBF666666BFEC51783F295C8F3D5C8F42BE14AE07BF5C8F423E6666263FEC51B8BD0AD723BE0AD763BFE17A543F7B146EBF0AD723BC7B142E3FA4703DBF1F85EB3E6666663FB81E853EE17A143F713D4ABFB81E05BE"> : tensor<30xf32>
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<20x30xf32>, tensor<30xf32>) -> tensor<20xf32>
  return %0 : tensor<20xf32>
}
// -----
func.func @main(%y: tensor<30xf32>) -> (tensor<20xf32>) {
  %x_i = stablehlo.iota dim = 0 : tensor<600xf32>
  %x_c = stablehlo.constant dense<0.73> : tensor<600xf32>
  %x_m = stablehlo.multiply %x_i, %x_c : tensor<600xf32>
  %x_s = stablehlo.sine %x_m : tensor<600xf32>
  %x = stablehlo.reshape %x_s : (tensor<600xf32>) -> tensor<20x30xf32>
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<20x30xf32>, tensor<30xf32>) -> tensor<20xf32>
  return %0 : tensor<20xf32>
}
// -----
func.func @main(%x: tensor<20xf32>, %y: tensor<30xf32>) -> (tensor<20x30xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [] x [] : (tensor<20xf32>, tensor<30xf32>) -> tensor<20x30xf32>
  return %0 : tensor<20x30xf32>
}
// -----
func.func @main(%x: tensor<20xf32>) -> (tensor<20x30xf32>) {
  %y = stablehlo.constant dense<"0x333333BFD7A3303F85EBD1BEEC51B8BD0000803F3333333F3333733FEC51B8BD0AD7A3BC1F85EB3E0AD723BD3D0AD7BE5C8F42BE8FC235BF000080BE48E17A3F1F856B3F0000803E000000800AD7A3BE85EB51BF1F85EBBE295C0F3F48E13A3F295C8FBE85EB113FCDCC0C3F14AEC73EC3F5A83EB81E053F"> : tensor<30xf32>
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [] x [] : (tensor<20xf32>, tensor<30xf32>) -> tensor<20x30xf32>
  return %0 : tensor<20x30xf32>
}
// -----
func.func @main(%y: tensor<30xf32>) -> (tensor<20x30xf32>) {
  %x = stablehlo.constant dense<"0x713D8ABE85EBD13EAE47E1BE8FC2F5BC713D0A3F5C8FC23E85EBD1BE0AD7633F9A99993E0AD7233E48E17ABFEC51B83D000000BF7B14AE3E295C8FBDAE47213FE17A943E9A99193F9A9999BEE17A943E"> : tensor<20xf32>
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [] x [] : (tensor<20xf32>, tensor<30xf32>) -> tensor<20x30xf32>
  return %0 : tensor<20x30xf32>
}
// -----
func.func @main(%x: tensor<3x20xf32>, %y: tensor<3x30xf32>) -> (tensor<3x20x30xf32>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [] x [] : (tensor<3x20xf32>, tensor<3x30xf32>) -> tensor<3x20x30xf32>
  return %0 : tensor<3x20x30xf32>
}
// -----
func.func @main(%x: tensor<3x20xf32>) -> (tensor<3x20x30xf32>) {
  %y_i = stablehlo.iota dim = 0 : tensor<90xf32>
  %y_c = stablehlo.constant dense<0.73> : tensor<90xf32>
  %y_m = stablehlo.multiply %y_i, %y_c : tensor<90xf32>
  %y_s = stablehlo.sine %y_m : tensor<90xf32>
  %y = stablehlo.reshape %y_s : (tensor<90xf32>) -> tensor<3x30xf32>
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [] x [] : (tensor<3x20xf32>, tensor<3x30xf32>) -> tensor<3x20x30xf32>
  return %0 : tensor<3x20x30xf32>
}
// -----
func.func @main(%y: tensor<3x30xf32>) -> (tensor<3x20x30xf32>) {
  %x = stablehlo.constant dense<"0x8FC2F53EC3F5283F9A9999BED7A3303FA4703D3F5C8FC23E3333733FC3F5683F0AD7233D8FC2753D1F852BBF1F852B3F52B85E3FCDCC4CBD5C8FC23EAE47E13E1F85EB3EC3F528BF295C0F3F0AD7233EC3F5A83E0AD723BE0000803ECDCC0C3F713D8A3EAE47E13ED7A370BF7B142EBF8FC2F5BD9A99993E295C0FBFA470BD3EB81E853E1F856BBF8FC275BDCDCC0CBF0AD763BF48E13ABFA470BDBE0AD723BFF6281CBF7B146EBF295C8FBD8FC275BEAE47613EEC51383EB81E05BF295C4F3F000080BF5C8F42BEAE47E1BEEC5138BEB81E45BFC3F5283F000080BE7B146EBF1F856B3E295C4FBFEC51B83D0AD7A3BE"> : tensor<3x20xf32>
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [] x [] : (tensor<3x20xf32>, tensor<3x30xf32>) -> tensor<3x20x30xf32>
  return %0 : tensor<3x20x30xf32>
}
// -----
func.func @main(%x: tensor<3x20xf32>, %y: tensor<3x20xf32>) -> (tensor<3xf32>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<3x20xf32>, tensor<3x20xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
// -----
func.func @main(%x: tensor<3x20xf32>) -> (tensor<3xf32>) {
  %y = stablehlo.constant dense<"0x0AD7233E1F856B3F0AD7233F0AD723BEAE47213F295C8F3EB81E85BEEC5138BF5C8F423EB81E053EC3F5683FD7A3703FAE47613E9A9999BE713D4A3F000080BF14AE47BFB81E053E1F856B3EEC5138BFB81E853E14AE473F000080BE295C0FBECDCC0CBF3D0AD7BED7A3703F8FC275BE1F856B3FE17A543F5C8F423E8FC2F5BE8FC2753F0AD723BC7B142EBEEC51B8BEEC51783F0AD7A3BCF628DCBECDCC4CBD5C8F42BF8FC2753EAE47E1BD85EBD1BE295C0F3F6666263FEC5178BF295C8F3D6666E6BE52B85E3F295C0F3F5C8F02BF1F85EBBED7A330BF48E17A3F85EBD1BEAE47613ECDCC4CBDE17A943E3D0A573E"> : tensor<3x20xf32>
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<3x20xf32>, tensor<3x20xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
// -----
func.func @main(%y: tensor<3x20xf32>) -> (tensor<3xf32>) {
  %x = stablehlo.constant dense<"0x48E1FA3E5C8F42BFB81E053FCDCCCCBE295C8F3DC3F5A8BE85EBD1BE8FC2753D295C8FBD295C8FBE48E1FA3EEC51383E7B146EBF000000BFEC51B8BDE17A543F14AE473FEC51B83DEC5178BF295C0F3F295C0FBE9A99193E3D0AD73EB81E853E0AD723BD85EB513F1F856BBEAE4761BE3333333FF6281CBF85EBD1BEC3F5283F52B85EBF1F852B3F14AEC73EB81E05BEF628DCBE295C0F3F85EB513F8FC235BF0AD723BDCDCCCC3D000000807B14AEBED7A330BF7B142E3E52B81E3FF6285CBF713D0ABF0AD7233FE17A143FC3F5A83E333373BF6666E63E8FC2753F0000803FCDCCCC3E666666BF7B142E3F295C0FBF"> : tensor<3x20xf32>
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<3x20xf32>, tensor<3x20xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
// -----
func.func @main(%x: tensor<f32>, %y: tensor<f32>) -> (tensor<f32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [] x [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
// -----
func.func @main(%x: tensor<f32>, %y: tensor<5xf32>) -> (tensor<5xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [] x [] : (tensor<f32>, tensor<5xf32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}
// -----
func.func @main(%x: tensor<f32>) -> (tensor<5xf32>) {
  %y = stablehlo.constant dense<"0xE17A943E6666663F3D0AD73E48E13ABF3D0AD7BE"> : tensor<5xf32>
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [] x [] : (tensor<f32>, tensor<5xf32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}
// -----
func.func @main(%x: tensor<6x2x18x8xf32>, %y: tensor<6x2x18x8xf32>) -> (tensor<6x2x18x18xf32>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3] : (tensor<6x2x18x8xf32>, tensor<6x2x18x8xf32>) -> tensor<6x2x18x18xf32>
  return %0 : tensor<6x2x18x18xf32>
}
// -----
func.func @main(%x: tensor<6x2x18x8xf32>) -> (tensor<6x2x18x18xf32>) {
  %y_i = stablehlo.iota dim = 0 : tensor<1728xf32>
  %y_c = stablehlo.constant dense<0.73> : tensor<1728xf32>
  %y_m = stablehlo.multiply %y_i, %y_c : tensor<1728xf32>
  %y_s = stablehlo.sine %y_m : tensor<1728xf32>
  %y = stablehlo.reshape %y_s : (tensor<1728xf32>) -> tensor<6x2x18x8xf32>
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3] : (tensor<6x2x18x8xf32>, tensor<6x2x18x8xf32>) -> tensor<6x2x18x18xf32>
  return %0 : tensor<6x2x18x18xf32>
}
// -----
func.func @main(%y: tensor<6x2x18x8xf32>) -> (tensor<6x2x18x18xf32>) {
  %x_i = stablehlo.iota dim = 0 : tensor<1728xf32>
  %x_c = stablehlo.constant dense<0.73> : tensor<1728xf32>
  %x_m = stablehlo.multiply %x_i, %x_c : tensor<1728xf32>
  %x_s = stablehlo.sine %x_m : tensor<1728xf32>
  %x = stablehlo.reshape %x_s : (tensor<1728xf32>) -> tensor<6x2x18x8xf32>
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3] : (tensor<6x2x18x8xf32>, tensor<6x2x18x8xf32>) -> tensor<6x2x18x18xf32>
  return %0 : tensor<6x2x18x18xf32>
}
// -----
func.func @main(%x: tensor<2x18x6x8xf32>, %y: tensor<2x18x6x8xf32>) -> (tensor<2x6x18x18xf32>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<2x18x6x8xf32>, tensor<2x18x6x8xf32>) -> tensor<2x6x18x18xf32>
  return %0 : tensor<2x6x18x18xf32>
}
// -----
func.func @main(%x: tensor<2x18x6x8xf32>) -> (tensor<2x6x18x18xf32>) {
  %y_i = stablehlo.iota dim = 0 : tensor<1728xf32>
  %y_c = stablehlo.constant dense<0.73> : tensor<1728xf32>
  %y_m = stablehlo.multiply %y_i, %y_c : tensor<1728xf32>
  %y_s = stablehlo.sine %y_m : tensor<1728xf32>
  %y = stablehlo.reshape %y_s : (tensor<1728xf32>) -> tensor<2x18x6x8xf32>
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<2x18x6x8xf32>, tensor<2x18x6x8xf32>) -> tensor<2x6x18x18xf32>
  return %0 : tensor<2x6x18x18xf32>
}
// -----
func.func @main(%y: tensor<2x18x6x8xf32>) -> (tensor<2x6x18x18xf32>) {
  %x_i = stablehlo.iota dim = 0 : tensor<1728xf32>
  %x_c = stablehlo.constant dense<0.73> : tensor<1728xf32>
  %x_m = stablehlo.multiply %x_i, %x_c : tensor<1728xf32>
  %x_s = stablehlo.sine %x_m : tensor<1728xf32>
  %x = stablehlo.reshape %x_s : (tensor<1728xf32>) -> tensor<2x18x6x8xf32>
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<2x18x6x8xf32>, tensor<2x18x6x8xf32>) -> tensor<2x6x18x18xf32>
  return %0 : tensor<2x6x18x18xf32>
}
// -----
func.func @main(%x: tensor<9x33xf64>, %y: tensor<33x18xf64>) -> (tensor<9x18xf64>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<9x33xf64>, tensor<33x18xf64>) -> tensor<9x18xf64>
  return %0 : tensor<9x18xf64>
}
// -----
func.func @main(%x: tensor<9x33xi1>, %y: tensor<33x18xi1>) -> (tensor<9x18xi1>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<9x33xi1>, tensor<33x18xi1>) -> tensor<9x18xi1>
  return %0 : tensor<9x18xi1>
}
// -----
func.func @main(%x: tensor<9x33xi8>, %y: tensor<33x18xi8>) -> (tensor<9x18xi8>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<9x33xi8>, tensor<33x18xi8>) -> tensor<9x18xi8>
  return %0 : tensor<9x18xi8>
}
// -----
func.func @main(%x: tensor<9x33xi16>, %y: tensor<33x18xi16>) -> (tensor<9x18xi16>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<9x33xi16>, tensor<33x18xi16>) -> tensor<9x18xi16>
  return %0 : tensor<9x18xi16>
}
// -----
func.func @main(%x: tensor<9x33xi32>, %y: tensor<33x18xi32>) -> (tensor<9x18xi32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<9x33xi32>, tensor<33x18xi32>) -> tensor<9x18xi32>
  return %0 : tensor<9x18xi32>
}
// -----
func.func @main(%x: tensor<9x33xi64>, %y: tensor<33x18xi64>) -> (tensor<9x18xi64>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<9x33xi64>, tensor<33x18xi64>) -> tensor<9x18xi64>
  return %0 : tensor<9x18xi64>
}
// -----
func.func @main(%x: tensor<9x33xui8>, %y: tensor<33x18xui8>) -> (tensor<9x18xui8>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<9x33xui8>, tensor<33x18xui8>) -> tensor<9x18xui8>
  return %0 : tensor<9x18xui8>
}
// -----
func.func @main(%x: tensor<9x33xui16>, %y: tensor<33x18xui16>) -> (tensor<9x18xui16>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<9x33xui16>, tensor<33x18xui16>) -> tensor<9x18xui16>
  return %0 : tensor<9x18xui16>
}
// -----
func.func @main(%x: tensor<9x33xui32>, %y: tensor<33x18xui32>) -> (tensor<9x18xui32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<9x33xui32>, tensor<33x18xui32>) -> tensor<9x18xui32>
  return %0 : tensor<9x18xui32>
}
// -----
func.func @main(%x: tensor<9x33xui64>, %y: tensor<33x18xui64>) -> (tensor<9x18xui64>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<9x33xui64>, tensor<33x18xui64>) -> tensor<9x18xui64>
  return %0 : tensor<9x18xui64>
}
// -----
func.func @main(%x: tensor<2x9x33xi8>, %y: tensor<2x18x33xi8>) -> (tensor<2x9x18xi32>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x9x33xi8>, tensor<2x18x33xi8>) -> tensor<2x9x18xi32>
  return %0 : tensor<2x9x18xi32>
}
// -----
func.func @main(%x: tensor<2x9x33xui8>, %y: tensor<2x18x33xui8>) -> (tensor<2x9x18xi32>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x9x33xui8>, tensor<2x18x33xui8>) -> tensor<2x9x18xi32>
  return %0 : tensor<2x9x18xi32>
}
// -----
func.func @main(%x: tensor<2x9x33xi8>, %y: tensor<2x18x33xi8>) -> (tensor<2x9x18xi64>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x9x33xi8>, tensor<2x18x33xi8>) -> tensor<2x9x18xi64>
  return %0 : tensor<2x9x18xi64>
}
// -----
func.func @main(%x: tensor<2x9x33xui8>, %y: tensor<2x18x33xui8>) -> (tensor<2x9x18xui32>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x9x33xui8>, tensor<2x18x33xui8>) -> tensor<2x9x18xui32>
  return %0 : tensor<2x9x18xui32>
}
// -----
func.func @main(%x: tensor<2x9x33xf32>, %y: tensor<2x18x33xf32>) -> (tensor<2x9x18xf64>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x9x33xf32>, tensor<2x18x33xf32>) -> tensor<2x9x18xf64>
  return %0 : tensor<2x9x18xf64>
}
// -----
func.func @main(%x: tensor<2x9x33xi16>, %y: tensor<2x18x33xi16>) -> (tensor<2x9x18xi32>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x9x33xi16>, tensor<2x18x33xi16>) -> tensor<2x9x18xi32>
  return %0 : tensor<2x9x18xi32>
}
// -----
func.func @main(%x: tensor<1x64xf32>, %r: tensor<1x10xf32>) -> (tensor<1x10xf32>) {
  %w_i = stablehlo.iota dim = 0 : tensor<640xf32>
  %w_c = stablehlo.constant dense<0.73> : tensor<640xf32>
  %w_m = stablehlo.multiply %w_i, %w_c : tensor<640xf32>
  %w_s = stablehlo.sine %w_m : tensor<640xf32>
  %w = stablehlo.reshape %w_s : (tensor<640xf32>) -> tensor<64x10xf32>
  %b = stablehlo.constant dense<"0x3D0A573F333333BFAE47613E7B142EBE7B142EBF8FC2753EC3F568BF14AE47BF8FC275BEF6285CBF"> : tensor<10xf32>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<1x64xf32>, tensor<64x10xf32>) -> tensor<1x10xf32>
  %1 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<10xf32>) -> tensor<1x10xf32>
  %2 = stablehlo.add %0, %1 : tensor<1x10xf32>
  %3 = stablehlo.tanh %2 : tensor<1x10xf32>
  %4 = stablehlo.add %3, %r : tensor<1x10xf32>
  return %4 : tensor<1x10xf32>
}
// -----
func.func @main(%x: tensor<5x20xf32>, %r: tensor<5x33xf32>) -> (tensor<5x33xf32>, tensor<5x33xf32>) {
  %w_i = stablehlo.iota dim = 0 : tensor<660xf32>
  %w_c = stablehlo.constant dense<0.73> : tensor<660xf32>
  %w_m = stablehlo.multiply %w_i, %w_c : tensor<660xf32>
  %w_s = stablehlo.sine %w_m : tensor<660xf32>
  %w = stablehlo.reshape %w_s : (tensor<660xf32>) -> tensor<20x33xf32>
  %b = stablehlo.constant dense<"0xAE4761BF9A99193E8FC2F53E5C8F423F48E13ABF295C0FBEA470BDBECDCC4C3E0AD7A3BCAE47613F000080BE0AD763BF14AEC73E333333BFB81E853E0AD7233C85EB513FAE47E13D8FC2753ED7A3F0BECDCCCC3D48E1FABE0000003F8FC2F53C48E13ABF14AE07BFB81E85BED7A3F03E0AD723BFF628DC3E52B89E3EE17A54BF7B14AE3E"> : tensor<33xf32>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<5x20xf32>, tensor<20x33xf32>) -> tensor<5x33xf32>
  %1 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<33xf32>) -> tensor<5x33xf32>
  %2 = stablehlo.add %0, %1 : tensor<5x33xf32>
  %3 = stablehlo.tanh %2 : tensor<5x33xf32>
  %4 = stablehlo.add %3, %r : tensor<5x33xf32>
  return %4, %2 : tensor<5x33xf32>, tensor<5x33xf32>
}
// -----
func.func @main(%x: tensor<130x40xf32>, %r: tensor<130x257xf32>) -> (tensor<130x257xf32>) {
  %w_i = stablehlo.iota dim = 0 : tensor<10280xf32>
  %w_c = stablehlo.constant dense<0.73> : tensor<10280xf32>
  %w_m = stablehlo.multiply %w_i, %w_c : tensor<10280xf32>
  %w_s = stablehlo.sine %w_m : tensor<10280xf32>
  %w = stablehlo.reshape %w_s : (tensor<10280xf32>) -> tensor<40x257xf32>
  %b_i = stablehlo.iota dim = 0 : tensor<257xf32>
  %b_c = stablehlo.constant dense<0.73> : tensor<257xf32>
  %b_m = stablehlo.multiply %b_i, %b_c : tensor<257xf32>
  %b_s = stablehlo.sine %b_m : tensor<257xf32>
  %b = stablehlo.reshape %b_s : (tensor<257xf32>) -> tensor<257xf32>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<130x40xf32>, tensor<40x257xf32>) -> tensor<130x257xf32>
  %1 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<257xf32>) -> tensor<130x257xf32>
  %2 = stablehlo.add %0, %1 : tensor<130x257xf32>
  %3 = stablehlo.tanh %2 : tensor<130x257xf32>
  %4 = stablehlo.add %3, %r : tensor<130x257xf32>
  return %4 : tensor<130x257xf32>
}
// -----
func.func @main(%x: tensor<64x300xf32>, %r: tensor<64x16xf32>) -> (tensor<64x16xf32>) {
  %w_i = stablehlo.iota dim = 0 : tensor<4800xf32>
  %w_c = stablehlo.constant dense<0.73> : tensor<4800xf32>
  %w_m = stablehlo.multiply %w_i, %w_c : tensor<4800xf32>
  %w_s = stablehlo.sine %w_m : tensor<4800xf32>
  %w = stablehlo.reshape %w_s : (tensor<4800xf32>) -> tensor<300x16xf32>
  %b = stablehlo.constant dense<"0x85EB51BF000040BF5C8F423EB81E05BF0000403F0AD723BD3333B3BE3D0A173FD7A370BF6666E63E0AD763BF333333BF6666663FEC51B83ECDCC0CBFB81E45BF"> : tensor<16xf32>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<64x300xf32>, tensor<300x16xf32>) -> tensor<64x16xf32>
  %1 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<16xf32>) -> tensor<64x16xf32>
  %2 = stablehlo.add %0, %1 : tensor<64x16xf32>
  %3 = stablehlo.tanh %2 : tensor<64x16xf32>
  %4 = stablehlo.add %3, %r : tensor<64x16xf32>
  return %4 : tensor<64x16xf32>
}
// -----
func.func @main(%x: tensor<3x1200xf32>, %r: tensor<3x48xf32>) -> (tensor<3x48xf32>) {
  %w_i = stablehlo.iota dim = 0 : tensor<57600xf32>
  %w_c = stablehlo.constant dense<0.73> : tensor<57600xf32>
  %w_m = stablehlo.multiply %w_i, %w_c : tensor<57600xf32>
  %w_s = stablehlo.sine %w_m : tensor<57600xf32>
  %w = stablehlo.reshape %w_s : (tensor<57600xf32>) -> tensor<1200x48xf32>
  %b = stablehlo.constant dense<"0x3333733FC3F5A83E0AD7233FEC5138BF0000803EE17A94BE14AE07BFC3F5A8BE1F856B3E9A9999BE1F856BBE48E13ABFC3F5283F9A99993EF6281C3FB81E05BE3333333F8FC2F53C5C8F423E9A99193E8FC2F53E3D0A57BE295C4FBF7B146EBF9A9919BF1F856BBF14AE473F0AD723BDB81E053F000080BF8FC275BD14AE473F8FC2753E295C0FBE295C8FBDCDCC4CBFD7A330BF7B142EBF000080BE1F856BBE5C8F423F333333BF48E1FABE6666E6BE7B142EBFF628DCBE14AE07BF0AD723BD"> : tensor<48xf32>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<3x1200xf32>, tensor<1200x48xf32>) -> tensor<3x48xf32>
  %1 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<48xf32>) -> tensor<3x48xf32>
  %2 = stablehlo.add %0, %1 : tensor<3x48xf32>
  %3 = stablehlo.tanh %2 : tensor<3x48xf32>
  %4 = stablehlo.add %3, %r : tensor<3x48xf32>
  return %4 : tensor<3x48xf32>
}
