// Coefficients of the elementary functions, lowest power first. Written by codegen/math/minimax.py, which states the method.
#ifndef TPUCC_CODEGEN_MATH_TABLES_H
#define TPUCC_CODEGEN_MATH_TABLES_H

#include <stdint.h>

// f32
// e^r = 1 + r..., relative, -0.3467 to 0.3467: error 2^-28.1
static const float EXP_F32[] = {
    0x1.0000000000000p+0f, 0x1.0000000000000p+0f, 0x1.fffffc0000000p-2f,  0x1.5554940000000p-3f,
    0x1.5558900000000p-5f, 0x1.12394a0000000p-7f, 0x1.6a86a60000000p-10f,
};
// (e^r - 1 - r) / r^2, relative to e^r - 1, -0.3467 to 0.3467: error 2^-30.4
static const float EXPM1_F32[] = {
    0x1.0000000000000p-1f, 0x1.5555540000000p-3f, 0x1.5554fa0000000p-5f, 0x1.1112b80000000p-7f, 0x1.6d3e100000000p-10f, 0x1.9ecd840000000p-13f,
};
// 2^r, relative, -0.5 to 0.5: error 2^-27.6
static const float EXP2_F32[] = {
    0x1.0000000000000p+0f, 0x1.62e4300000000p-1f,  0x1.ebfbdc0000000p-3f,  0x1.c6af720000000p-5f,
    0x1.3b2d300000000p-7f, 0x1.5f13fc0000000p-10f, 0x1.42a2f80000000p-13f,
};
// (log1p f - f + f^2/2) / f^3, relative to log1p f, -0.293186 to 0.414628: error 2^-29.2
static const float LOG_F32[] = {
    0x1.5555480000000p-2f,  -0x1.00000c0000000p-2f, 0x1.99a43c0000000p-3f,  -0x1.55580e0000000p-3f, 0x1.233da20000000p-3f,
    -0x1.fcaf660000000p-4f, 0x1.e7199a0000000p-4f,  -0x1.dbb5200000000p-4f, 0x1.118d2c0000000p-4f,
};
// -log(erfc x)/x - 1, relative to erf, 1.0e-8 to 3.95: error 2^-27.8
static const float ERF_F32[] = {
    0x1.06eba80000000p-3f,  0x1.45f3000000000p-1f,   0x1.a4f8c40000000p-4f,  -0x1.39b7cc0000000p-6f,  -0x1.63743e0000000p-13f,
    0x1.b743520000000p-10f, -0x1.4e26e80000000p-11f, 0x1.f281e00000000p-14f, -0x1.3af77e0000000p-17f,
};
// (x + 1.5) e^(x^2) erfc x in x / (x + 1.5), relative, 0.0131579 to 0.871795: error 2^-29.8
static const float ERFC_F32[] = {
    0x1.8000000000000p+0f, -0x1.09f2460000000p+0f, -0x1.9f23d00000000p-3f, 0x1.99ae1a0000000p-3f,  0x1.48c6180000000p-3f, 0x1.6a3e1a0000000p-7f,
    0x1.c774dc0000000p-5f, -0x1.5176a40000000p-2f, 0x1.146dc00000000p-1f,  -0x1.5d08cc0000000p-1f, 0x1.e85ae00000000p-2f, -0x1.0429a80000000p-3f,
};
// (1 - sin r / r) / r^2 in r^2, error times r^2, 1.0e-12 to 0.617467: error 2^-28.0
static const float SIN_SHORT_F32[] = {
    0x1.5555460000000p-3f,
    -0x1.11077c0000000p-7f,
    0x1.9955ae0000000p-13f,
};
// (cos r - 1 + r^2/2) / r^4 in r^2, error times r^4, 1.0e-12 to 0.617467: error 2^-32.6
static const float COS_SHORT_F32[] = {
    0x1.55554a0000000p-5f,
    -0x1.6c0c1a0000000p-10f,
    0x1.99e0ee0000000p-16f,
};

