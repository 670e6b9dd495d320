#include "net_kernel_impl.h"

namespace fivepoint {

const NetKernel kAvx2Net = kNetKernel;

}  // namespace fivepoint
