extension Schema {
  /// The numbers of wrong passwords, by the keys of ``SignInAttempts``. Counts by name alone, as before, are forgotten.
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
