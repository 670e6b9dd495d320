#include "net_kernel_impl.h"

namespace fivepoint {

const NetKernel kPortableNet = kNetKernel;

}  // namespace fivepoint
