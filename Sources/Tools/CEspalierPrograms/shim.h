#include <fcntl.h>
#include <spawn.h>

// Declared by the system's headers only where they declare what Swift's own view of them has otherwise.
extern int pipe2(int[2], int);
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *, int);

/// Makes a pipe, which no other program inherits.
static inline int espalier_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

/// Lets the new program inherit no descriptor from this one on.
static inline int espalier_close_from(posix_spawn_file_actions_t *actions, int first) {
  return posix_spawn_file_actions_addclosefrom_np(actions, first);
}
