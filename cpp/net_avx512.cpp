#include "net_kernel_impl.h"

namespace fivepoint {

const NetKernel kAvx512Net = kNetKernel;

}  // namespace fivepoint
