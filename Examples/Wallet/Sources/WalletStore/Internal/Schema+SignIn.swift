extension Schema {
  /// Wrong passwords by what they are counted by; see ``SignInAttempts``. What was counted by name alone is forgotten.
  static let signInCounts = """
    DROP TABLE signInAttempt;

    CREATE TABLE signInCount (
      kind TEXT NOT NULL,
      key TEXT NOT NULL,
      failures INTEGER NOT NULL,
      lastFailure REAL NOT NULL,
      lockedUntil REAL,
      PRIMARY KEY (kind, key)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX signInCountByAge ON signInCount (kind, lastFailure);
    """
}
