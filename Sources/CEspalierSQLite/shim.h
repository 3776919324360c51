#include <sqlite3.h>

/// Binds a text of which SQLite takes a copy. Swift does not see SQLITE_TRANSIENT, which is a cast.
static inline int espalier_sqlite3_bind_text(sqlite3_stmt *statement, int index, const char *text, int length) {
  return sqlite3_bind_text(statement, index, text, length, SQLITE_TRANSIENT);
}
