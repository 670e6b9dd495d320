// The instruction set this file is being compiled for, as the name of an inline namespace.
//
// The wheel must run on any x86-64, so each kernel source (`*_avx2.cpp`, `*_avx512.cpp`) is
// compiled with its own flags and chosen at run time (cpu.h). Code in headers would then exist
// several times under one name, and the linker would keep any of them, perhaps the one that a
// plain machine cannot run. Everything inline that such a source uses therefore stands in
//   namespace fivepoint { inline namespace FIVEPOINT_TARGET { ... } }
// which gives each build its own names. Kernel sources use nothing inline from the standard
// library but what surely vanishes into its caller.
#pragma once

#if defined(__AVX512VNNI__)
#define FIVEPOINT_TARGET target_avx512
#elif defined(__AVX2__)
#define FIVEPOINT_TARGET target_avx2
#else
#define FIVEPOINT_TARGET target_portable
#endif
