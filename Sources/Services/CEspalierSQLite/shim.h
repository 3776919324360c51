#include <sqlite3.h>

/// Binds a text of which SQLite takes a copy. Swift does not see SQLITE_TRANSIENT, which is a cast.
static inline int espalier_sqlite3_bind_text(sqlite3_stmt *statement, int index, const char *text, int length) {
  return sqlite3_bind_text(statement, index, text, length, SQLITE_TRANSIENT);
}

/// Binds bytes of which SQLite takes a copy.
static inline int espalier_sqlite3_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, int length) {
  return length == 0 ? sqlite3_bind_zeroblob(statement, index, 0)
                     : sqlite3_bind_blob(statement, index, bytes, length, SQLITE_TRANSIENT);
}
