// Coefficients of the elementary functions, lowest power first. Written by codegen/minimax.py, which states the method.
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
    0x1.0000000000000p-1f, 0x1.5555540000000p-3f,  0x1.5554fa0000000p-5f,
    0x1.1112b80000000p-7f, 0x1.6d3e100000000p-10f, 0x1.9ecd840000000p-13f,
};
// 2^r, relative, -0.5 to 0.5: error 2^-27.6
static const float EXP2_F32[] = {
    0x1.0000000000000p+0f, 0x1.62e4300000000p-1f,  0x1.ebfbdc0000000p-3f,  0x1.c6af720000000p-5f,
    0x1.3b2d300000000p-7f, 0x1.5f13fc0000000p-10f, 0x1.42a2f80000000p-13f,
};
// (log1p f - f + f^2/2) / f^3, relative to log1p f, -0.293186 to 0.414628: error 2^-29.2
static const float LOG_F32[] = {
    0x1.5555480000000p-2f,  -0x1.00000c0000000p-2f, 0x1.99a43c0000000p-3f,
    -0x1.55580e0000000p-3f, 0x1.233da20000000p-3f,  -0x1.fcaf660000000p-4f,
    0x1.e7199a0000000p-4f,  -0x1.dbb5200000000p-4f, 0x1.118d2c0000000p-4f,
};
// erf(x)/x - 1 in x^2, relative to erf, 1.0e-12 to 0.7225: error 2^-27.1
static const float ERF_SMALL_F32[] = {
    0x1.06eba80000000p-3f,  -0x1.8127260000000p-2f, 0x1.ce256a0000000p-4f,
    -0x1.b735ea0000000p-6f, 0x1.4b76300000000p-8f,  -0x1.4cd8600000000p-11f,
};
// log2(erfc x), error times erfc, 0.85 to 3.95: error 2^-28.8
static const float ERF_LARGE_F32[] = {
    -0x1.3c44700000000p-13f, -0x1.a0a06e0000000p+0f, -0x1.d62bca0000000p-1f, -0x1.34d60c0000000p-3f,
    0x1.0a244c0000000p-5f,   -0x1.26c8fe0000000p-8f, 0x1.341bc00000000p-12f,
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
    0x1.fffffffcce4d0p-1, -0x1.55554f06c21e4p-2, 0x1.999786f3ae4c7p-3,  -0x1.246feba12e756p-3,
    0x1.c4cad8bb64a77p-4, -0x1.6865d07e5f071p-4, 0x1.131780ea49366p-4,  -0x1.6b6075522453cp-5,
    0x1.6cf183df47e32p-6, -0x1.d7d1d3391b446p-8, 0x1.1e0760d065cd4p-10,
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
    0x1.0000000000000p-1,  0x1.5555555555559p-3,  0x1.5555555555548p-5,  0x1.111111110f7dbp-7,
    0x1.6c16c16c1cd49p-10, 0x1.a01a01af7dd44p-13, 0x1.a01a0182ef202p-16, 0x1.71ddf93c64e2cp-19,
    0x1.27e52b478d058p-22, 0x1.af5d4d801353ep-26, 0x1.1ef51c3c03a2dp-29,
};
// (log((1+s)/(1-s))/s - 2) / s^2 in s^2, relative to the log, 1.0e-10 to 0.0294667: error 2^-59.1
static const double LOG_F64[] = {
    0x1.5555555555593p-1, 0x1.999999997fb32p-2, 0x1.249249421797bp-2, 0x1.c71c51e802e19p-3,
    0x1.74664629beba0p-3, 0x1.39a0f551d40cep-3, 0x1.2f0d8b47e8161p-3,
};
// erf(x)/x - 1 in x^2, relative to erf, 1.0e-12 to 1.0: error 2^-56.3
static const double ERF_SMALL_F64[] = {
    0x1.06eba8214db69p-3,  -0x1.812746b0379e7p-2,  0x1.ce2f21a042bddp-4,  -0x1.b82ce3128899bp-6,
    0x1.565bcd0e64ab7p-8,  -0x1.c02db3fed8f6cp-11, 0x1.f9a326bfb7324p-14, -0x1.f4d255e14a37ep-17,
    0x1.b9e64d080df81p-20, -0x1.5f6d6b5501a58p-23, 0x1.fc41174f03f00p-27, -0x1.4e55cdbb56b30p-30,
    0x1.7ecbfde649eb8p-34, -0x1.292903202089ap-38,
};
// log(erfc x) + x^2 in x - 3.5, error times erfc / erf, -2.5 to 2.5: error 2^-56.6
static const double ERF_LARGE_F64[] = {
    -0x1.dcc8b29512d7dp+0,  -0x1.107c6916078e0p-2,  0x1.105be5d26801ap-5,   -0x1.5677ff29be7cfp-8,
    0x1.ca1053bb0c118p-11,  -0x1.34e7e573fda7fp-13, 0x1.9922a87f26b4dp-16,  -0x1.05059a76ce02dp-18,
    0x1.3a6ddd68cbe1fp-21,  -0x1.5a7503e5b0ad3p-24, 0x1.460d6fb6e5be8p-27,  -0x1.d3399581494d8p-31,
    -0x1.1c704a03daeebp-34, 0x1.7582934eaac33p-35,  0x1.62172463f4013p-36,  0x1.4efce586bff09p-36,
    0x1.2a0e3f5b33b6ap-39,  -0x1.5078475c5db55p-39, -0x1.044cd46ae4e38p-39, -0x1.5f8d7f93e835dp-41,
    -0x1.102d7bb1e9c03p-43, -0x1.c5d0359b7b99cp-47, -0x1.1d5638cf663e7p-51,
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
    -0x1.5555555555554p-2,  0x1.99999999996f8p-3,  -0x1.24924924858b9p-3, 0x1.c71c71c326c59p-4,   -0x1.745d16e653c37p-4,
    0x1.3b13ab3b8bc83p-4,   -0x1.1110ccab79017p-4, 0x1.e1dd5f7f383dcp-5,  -0x1.af0b5ef55d21cp-5,  0x1.858622dfd997ep-5,
    -0x1.61e2b67802ca5p-5,  0x1.4047d14e7614bp-5,  -0x1.1bdbb8fcc582fp-5, 0x1.dfa569759e5dcp-6,   -0x1.7507c006e82b6p-6,
    0x1.00c6837b478dep-6,   -0x1.2c4c1ada22cedp-7, 0x1.1d90fa2316bb7p-8,  -0x1.a365f086ec0b7p-10, 0x1.bad27c0fcbf6dp-12,
    -0x1.298ceb548a6a3p-14, 0x1.7cdf8865e353ep-18,
};
// atanh(s)/s = 1 + z/3 + z^2 T(z): T, 1.0e-8 to 0.0294667: error 2^-66.6
static const double LOG_POW_F64[] = {
    0x1.999999999999ap-3, 0x1.249249249246fp-3, 0x1.c71c71c722800p-4, 0x1.745d17417975bp-4, 0x1.3b13b313b7c58p-4,
    0x1.111093df530bep-4, 0x1.e20b9e022296bp-5, 0x1.aae9d0daddd57p-5, 0x1.c32b9bf131c41p-5,
};

