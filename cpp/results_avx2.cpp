// The results kernel for AVX2, compiled with the flags of that kernel (CMakeLists.txt).
#include "results_kernel.h"

namespace fivepoint {

const ResultsKernel kAvx2Results = kResultsKernel;

}  // namespace fivepoint