// f32 computed in f64
// (sin r / r - 1) / r^2 in r^2, 1.0e-12 to 0.617467: error 2^-37.6
static const double SIN_F32[] = {
    -0x1.5555554cb2104p-3,
    0x1.11110890781d6p-7,
    -0x1.a00f98e43d069p-13,
    0x1.6cd7329505f92p-19,
};
// (cos r - 1 + r^2/2) / r^4 in r^2, 1.0e-12 to 0.617467: error 2^-42.7
static const double COS_F32[] = {
    0x1.5555554f48bf4p-5,
    -0x1.6c16b892bc696p-10,
    0x1.a0111c1870afcp-16,
    -0x1.2429fc8debe37p-22,
};
// atan(q)/q in q^2, relative, 1.0e-12 to 1.0: error 2^-31.3
static const double ATAN_F32[] = {
    0x1.fffffffcce4d0p-1, -0x1.55554f06c21e4p-2, 0x1.999786f3ae4c7p-3, -0x1.246feba12e756p-3, 0x1.c4cad8bb64a77p-4,  -0x1.6865d07e5f071p-4,
    0x1.131780ea49366p-4, -0x1.6b6075522453cp-5, 0x1.6cf183df47e32p-6, -0x1.d7d1d3391b446p-8, 0x1.1e0760d065cd4p-10,
};
// log2((1+s)/(1-s))/s in s^2, relative, 1.0e-12 to 0.0294667: error 2^-37.8
static const double LOG2_POW_F32[] = {
    0x1.71547652beefbp+1, 0x1.ec709d11966b9p-1, 0x1.277780cdf5cb2p-1, 0x1.a58d1e1b1afd7p-2, 0x1.5cf005a87aa31p-2,
};
// 2^r, relative, -0.5 to 0.5: error 2^-34.3
static const double EXP2_POW_F32[] = {
    0x1.0000000000000p+0, 0x1.62e42ff0e18ddp-1,  0x1.ebfbe0778b7aap-3,  0x1.c6b08ac064ba1p-5,
    0x1.3b29f39a2afd9p-7, 0x1.5d8a860296ea4p-10, 0x1.445c8611d72cap-13, 0x1.fde5fea7800c7p-17,
};

// f64
// (e^r - 1 - r) / r^2, relative to e^r - 1, -0.3467 to 0.3467: error 2^-59.0
static const double EXPM1_F64[] = {
    0x1.0000000000000p-1,  0x1.5555555555559p-3,  0x1.5555555555548p-5,  0x1.111111110f7dbp-7,  0x1.6c16c16c1cd49p-10, 0x1.a01a01af7dd44p-13,
    0x1.a01a0182ef202p-16, 0x1.71ddf93c64e2cp-19, 0x1.27e52b478d058p-22, 0x1.af5d4d801353ep-26, 0x1.1ef51c3c03a2dp-29,
};
// (log((1+s)/(1-s))/s - 2) / s^2 in s^2, relative to the log, 1.0e-10 to 0.0294667: error 2^-59.1
static const double LOG_F64[] = {
    0x1.5555555555593p-1, 0x1.999999997fb32p-2, 0x1.249249421797bp-2, 0x1.c71c51e802e19p-3, 0x1.74664629beba0p-3, 0x1.39a0f551d40cep-3, 0x1.2f0d8b47e8161p-3,
};
// erf(x)/x - 1 in x^2, relative to erf, 1.0e-12 to 1.0: error 2^-56.3
static const double ERF_SMALL_F64[] = {
    0x1.06eba8214db69p-3,   -0x1.812746b0379e7p-2,  0x1.ce2f21a042bddp-4,   -0x1.b82ce3128899bp-6,  0x1.565bcd0e64ab7p-8,
    -0x1.c02db3fed8f6cp-11, 0x1.f9a326bfb7324p-14,  -0x1.f4d255e14a37ep-17, 0x1.b9e64d080df81p-20,  -0x1.5f6d6b5501a58p-23,
    0x1.fc41174f03f00p-27,  -0x1.4e55cdbb56b30p-30, 0x1.7ecbfde649eb8p-34,  -0x1.292903202089ap-38,
};
// log(erfc x) + x^2 in x - 3.5, error times erfc / erf, -2.5 to 2.5: error 2^-56.6
static const double ERF_LARGE_F64[] = {
    -0x1.dcc8b29512d7dp+0,  -0x1.107c6916078e0p-2,  0x1.105be5d26801ap-5,   -0x1.5677ff29be7cfp-8,  0x1.ca1053bb0c118p-11,  -0x1.34e7e573fda7fp-13,
    0x1.9922a87f26b4dp-16,  -0x1.05059a76ce02dp-18, 0x1.3a6ddd68cbe1fp-21,  -0x1.5a7503e5b0ad3p-24, 0x1.460d6fb6e5be8p-27,  -0x1.d3399581494d8p-31,
    -0x1.1c704a03daeebp-34, 0x1.7582934eaac33p-35,  0x1.62172463f4013p-36,  0x1.4efce586bff09p-36,  0x1.2a0e3f5b33b6ap-39,  -0x1.5078475c5db55p-39,
    -0x1.044cd46ae4e38p-39, -0x1.5f8d7f93e835dp-41, -0x1.102d7bb1e9c03p-43, -0x1.c5d0359b7b99cp-47, -0x1.1d5638cf663e7p-51,
};
// (sin r / r - 1) / r^2 in r^2, 1.0e-12 to 0.617467: error 2^-57.3
static const double SIN_F64[] = {
    -0x1.5555555555555p-3,  0x1.111111111110bp-7,  -0x1.a01a01a018acep-13, 0x1.71de3a5337a3fp-19,
    -0x1.ae645295dfab9p-26, 0x1.61209125883a3p-33, -0x1.aaa47c6492e4ap-41,
};
// (cos r - 1 + r^2/2) / r^4 in r^2, 1.0e-12 to 0.617467: error 2^-59.5
static const double COS_F64[] = {
    0x1.5555555555555p-5,  -0x1.6c16c16c16c10p-10, 0x1.a01a01a018dd7p-16, -0x1.27e4fb75fc2b3p-22,
    0x1.1eed8ca2311b7p-29, -0x1.939336917c27bp-37, 0x1.aac4e7ff78840p-45,
};
// (atan(q)/q - 1) / q^2 in q^2, relative to atan, 1.0e-12 to 1.0: error 2^-55.4
static const double ATAN_F64[] = {
    -0x1.5555555555554p-2,  0x1.99999999996f8p-3,  -0x1.24924924858b9p-3,  0x1.c71c71c326c59p-4,  -0x1.745d16e653c37p-4, 0x1.3b13ab3b8bc83p-4,
    -0x1.1110ccab79017p-4,  0x1.e1dd5f7f383dcp-5,  -0x1.af0b5ef55d21cp-5,  0x1.858622dfd997ep-5,  -0x1.61e2b67802ca5p-5, 0x1.4047d14e7614bp-5,
    -0x1.1bdbb8fcc582fp-5,  0x1.dfa569759e5dcp-6,  -0x1.7507c006e82b6p-6,  0x1.00c6837b478dep-6,  -0x1.2c4c1ada22cedp-7, 0x1.1d90fa2316bb7p-8,
    -0x1.a365f086ec0b7p-10, 0x1.bad27c0fcbf6dp-12, -0x1.298ceb548a6a3p-14, 0x1.7cdf8865e353ep-18,
};
// atanh(s)/s = 1 + z/3 + z^2 T(z): T, 1.0e-8 to 0.0294667: error 2^-66.6
static const double LOG_POW_F64[] = {
    0x1.999999999999ap-3, 0x1.249249249246fp-3, 0x1.c71c71c722800p-4, 0x1.745d17417975bp-4, 0x1.3b13b313b7c58p-4,
    0x1.111093df530bep-4, 0x1.e20b9e022296bp-5, 0x1.aae9d0daddd57p-5, 0x1.c32b9bf131c41p-5,
};

