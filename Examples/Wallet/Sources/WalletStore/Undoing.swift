import Foundation
import GRDB

extension WalletDatabase {
  /// Returns the steps that a user can still undo, the newest first. The steps outlive the program;
  /// ``forgetUndoSteps(user:)`` removes them. There are at most the last 100 steps, and fewer if they changed more than
  /// 100,000 rows, or large texts of them.
  public func undoSteps(user: UserID) async throws -> [UndoStep] {
    try await read(user: user) { database in
      let rows = try Row.fetchAll(
        database, sql: "SELECT id, action, madeAt FROM undoStep WHERE userID = ? ORDER BY id DESC",
        arguments: [user.rawValue])
      return rows.compactMap(UndoStep.init(row:))
    }
  }

  /// Notes that a user has seen what can be undone, and does not want to be offered it again.
  public func setUndoAside(_ step: UndoID, user: UserID) { setAside.set(step, of: user) }

  /// Returns true if the user has set a step aside, as the last one; it is remembered as long as the program runs.
  public func isUndoSetAside(_ step: UndoID, user: UserID) -> Bool { setAside.contains(step, of: user) }

  /// Undoes a step: all of it, or nothing.
  ///
  /// Steps can be undone in any order, unless one is in the other's way: a step is undone only if all that it changed
  /// is still as it left it, and if what came later can be together with what comes back.
  /// - Throws: ``WalletError/noSuchUndoStep``, also if it is somebody else's, or ``WalletError/cannotUndo`` when
  ///   something is in the way, such as a later step, an import that brought the same operations again, or one that
  ///   came into an account after another was merged into it.
  public func undo(_ step: UndoID, user: UserID) async throws {
    try await write(user: user, as: claim(.undoing, of: user), onConflict: .cannotUndo) { database in
      guard let journal = try UndoJournal(step, user: user, database) else { throw WalletError.noSuchUndoStep }
      try journal.takeBack(database)
    }
  }

  /// Forgets all that a user could undo, which is done when they leave; the deleted data are then overwritten.
  public func forgetUndoSteps(user: UserID) async throws {
    try await write(user: user, as: claim(.forgetting, of: user)) { database in
      try database.execute(sql: "DELETE FROM undoStep WHERE userID = ?", arguments: [user.rawValue])
      try Claim.forgetAnswers(of: user, database)
    }
  }

  /// Forgets the steps of all users that are older than `age`, for those who never leave.
  /// - Returns: The number of forgotten steps.
  @discardableResult
  public func eraseOldUndoSteps(olderThan age: Duration) async throws -> Int {
    let latest = now().timeIntervalSince1970 - Double(age.components.seconds)
    return try await translatingErrors {
      try await pool.write { database in
        try database.execute(sql: "DELETE FROM undoStep WHERE madeAt < ?", arguments: [latest])
        return database.changesCount
      }
    }
  }

  /// Writes on behalf of a user in one transaction, and notes how to take it back.
  func writeUndoably(
    user: UserID, _ body: @Sendable (Database) throws -> UndoStep.Action
  ) async throws -> UndoStep {
    try await writeUndoably(user: user) { database, _ in try body(database) }
  }

  /// Does the same for work that tells the recording itself what it does to whole sets.
  func writeUndoably(
    user: UserID, _ body: @Sendable (Database, UndoRecording) throws -> UndoStep.Action
  ) async throws -> UndoStep {
    let moment = now()
    return try await write(user: user, as: claim(.changing, of: user)) { database in
      try UndoRecording.record(user: user, at: moment, database) { try body(database, $0) }
    }
  }
}

extension UndoStep {
  fileprivate init?(row: Row) {
    let json: String = row["action"]
    guard let action = try? JSONDecoder().decode(Action.self, from: Data(json.utf8)) else { return nil }
    self.init(
      id: UndoID(rawValue: row["id"]), action: action, date: Date(timeIntervalSince1970: row["madeAt"]))
  }
}