// Constants in two parts
static const double LN2_HI = 0x1.62e42ff000000p-1, LN2_LO = -0x1.718432a1b0e26p-35;
static const double LN2_FULL_HI = 0x1.62e42fefa39efp-1, LN2_FULL_LO = 0x1.abc9e3b39803fp-56;
static const double LOG2E_HI = 0x1.71547652b82fep+0, LOG2E_LO = 0x1.777d0ffda0d24p-56;
static const double LN2_F32_HI = 0x1.62e4300000000p-1, LN2_F32_LO = -0x1.05c6100000000p-29;
static const double THIRD_HI = 0x1.5555555555555p-2, THIRD_LO = 0x1.5555555555555p-56;
static const double PIO2[] = {0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54, -0x1.f1976b7ed8fbcp-110};
static const double PI_PARTS[] = {0x1.921fb54442d18p+1, 0x1.1a62633145c07p-53};
// 2/pi, 1280 bits behind the point, highest first
static const uint64_t TWO_OVER_PI[] = {
    0xa2f9836e4e441529u, 0xfc2757d1f534ddc0u, 0xdb6295993c439041u, 0xfe5163abdebbc561u, 0xb7246e3a424dd2e0u,
    0x06492eea09d1921cu, 0xfe1deb1cb129a73eu, 0xe88235f52ebb4484u, 0xe99c7026b45f7e41u, 0x3991d639835339f4u,
    0x9c845f8bbdf9283bu, 0x1ff897ffde05980fu, 0xef2f118b5a0a6d1fu, 0x6d367ecf27cb09b7u, 0x4f463f669e5fea2du,
    0x7527bac7ebe5f17bu, 0x3d0739f78a5292eau, 0x6bfb5fb11f8d5d08u, 0x56033046fc7b6babu, 0xf0cfbc209af4361du,
};

#endif