// Special functions, in f64 for both types; those named F32 are shorter
// (1 + 2x) e^(x^2) erfc x in (x - 3.75) / (x + 3.75), relative, -1.0 to 0.758454: error 2^-56.4
static const double ERFC_F64[] = {
    0x1.3ccda0b5d5dc2p+0,   -0x1.1f367683f89a7p-3, 0x1.d5f2948159cffp-9,   0x1.510169d096803p-4,   -0x1.bda9309a28834p-4,  0x1.7a14188a99b14p-4,
    -0x1.e0d0fa6e025eep-5,  0x1.d0b0037dcd11ap-6,  -0x1.3f603c33508fap-7,  0x1.cc3a0e21d33efp-10,  0x1.33fb2406a830bp-12,  -0x1.303f9d8aff680p-12,
    0x1.b1445821aa178p-15,  0x1.778a28f51262ap-16, -0x1.800973ba15bacp-17, -0x1.0526042bfe094p-20, 0x1.d6c844dd26fe1p-20,  -0x1.f4211beecf75cp-25,
    -0x1.1913801813b12p-22, 0x1.9f401cf9592a0p-26, 0x1.6671cf8cc29f7p-25,  -0x1.1fb58cbd1b291p-28, -0x1.eb8c9366a9cb2p-28, 0x1.71cb3368d1822p-32,
    0x1.486b18392ed27p-30,  0x1.77d1658d4a98ep-34, -0x1.304977bfe0b8ep-33, -0x1.16809710abdccp-35, 0x1.33f0dcfade4cfp-41,
};
static const double ERFC_F64_LO[] = {0x1.e65b812fab41dp-54, 0x1.87e0f4ce5c610p-59};
// erf_inv(x)/x in w - 2.5, w = -log(1 - x^2), relative, -2.5 to 2.5: error 2^-31.2
static const double ERF_INV_F32[] = {
    0x1.805c5cff6e087p+0,   0x1.f91e8972f3f9bp-3,  -0x1.11c3e0b5427adp-8, -0x1.486399de7b3e0p-10, 0x1.c9bb5b44d60dfp-13, -0x1.4f760fca006d5p-18,
    -0x1.cbd4ea04159ddp-19, 0x1.01895a8dcc3bbp-21, 0x1.1abc5490cb63dp-26, -0x1.7ac18d141af36p-27, 0x1.e082e2102ff36p-32, 0x1.2429e2f725021p-33,
};
// erf_inv(x)/x in sqrt(w) - 3.0, w = -log(1 - x^2), relative, -0.764156 to 1.1: error 2^-30.3
static const double ERF_INV_TAIL_F32[] = {
    0x1.6a9efbd64d0e3p+1,  0x1.006dca0235161p+0,   0x1.3582c630bbb85p-7,   -0x1.f4e4193bd58d9p-8, 0x1.7493b98bbbdd6p-8,   -0x1.d356a65276871p-9,
    0x1.85937a102fed6p-10, -0x1.0861ed1d8f247p-13, -0x1.36f0554f9ce67p-12, 0x1.68b7fdae14219p-13, -0x1.2a41f0040a453p-16, -0x1.0f5b1248ecabdp-17,
};
// erf_inv(x)/x in w - 3.125, w = -log(1 - x^2), relative, -3.125 to 3.1251: error 2^-57.0
static const double ERF_INV_F64[] = {
    0x1.a755e7c99ae86p+0,   0x1.ebd80d9b13dfap-3,   -0x1.8b6c33114ead6p-8,  -0x1.84576948356abp-11, 0x1.879c2a20b529dp-13,
    -0x1.d1d1f7ca22291p-17, -0x1.6e8a53cde9bcfp-20, 0x1.c6b4f88bec8f7p-22,  -0x1.f36ced466e41ap-26, -0x1.1a9eb0eff2a9bp-28,
    0x1.20f5363d97f63p-30,  -0x1.dc3f139e0a098p-35, -0x1.c8a3f906ac8adp-37, 0x1.7235e068f92f6p-39,  -0x1.6bdbe65a99967p-44,
    -0x1.686e65bf605ffp-45, 0x1.d6c6e547160a0p-48,  -0x1.6fccccdb8b8d4p-55, -0x1.1ca73fc3d8341p-53, 0x1.1ec1c0ac93b60p-56,
    0x1.9aa4a6343b246p-61,  -0x1.9bbeac5d5110dp-62, 0x1.386daeedb8461p-66,  0x1.e67cd546653f0p-69,  -0x1.6ae31437d1b4ap-72,
};
static const double ERF_INV_F64_LO[] = {-0x1.59bb6c31d0e66p-56, -0x1.11558de20240fp-57};
// erf_inv(x)/x in sqrt(w) - 3.25, w = -log(1 - x^2), relative, -0.7501 to 0.7501: error 2^-59.7
static const double ERF_INV_TAIL_F64[] = {
    0x1.8abcc380d5a48p+1,   0x1.0158a6d641d55p+0,   0x1.5ffcfe5b6cd7bp-8,  -0x1.ebadabba023c5p-9,  0x1.468eeca942c55p-9,   -0x1.ba9240d89664dp-10,
    0x1.f3cc545e5a1b7p-11,  -0x1.7448bcc1d2594p-12, 0x1.932e8eb8d4982p-16, 0x1.1e6abb0b98222p-14,  -0x1.8cf45f876d690p-15, 0x1.a241e5ec0c551p-17,
    0x1.8999a5f4823c6p-19,  -0x1.0b7a91aa1b4c8p-18, 0x1.8dbba307276fap-20, -0x1.d961f16d9331fp-26, -0x1.07b8eb991f3d8p-22, 0x1.1a75e59450e0fp-23,
    -0x1.65aa608cc9192p-26, -0x1.06963278f619ap-26, 0x1.06b3ed672e5e7p-27,
};
static const double ERF_INV_TAIL_F64_LO[] = {-0x1.92b90a8abfc87p-54, -0x1.5eefab6070656p-54};
// erf_inv(x)/x in sqrt(w) - 5.0, w = -log(1 - x^2), relative, -1.0001 to 1.01: error 2^-57.4
static const double ERF_INV_FAR_F64[] = {
    0x1.3664ddd1ad7fbp+2,   0x1.02a30d1fba10dp+0,   -0x1.22ea5df1d1a5bp-13, -0x1.c2f36aa24749bp-13, 0x1.3ebf4efc3e503p-14,
    -0x1.4a348fc316033p-16, 0x1.2fbcfcd46d805p-18,  -0x1.0a9073b94234dp-20, 0x1.ebe38a3f97523p-23,  -0x1.22272442050a4p-24,
    0x1.f28016b7f7bdfp-26,  -0x1.0612f66eddd98p-26, 0x1.0cdc169ce9367p-27,  -0x1.dd1d9710ac403p-29, 0x1.68db0fd3dc146p-30,
    -0x1.e128e8865b689p-32, 0x1.39131903d04fcp-34,  0x1.79708a632e48fp-35,  -0x1.6ca73bd2abf69p-36,
};
static const double ERF_INV_FAR_F64_LO[] = {-0x1.5ef413475b8aep-54, 0x1.77bd5ad7d25f1p-55};
// log gamma(2 + z)/z, relative, -0.5001 to 0.5001: error 2^-55.3
static const double LGAMMA[] = {
    0x1.b0ee6072093cep-2,   0x1.4a34cc4a60fa6p-2,   -0x1.13e001a55760ap-4,  0x1.51322ac7d84f1p-6,   -0x1.e404fc218dcb2p-8,
    0x1.7add6eada707ep-9,   -0x1.38ac5c2d3dd12p-10, 0x1.0b36af8e8e7c2p-11,  -0x1.d3fd4b6e2cd3bp-13, 0x1.a127ac18850b7p-14,
    -0x1.78de998aac9bap-15, 0x1.580ea729020eep-16,  -0x1.3cb3ddceca5dcp-17, 0x1.25802c47e3837p-18,  -0x1.1274fc72f1f1bp-19,
    0x1.01fbb4b944d41p-20,  -0x1.ce380c0111767p-22, 0x1.a651397f3b2f5p-23,  -0x1.1fd01c471866dp-23, 0x1.29172acdf3fdep-24,
};
// log gamma(x) / (x - 1) in x - 1.25, relative, -0.25 to 0.2501: error 2^-53.7
static const double LGAMMA_LOW[] = {
    -0x1.92857d38caf41p-2, 0x1.5337d1f7e6626p-1,   -0x1.059d40f5f4dfbp-2, 0x1.181b4928a4bafp-3,   -0x1.5593614f35dd1p-4,
    0x1.bd90f0986371ap-5,  -0x1.2e86e8e50086cp-5,  0x1.a5c990ae00694p-6,  -0x1.2b8895b9f4f0bp-6,  0x1.af5408c39c5ccp-7,
    -0x1.39e394d0cc2ebp-7, 0x1.ccc6ba90cab3ap-8,   -0x1.5495e42a44bd2p-8, 0x1.fa7f2d7d2641dp-9,   -0x1.7ac6fac8ec996p-9,
    0x1.1c398db7542f1p-9,  -0x1.a5613af01ebebp-10, 0x1.40123f0cd1d7cp-10, -0x1.27089736d35b1p-10, 0x1.b6c1760ff4d36p-11,
};
// digamma(x) / (x - its zero) in x - 1.5, relative, -0.5 to 0.5: error 2^-56.2
static const double DIGAMMA_NEAR[] = {
    0x1.e6f0cbb873616p-1,  -0x1.b1cb63005ee98p-2,  0x1.eca189b8e6f76p-3,  -0x1.2feeeb98a78d3p-3,  0x1.8512e590384d7p-4,  -0x1.fb44202a24f58p-5,
    0x1.4de9aa17d3274p-5,  -0x1.b9f8b11b641bbp-6,  0x1.256471622b7d0p-6,  -0x1.8635640e5fdebp-7,  0x1.03c0b0f764547p-7,  -0x1.5a06a32b77b40p-8,
    0x1.cd1f7828d04fdp-9,  -0x1.336dea367b164p-9,  0x1.99dceb9c4be2fp-10, -0x1.0fb1c6c48615cp-10, 0x1.69e841b3b358ap-11, -0x1.fda4e278f1b0ap-12,
    0x1.55b506c4d3940p-12, -0x1.2f5e0d9655412p-13, 0x1.875513c155ab6p-14, -0x1.75fdc0258cf4ap-13, 0x1.fc3846d0931a7p-14,
};
static const double DIGAMMA_NEAR_LO[] = {0x1.8d103a0d9c037p-55};
// (log x - 1 / (2x) - digamma(x)) x^2 in 1 / x^2, times 1 / x^2, of digamma(x), 1.0e-12 to 0.25: error 2^-55.8
static const double DIGAMMA_FAR[] = {
    0x1.5555555554772p-4,  -0x1.11111106a7094p-7, 0x1.04103583454c9p-8,  -0x1.110db9097a146p-8, 0x1.efe25ebd901e9p-8,
    -0x1.54e45b013f737p-6, 0x1.3aa856675f616p-4,  -0x1.50d6f2df42467p-2, 0x1.6784565eed7a3p+0,  -0x1.5336cb8c54720p+2,
    0x1.037c2ce9e6e04p+4,  -0x1.2be6e564843d7p+5, 0x1.e4405168242f4p+5,  -0x1.e2efe9349bb21p+5, 0x1.bdc0cca21b1cap+4,
};
// I1(x)/x in (x/8)^2, relative, 1.0e-20 to 1.0: error 2^-55.0
static const double BESSEL_I1[] = {
    0x1.0000000000000p-1,  0x1.0000000000000p+2,  0x1.5555555555555p+3,  0x1.c71c71c71c71cp+3,  0x1.6c16c16c16c16p+3,  0x1.845c8a0ce514bp+2,
    0x1.27e4fb7789c94p+1,  0x1.522a43f659a3ep-1,  0x1.2c9758da8a790p-3,  0x1.ab81ea82e0008p-6,  0x1.f17696a849a74p-9,  0x1.e2638fb56eecdp-12,
    0x1.8bcd598bcdc57p-15, 0x1.1668117ffb2d6p-18, 0x1.52d1359ccfe98p-22, 0x1.6f3f5791d3ca1p-26, 0x1.317dd2fc5990fp-30, 0x1.a65c692607b51p-34,
};
// sqrt(x) e^-x I1(x) in 16/x - 1, relative, -0.999999 to 1.0: error 2^-55.6
static const double BESSEL_I1E_FAR[] = {
    0x1.8ebe783a84030p-2,   -0x1.3f796198ee638p-7,  -0x1.cbc54df1e9d27p-13, -0x1.f89c2304ec19ep-17, -0x1.ec8e105e91f5fp-20, -0x1.761383f1e0937p-22,
    -0x1.ad8d65c13601dp-24, -0x1.727812b32dc2bp-25, -0x1.918ceef4ba0c0p-26, -0x1.21d30d61274d1p-27, 0x1.ce8cc07ee88b8p-28,  0x1.e370e1ffa3107p-27,
    0x1.9b6c1e45171abp-28,  -0x1.0a8e1ca88744dp-27, -0x1.1010995d5395ep-27, 0x1.f94df72a3f434p-29,  0x1.b03ce79c8c54fp-28,  -0x1.f09845ff45413p-30,
    -0x1.0827f8e6cbda9p-28, 0x1.e9b0811fcf389p-31,  0x1.d8213b162e1e0p-30,  -0x1.938552ad0e915p-32, -0x1.0c77b2761f0dap-31, 0x1.bc12b69b6cb06p-34,
    0x1.1e78b5328b002p-34,  -0x1.cfeee93b58a69p-37,
};

