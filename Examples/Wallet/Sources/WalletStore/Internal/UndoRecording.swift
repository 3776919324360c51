import Foundation
import GRDB

/// Records the changes of a piece of work as the statements that take them back.
///
/// As long as the work runs, triggers of this connection see every row of the tables that is inserted, changed or
/// deleted, by cascades too, so that whatever the work does can be taken back without code of its own.
struct UndoRecording {
  private static let tables = [
    "importedFile", "account", "accountIdentifier", "fileAccount", "bankBalance", "operation", "deletedOperation",
    "partedTransfer", "payeeCategory", "payeeName",
  ]

  private let step: Int64
  private let user: UserID
  private let database: Database
  private let triggers: [UndoTrigger]

  private init(user: UserID, at moment: Date, _ database: Database) throws {
    self.user = user
    self.database = database
    try database.execute(
      sql: """
        INSERT INTO undoStep (userID, action, madeAt, changeCount, lastFileID)
        VALUES (?, '', ?, 0, (SELECT coalesce(max(id), 0) FROM importedFile))
        """,
      arguments: [user.rawValue, moment.timeIntervalSince1970])
    let step = database.lastInsertedRowID
    self.step = step
    triggers = try Self.tables.flatMap { try UndoTrigger.all(on: $0, step: step, database) }
  }

  /// Does some work within a transaction, and records it.
  static func record(
    user: UserID, at moment: Date, _ database: Database, _ work: (UndoRecording) throws -> UndoStep.Action
  ) throws -> UndoStep {
    let recording = try UndoRecording(user: user, at: moment, database)
    for trigger in recording.triggers { try trigger.create(database) }
    let action = try work(recording)
    for trigger in recording.triggers { try trigger.drop(database) }
    try database.execute(
      sql: """
        UPDATE undoStep SET action = ?, changeCount = (
          SELECT max(count(*), coalesce(sum(length(statement)), 0) / ?) FROM undoChange WHERE stepID = undoStep.id)
        WHERE id = ?
        """,
      arguments: [
        String(decoding: try JSONEncoder().encode(action), as: UTF8.self), usualStatement, recording.step,
      ])
    try forgetTheOldest(of: user, database)
    return UndoStep(id: UndoID(rawValue: recording.step), action: action, date: moment)
  }

  /// Forgets the oldest steps of a user beyond what one may have; the newest stays, however large it is.
  private static func forgetTheOldest(of user: UserID, _ database: Database) throws {
    try database.execute(
      sql: """
        DELETE FROM undoStep WHERE id IN (
          SELECT id FROM (
            SELECT id, row_number() OVER newestFirst AS number, sum(changeCount) OVER newestFirst AS changes
            FROM undoStep WHERE userID = ? WINDOW newestFirst AS (ORDER BY id DESC))
          WHERE number > 1 AND (number > ? OR changes > ?))
        """,
      arguments: [user.rawValue, mostSteps, mostChanges])
  }

  private static let mostSteps = 100
  /// The largest number of changes of all steps together; some 50 MB.
  private static let mostChanges = 100_000
  /// The length of a usual statement, in characters; a longer one, such as that of a set, counts as several changes.
  private static let usualStatement = 500

  // MARK: Sets

  /// Gives operations of the user a category, and notes one statement for a whole set that had one category before:
  /// with one for each, a hundred thousand take seconds to record and to take back.
  /// - Parameter condition: The condition on the operations; its arguments have names, none of which is `set…`.
  /// - Returns: The number of operations that got another category.
  func setCategory(_ category: CategoryKey, where condition: String, _ arguments: StatementArguments) throws -> Int {
    let condition = "userID = :setUser AND categoryKey <> :setCategory AND (\(condition))"
    let arguments = arguments + ["setUser": user.rawValue, "setCategory": category.rawValue]
    try database.execute(
      sql: """
        INSERT INTO undoChange (stepID, statement)
        SELECT :setStep, 'WITH changed (id) AS (SELECT value FROM json_each(''' || json_group_array(id) || ''')) '
          || 'UPDATE operation SET categoryKey = ' || \(UndoTrigger.literal("categoryKey"))
          || ' WHERE userID = ' || :setUser || ' AND id IN (SELECT id FROM changed) AND ' || count(*)
          || ' = (SELECT count(*) FROM operation JOIN changed USING (id) WHERE userID = ' || :setUser
          || ' AND categoryKey IS ' || \(UndoTrigger.literal(":setCategory")) || ')'
        FROM (
          SELECT id, categoryKey, row_number() OVER (PARTITION BY categoryKey ORDER BY id) / :setSize AS part
          FROM operation WHERE \(condition))
        GROUP BY categoryKey, part
        """,
      arguments: arguments + ["setStep": step, "setSize": Self.largestSet])
    let rowByRow = triggers.filter { $0.name == UndoTrigger.name(of: "UPDATE", on: "operation") }
    for trigger in rowByRow { try trigger.drop(database) }
    try database.execute(
      sql: "UPDATE operation SET categoryKey = :setCategory WHERE \(condition)", arguments: arguments)
    let count = database.changesCount
    for trigger in rowByRow { try trigger.create(database) }
    return count
  }

  /// The largest set, in operations, so that a statement stays well below the million bytes that SQLite takes.
  private static let largestSet = 10_000
}
