// The results of many rolls at once, as rows of 26 cells one after the other.
// Knows no Python; what it fills is made to be handed over without a copy.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>

#include "position.h"

namespace fivepoint {

// Bytes from malloc, to be given away. Large blocks ask for huge pages: the first touch of small
// ones costs more than listing the results that are written there.
class Bytes {
  public:
    // Makes room for `size` bytes in all. Throws std::bad_alloc and keeps what is there.
    void reserve(std::size_t size);

    // Gives back what lies beyond `size` bytes.
    void shrink(std::size_t size);

    std::int8_t* data() { return memory_.get(); }
    std::size_t capacity() const { return capacity_; }

    // Hands the memory over; whoever takes it calls std::free.
    std::int8_t* release();

  private:
    struct Free {
        void operator()(void* memory) const { std::free(memory); }
    };

    std::unique_ptr<std::int8_t, Free> memory_;
    std::size_t capacity_ = 0;
};

// Many rolls: `boards` is count rows of 26 cells, `dice` count pairs, each seen by its player.
struct Rolls {
    const std::int8_t* boards;
    const std::int8_t* dice;
    std::size_t count;
    int men;
};

// Fills `rows` with the distinct results of every roll and `offsets` (count + 1) with the row at
// which each roll's begin, the last being their number. The same for any number of threads.
// Returns the first roll whose board or dice are not legal, if there is one; then what was
// filled means nothing.
std::optional<std::size_t> list_batch(const Rolls& rolls, int threads, Bytes& rows,
                                      std::int64_t* offsets);

}  // namespace fivepoint