// f64 with errors near 2^-104: sums of two f64, whose coefficients are in two parts as far as that is felt
// (log((1+s)/(1-s))/s - 2) / s^2 in s^2, relative to the log, 1.0e-9 to 0.0294667: error 2^-114.0
static const double LOG_WIDE[] = {
    0x1.5555555555555p-1, 0x1.999999999999ap-2, 0x1.2492492492492p-2, 0x1.c71c71c71c71cp-3, 0x1.745d1745d1746p-3, 0x1.3b13b13b13b14p-3,
    0x1.111111111110ep-3, 0x1.e1e1e1e1e219bp-4, 0x1.af286bca051a1p-4, 0x1.8618618c735bcp-4, 0x1.642c842facc63p-4, 0x1.47ae4d55924acp-4,
    0x1.2f619af40e4a1p-4, 0x1.1b0a59c112966p-4, 0x1.0050b5bf7b41cp-4, 0x1.3b0e7252451e2p-4,
};
static const double LOG_WIDE_LO[] = {0x1.5555555555555p-55,  -0x1.9999999999451p-56, 0x1.24924922c7a0dp-56,  0x1.c71c7ba8670e9p-57, -0x1.747da34c68e63p-58,
                                     -0x1.298c8a3089063p-57, -0x1.943bf2bba04bcp-58, -0x1.c1c856698f648p-58, 0x1.b60e44102e753p-58, 0x1.6bdb9240dda51p-59};
