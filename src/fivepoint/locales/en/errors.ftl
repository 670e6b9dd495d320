# errors

# Bear-off tables
error-bearoff-counts = A home board has six counts from the ace point on, whole numbers of at least 0 and at most 15 in all; this is none: { $counts }.
