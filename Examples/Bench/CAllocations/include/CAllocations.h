#ifndef ESPALIER_CALLOCATIONS_H
#define ESPALIER_CALLOCATIONS_H

#include <stddef.h>

/// Blocks that the calling thread has taken from the heap since it began; -1 where they are not counted.
ptrdiff_t espalier_allocation_count(void);

/// Bytes of the heap that are in use by the whole process, as far as the C library tells; -1 where it does not.
ptrdiff_t espalier_bytes_in_use(void);

#endif