// (e^r - 1 - r) / r^2, times r^2, -0.3467 to 0.3467: error 2^-110.3
static const double EXP_WIDE[] = {
    0x1.0000000000000p-1,  0x1.5555555555555p-3,  0x1.5555555555555p-5,  0x1.1111111111111p-7,  0x1.6c16c16c16c17p-10, 0x1.a01a01a01a01ap-13,
    0x1.a01a01a01a01ap-16, 0x1.71de3a556c734p-19, 0x1.27e4fb7789f5dp-22, 0x1.ae64567f544e5p-26, 0x1.1eed8eff8d1a6p-29, 0x1.6124613a864cap-33,
    0x1.93974a912d1a3p-37, 0x1.ae7f3e7896174p-41, 0x1.ae7f19b2a506ep-45, 0x1.952c54f6a87acp-49, 0x1.68b88574952a3p-53, 0x1.2fc2e21207741p-57,
};
static const double EXP_WIDE_LO[] = {0x1.6553a65f612c3p-101, 0x1.55555555555b3p-57,  0x1.55555554e0705p-59, 0x1.1111110fcb3f9p-63,
                                     -0x1.f49f3cd0075a1p-65, 0x1.a01bb81afe6b0p-73,  0x1.88f01c7d43f85p-76, -0x1.c1a216f2c032dp-73,
                                     0x1.5cc5ff07a5c4cp-77,  -0x1.c0c3065c5b839p-80, 0x1.7b3ef285060d0p-85, -0x1.490f0d33d120fp-88};
