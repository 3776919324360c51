import Foundation
import GRDB

extension WalletDatabase {
  /// The fewest characters that a password can have.
  public static let minimumPasswordLength = 8
  /// The most bytes that a password can have, so that nobody makes the server hash a novel.
  public static let maximumPasswordLength = 1024

  /// Makes a user with the starter categories.
  ///
  /// The name is trimmed, and unique whatever its case. The password is kept as its scrypt hash with a salt of its own.
  /// - Throws: ``WalletError/nameInvalid(reason:)``, ``WalletError/nameTaken(name:)``,
  ///   ``WalletError/passwordTooShort(minimum:)``, ``WalletError/passwordTooLong(maximum:)``.
  @concurrent
  public func signUp(name: String, password: String) async throws -> UserID {
    let name = UserName(name)
    try name.validate()
    guard password.count >= Self.minimumPasswordLength else {
      throw WalletError.passwordTooShort(minimum: Self.minimumPasswordLength)
    }
    guard password.utf8.count <= Self.maximumPasswordLength else {
      throw WalletError.passwordTooLong(maximum: Self.maximumPasswordLength)
    }
    let stored = try await passwords.store(password)
    let moment = now()
    return try await translatingErrors {
      try await pool.write { database in
        let taken = try Bool.fetchOne(
          database, sql: "SELECT EXISTS (SELECT 1 FROM user WHERE nameKey = ?)", arguments: [name.key])
        guard taken != true else { throw WalletError.nameTaken(name: name.written) }
        return try NewUser(name: name, password: stored, isSample: false).insert(at: moment, database)
      }
    }
  }

  /// Checks a name and a password.
  ///
  /// It takes as long for a name that nobody has. After five wrong passwords the name is shut, first for half a minute,
  /// then for longer each time, up to an hour; the right password, or a day without mistakes, forgives. Somebody who
  /// knows a name can so keep its owner waiting: that is the price of not letting them guess.
  /// - Throws: ``WalletError/wrongNameOrPassword`` or ``WalletError/lockedOut(until:)``.
  @concurrent
  public func signIn(name: String, password: String) async throws -> UserID {
    try await authenticate(nameKey: UserName(name).key, password: password)
  }

  func authenticate(nameKey: String, password: String) async throws -> UserID {
    guard nameKey.utf8.count <= 4 * UserName.maximum, password.utf8.count <= Self.maximumPasswordLength else {
      throw WalletError.wrongNameOrPassword
    }
    let moment = now()
    let attempt = try await translatingErrors {
      try await pool.write { database in
        let lockedUntil = try SignInAttempts.begin(nameKey: nameKey, at: moment, database)
        return (lockedUntil: lockedUntil, credentials: try Credentials(nameKey: nameKey, database))
      }
    }
    let isRight = try await passwords.isRight(password, for: attempt.credentials?.password)
    guard isRight, let credentials = attempt.credentials else {
      throw attempt.lockedUntil.map(WalletError.lockedOut(until:)) ?? WalletError.wrongNameOrPassword
    }
    let renewed = credentials.password.cost == passwords.cost ? nil : try await passwords.store(password)
    try await translatingErrors {
      try await pool.write { database in
        try SignInAttempts.clear(nameKey: nameKey, database)
        try renewed.map { try credentials.replacePassword(with: $0, database) }
      }
    }
    return credentials.user
  }
}
