import Foundation
import GRDB

extension WalletDatabase {
  /// Returns the name of a user, as they wrote it.
  public func userName(_ user: UserID) async throws -> String {
    try await read(user: user) { database in
      try String.fetchOne(database, sql: "SELECT name FROM user WHERE id = ?", arguments: [user.rawValue]) ?? ""
    }
  }

  /// Returns the user's choices about the program.
  public func settings(user: UserID) async throws -> UserSettings {
    try await read(user: user) { try Self.settings(of: user, in: $0) }
  }

  /// Changes what the user has chosen about the program.
  ///
  /// The settings are read and written in one transaction, so two windows that change two of them lose neither.
  /// Settings that come out as they were are not written.
  public func changeSettings(user: UserID, _ change: @Sendable @escaping (inout UserSettings) -> Void) async throws {
    try await write(user: user, as: claim(.settings, of: user)) { database in
      let before = try Self.settings(of: user, in: database)
      var settings = before
      change(&settings)
      guard settings != before else { return }
      let json = String(decoding: try JSONEncoder().encode(settings), as: UTF8.self)
      try database.execute(
        sql: "UPDATE user SET settings = ? WHERE id = ?", arguments: [json, user.rawValue])
    }
  }

  private static func settings(of user: UserID, in database: Database) throws -> UserSettings {
    let json = try String.fetchOne(
      database, sql: "SELECT settings FROM user WHERE id = ?", arguments: [user.rawValue])
    return (try? JSONDecoder().decode(UserSettings.self, from: Data((json ?? "").utf8))) ?? UserSettings()
  }

  /// Erases a user and all that is theirs, for good.
  ///
  /// The password is asked again, and wrong ones count as they do at signing in. A sample user has none: see
  /// ``eraseSample(_:)``. A write whose claim is known has erased the user: it asks for nothing and erases nothing.
  /// - Throws: ``WalletError/wrongNameOrPassword``, ``WalletError/lockedOut(until:)``, ``WalletError/busy``,
  ///   ``WalletError/noSuchUser``.
  @concurrent
  public func deleteUser(
    _ user: UserID, password: String, from source: SignInSource = .thisMachine
  ) async throws {
    let claim = userClaim(.erasing)
    let isErased = try await translatingErrors {
      try await pool.read { try claim?.hasErased(user, $0) ?? false }
    }
    if !isErased { try await erase(user, password: password, from: source, as: claim) }
    // The log of changes still has what was written lately. If somebody is reading, SQLite empties it at another time.
    try? await pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
    notifyChange(of: user)
  }

  private func erase(
    _ user: UserID, password: String, from source: SignInSource, as claim: UserClaim?
  ) async throws {
    let nameKey = try await read(user: user) { database in
      try String.fetchOne(database, sql: "SELECT nameKey FROM user WHERE id = ?", arguments: [user.rawValue])
    }
    guard let nameKey, try await authenticate(nameKey: nameKey, password: password, from: source) == user else {
      throw WalletError.wrongNameOrPassword
    }
    let moment = now()
    try await translatingErrors {
      try await pool.write { database in
        try database.execute(sql: "DELETE FROM user WHERE id = ?", arguments: [user.rawValue])
        // Nothing is sent for somebody who is gone.
        try database.execute(sql: "DELETE FROM outgoing WHERE owner = ?", arguments: ["\(user.rawValue)"])
        try claim?.note(user, at: moment, database)
      }
    }
  }
}