// (sin r / r - 1) / r^2 in r^2, 1.0e-9 to 0.617467: error 2^-110.8
static const double SIN_WIDE[] = {
    -0x1.5555555555555p-3,  0x1.1111111111111p-7,  -0x1.a01a01a01a01ap-13, 0x1.71de3a556c734p-19, -0x1.ae64567f544e4p-26, 0x1.6124613a86d09p-33,
    -0x1.ae7f3e733b508p-41, 0x1.952c77028abf8p-49, -0x1.2f49b38d693edp-57, 0x1.71b7168fff9dap-66, -0x1.73d03001a467ep-75,
};
static const double SIN_WIDE_LO[] = {-0x1.5555555555551p-57, 0x1.111111110a17ep-63,  -0x1.a019fe11fff07p-73, -0x1.c15532b646505p-73,
                                     0x1.c1744dd38ad8cp-80,  -0x1.3a25331e07187p-87, 0x1.6cd7eca3e7df3p-96,  -0x1.f5130aeca0283p-103};
// (cos r - 1) / r^2 in r^2, 1.0e-9 to 0.617467: error 2^-112.4
static const double COS_WIDE[] = {
    -0x1.0000000000000p-1,  0x1.5555555555555p-5,  -0x1.6c16c16c16c17p-10, 0x1.a01a01a01a01ap-16, -0x1.27e4fb7789f5cp-22, 0x1.1eed8eff8d898p-29,
    -0x1.93974a8c07c9cp-37, 0x1.ae7f3e733b4d7p-45, -0x1.6827863b222cap-53, 0x1.e542b8dcbe615p-62, -0x1.0ce23d148f77cp-70, 0x1.efbfbe4d0a82dp-80,
};
static const double COS_WIDE_LO[] = {0x1.0e7eadc2bb782p-114, 0x1.5555555555547p-59,  0x1.f49f49f4a8099p-65,  0x1.a019fc5a772a3p-76,
                                     -0x1.cbbbca22762e0p-76, -0x1.2bc2d745f8729p-83, -0x1.fda3d9fa90e69p-93, -0x1.15fc90475aca7p-99};
