#include "CAllocations.h"

#include <stdlib.h>

#if defined(__linux__) && defined(__GLIBC__)

#include <errno.h>
#include <malloc.h>

// A program's own definitions of these come before those of the C library, for its shared libraries too (the manual
// calls it "replacing malloc"). The C library's own stay reachable under these names; `free` is left as it is.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

// In the program itself, and so without a call or an allocation at its first use.
static __thread ptrdiff_t count __attribute__((tls_model("initial-exec")));

void *malloc(size_t size) {
  count += 1;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count += 1;
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  count += 1;
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  count += 1;
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count += 1;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0 || alignment == 0) return EINVAL;
  count += 1;
  void *made = __libc_memalign(alignment, size);
  if (made == NULL) return ENOMEM;
  *block = made;
  return 0;
}

ptrdiff_t espalier_allocation_count(void) { return count; }

ptrdiff_t espalier_bytes_in_use(void) {
  struct mallinfo2 info = mallinfo2();
  return (ptrdiff_t)(info.uordblks + info.hblkhd);
}

#else

ptrdiff_t espalier_allocation_count(void) { return -1; }
ptrdiff_t espalier_bytes_in_use(void) { return -1; }

#endif
