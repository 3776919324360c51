#include <fcntl.h>
#include <spawn.h>

// The system's headers declare these functions only with settings under which other declarations differ from Swift's
// own view of them.
extern int pipe2(int[2], int);
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *, int);

/// Creates a pipe that no other program inherits.
static inline int espalier_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

/// Prevents the new program from inheriting any descriptor from this number on.
static inline int espalier_close_from(posix_spawn_file_actions_t *actions, int first) {
  return posix_spawn_file_actions_addclosefrom_np(actions, first);
}