// B2k / (2k (2k - 1)), k = 1..: log gamma's series in x^(1 - 2k)
static const double STIRLING_WIDE[] = {
    0x1.5555555555555p-4,  -0x1.6c16c16c16c17p-9,  0x1.a01a01a01a01ap-11, -0x1.3813813813814p-11, 0x1.b951e2b18ff23p-11, -0x1.f6ab0d9993c7dp-10,
    0x1.a41a41a41a41ap-8,  -0x1.e4286cb0f5398p-6,  0x1.6fe96381e0680p-3,  -0x1.6476701181f3ap+0,  0x1.ace44322ce006p+3,  -0x1.39b2525cccc1bp+7,
    0x1.12234e81b4e82p+11, -0x1.1a198ae1c4ab8p+15, 0x1.51a2089a6e11ap+19, -0x1.d1089b142d357p+23, 0x1.6d29a0f6433b8p+28, -0x1.445119d9e466fp+33,
};
static const double STIRLING_WIDE_LO[] = {0x1.5555555555555p-58, 0x1.f49f49f49f49fp-64, 0x1.a01a01a01a01ap-71,
                                          0x1.fb1fb1fb1fb20p-65, 0x1.5c3a9ce01b952p-65, 0x1.f82553c999b0ep-64};
// B2k / 2k, k = 1..: digamma's, in x^(-2k)
static const double DIGAMMA_WIDE[] = {
    0x1.5555555555555p-4,  -0x1.1111111111111p-7,  0x1.0410410410410p-8,  -0x1.1111111111111p-8,  0x1.f07c1f07c1f08p-8,  -0x1.5995995995996p-6,
    0x1.5555555555555p-4,  -0x1.c5e5e5e5e5e5ep-2,  0x1.86e7f9b9fe6e8p+1,  -0x1.a74ca514ca515p+4,  0x1.1975cc0ed7304p+8,  -0x1.c2f0566566566p+11,
    0x1.ac572aaaaaaabp+15, -0x1.dc0b1a5cfbe16p+19, 0x1.31fad7cbf3c00p+24, -0x1.c280563b8bcbdp+28, 0x1.7892edfdf5555p+33, -0x1.62b8b44651d09p+38,
};
static const double DIGAMMA_WIDE_LO[] = {0x1.5555555555555p-58,  -0x1.1111111111111p-63, 0x1.0410410410410p-62,
                                         -0x1.1111111111111p-64, -0x1.f07c1f07c1f08p-63, 0x1.9a99a99a99a9ap-60};
// B2k / (2k)!, k = 1..
static const double EULER_MACLAURIN[] = {
    0x1.5555555555555p-4,   -0x1.6c16c16c16c17p-10, 0x1.1566abc011567p-15,  -0x1.bbd779334ef0bp-21, 0x1.66a8f2bf70ebep-26,
    -0x1.22805d644267fp-31, 0x1.d6db2c4e09162p-37,  -0x1.7da4e1f79955cp-42, 0x1.355871d652e9ep-47,  -0x1.f57d968caacf1p-53,
    0x1.967e1f09c376fp-58,  -0x1.497d9033a2b5cp-63, 0x1.0b132d7c6ad06p-68,  -0x1.b0f72d59f1c16p-74, 0x1.5ef2da4cca26dp-79,
    -0x1.1c77df96de38bp-84, 0x1.cd299de521b62p-90,  -0x1.75cde656574a7p-95, 0x1.2efe8db3b4adfp-100, -0x1.eb322904761ffp-106,
};
static const double EULER_MACLAURIN_LO[] = {0x1.5555555555555p-58,   0x1.f49f49f49f49fp-65,   -0x1.50ffbaa655100p-69,  0x1.4e65f77088199p-75,
                                            -0x1.75a7bb0599f07p-80,  0x1.16a73200360d2p-88,   -0x1.1ed444b9ec588p-95,  -0x1.2ff894d037a17p-96,
                                            -0x1.88d4ccd141422p-101, 0x1.9c31f0af5255fp-108,  -0x1.3ea5a927db8abp-116, -0x1.b843f32aad364p-117,
                                            0x1.01d4526c8e75ep-122,  -0x1.f30b7489fb679p-128, 0x1.6b993adfdd467p-133,  0x1.dac59dd0d33acp-143,
                                            -0x1.4075f86821e83p-144, 0x1.89cf9cb4d5178p-150,  -0x1.cc0e9671edd3fp-155, 0x1.3082df2e94ceep-162};
