import Foundation
import GRDB
import Statements

/// A category that an operation is to get, and maybe all others of its payee.
struct CategoryChange {
  private let category: CategoryKey
  private let operation: OperationID
  private let user: UserID
  private let payee: String
  /// The keys of the payee; none for nameless payees, which have nothing in common.
  private let payeeKeys: [String]

  init(to category: CategoryKey, of operation: OperationID, user: UserID, _ database: Database) throws {
    self.category = category
    self.operation = operation
    self.user = user
    let own = try WalletOperation.fetch(operation, user: user, database)
    payee = own.payee
    payeeKeys = try own.payeeID.map { try PayeeNames.keys(of: $0, user: user, database) } ?? []
    let exists = try Bool.fetchOne(
      database, sql: "SELECT EXISTS (SELECT 1 FROM category WHERE userID = ? AND key = ?)",
      arguments: [user.rawValue, category.rawValue])
    guard exists == true else { throw WalletError.noSuchCategory(category) }
  }

  func carryOut(_ database: Database) throws {
    try database.execute(
      sql: "UPDATE operation SET categoryKey = ? WHERE id = ? AND userID = ?",
      arguments: [category.rawValue, operation.rawValue, user.rawValue])
    for key in payeeKeys { try LearnedCategories.learn(category, payeeKey: key, user: user, database) }
  }

  /// - Returns: The number of operations that were changed.
  func carryOutForOthers(_ recording: UndoRecording) throws -> Int {
    let others = try others
    return try recording.setCategory(category, where: others.sql, others.arguments)
  }

  func preview(_ database: Database) throws -> CategoryChangePreview {
    let others = try others
    let rows = try Row.fetchAll(
      database,
      sql: """
        SELECT currency, count(*) AS count, \(StoredSum.columns) FROM operation WHERE \(others.sql)
        GROUP BY currency ORDER BY currency
        """,
      arguments: others.arguments)
    return CategoryChangePreview(
      category: category, payee: payee, others: rows.reduce(0) { $0 + $1["count"] },
      totals: try rows.map { try StoredSum.read($0, $0["currency"]) })
  }

  /// The other operations of the payee that have another category.
  private var others: (sql: String, arguments: StatementArguments) {
    get throws {
      (
        """
        userID = :user AND payeeKey IN (SELECT value FROM json_each(:payees)) AND categoryKey <> :category
          AND id <> :operation
        """,
        [
          "user": user.rawValue, "payees": String(decoding: try JSONEncoder().encode(payeeKeys), as: UTF8.self),
          "category": category.rawValue, "operation": operation.rawValue,
        ]
      )
    }
  }
}