// log |gamma|
static const double LGAMMA_ZEROS[][5] = {
    {-0x1.5fb410a1bd901p+1, 0x1.a19a96d2e6f85p-54, -0x1.ea12da904b18cp+0, 0x1.3267f3c265a52p+3, -0x1.4185ac30c8bf2p+4},
    {-0x1.3a7fc9600f86cp+1, -0x1.55f64f98af8d0p-55, 0x1.83fe966af535fp+0, 0x1.36eebb002f55dp+2, 0x1.694a6058a7858p+0},
    {-0x1.fa471547c2fe5p+1, -0x1.70d4561291237p-56, -0x1.4b99d966c5647p+4, 0x1.f76deae0436bep+7, -0x1.d25359d4b2f38p+11},
    {-0x1.9260dbc9e59afp+1, -0x1.f717cd335a7b3p-53, 0x1.f20a65f2fac55p+2, 0x1.9d4d2977150efp+4, 0x1.c1137124d5c5bp+6},
};
// digamma
static const double DIGAMMA_ZEROS[][5] = {
    {-0x1.02172b05ee260p-1, -0x1.2cd704405bff6p-57, 0x1.1e12d46d5ae28p+3, -0x1.9e62874978640p-1, 0x1.02118e3b13c53p+5},
    {-0x1.92d0cbc289d4ap+0, -0x1.2262d144a30e4p-56, 0x1.3e20e129a441ep+3, -0x1.f35db31e6a1d4p+2, 0x1.3f4b97e4daf9dp+5},
    {-0x1.4e2c19f679e5ap+1, 0x1.c7b999bd14f47p-54, 0x1.5b2582701b783p+3, -0x1.98a9c8ee5f509p+3, 0x1.99bd233efef94p+5},
    {-0x1.d1514b041b2a8p+1, 0x1.f71449c2a5446p-55, 0x1.74d47ec7ac492p+3, -0x1.0f036e4ba3313p+4, 0x1.f94be5ed016a7p+5},
    {-0x1.29cea5c1ccbd0p+2, -0x1.25e92119a56a9p-52, 0x1.8bd4130f4ee75p+3, -0x1.4a31244049061p+4, 0x1.2cab056653a93p+6},
    {-0x1.6ab2ca18e6ce3p+2, -0x1.da7ecae62c5bdp-59, 0x1.a0af5c72c8e84p+3, -0x1.802c5fd17ebafp+4, 0x1.5c36bb2d63c1fp+6},
};
static const double DIGAMMA_ZERO_HI = 0x1.762d86356be3fp+0, DIGAMMA_ZERO_LO = 0x1.b86a722197829p-54;
static const double HALF_LOG_2_BY_PI_HI = -0x1.ce6bb25aa1316p-3, HALF_LOG_2_BY_PI_LO = 0x1.dcd49c8e5aff6p-58;

// Constants in two parts
static const double LN2_HI = 0x1.62e42ff000000p-1, LN2_LO = -0x1.718432a1b0e26p-35;
static const double LN2_FULL_HI = 0x1.62e42fefa39efp-1, LN2_FULL_LO = 0x1.abc9e3b39803fp-56;
static const double LOG2E_HI = 0x1.71547652b82fep+0, LOG2E_LO = 0x1.777d0ffda0d24p-56;
static const double LN2_SHORT_HI = 0x1.62e4000000000p-1, LN2_SHORT_LO = 0x1.7f7d1c0000000p-20;
static const double LN2_F32_HI = 0x1.62e4300000000p-1, LN2_F32_LO = -0x1.05c6100000000p-29;
static const double THIRD_HI = 0x1.5555555555555p-2, THIRD_LO = 0x1.5555555555555p-56;
static const double PIO2[] = {0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54, -0x1.f1976b7ed8fbcp-110};
static const float PIO2_F32[] = {0x1.921fb40000000p+0f, 0x1.4442d00000000p-24f, 0x1.8469880000000p-48f};
static const double PI_PARTS[] = {0x1.921fb54442d18p+1, 0x1.1a62633145c07p-53};
// 2/pi, 1280 bits behind the point, highest first
static const uint64_t TWO_OVER_PI[] = {
    0xa2f9836e4e441529u, 0xfc2757d1f534ddc0u, 0xdb6295993c439041u, 0xfe5163abdebbc561u, 0xb7246e3a424dd2e0u, 0x06492eea09d1921cu, 0xfe1deb1cb129a73eu,
    0xe88235f52ebb4484u, 0xe99c7026b45f7e41u, 0x3991d639835339f4u, 0x9c845f8bbdf9283bu, 0x1ff897ffde05980fu, 0xef2f118b5a0a6d1fu, 0x6d367ecf27cb09b7u,
    0x4f463f669e5fea2du, 0x7527bac7ebe5f17bu, 0x3d0739f78a5292eau, 0x6bfb5fb11f8d5d08u, 0x56033046fc7b6babu, 0xf0cfbc209af4361du,
};

#endif
