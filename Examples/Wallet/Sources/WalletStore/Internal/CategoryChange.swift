import GRDB
import Statements

/// A category that an operation is to get, and maybe all others of its payee.
struct CategoryChange {
  private let category: CategoryKey
  private let operation: OperationID
  private let user: UserID
  private let payee: String
  private let payeeKey: String

  init(to category: CategoryKey, of operation: OperationID, user: UserID, _ database: Database) throws {
    self.category = category
    self.operation = operation
    self.user = user
    let row = try Row.fetchOne(
      database, sql: "SELECT payee, payeeKey FROM operation WHERE id = ? AND userID = ?",
      arguments: [operation.rawValue, user.rawValue])
    guard let row else { throw WalletError.noSuchOperation }
    (payee, payeeKey) = (row["payee"], row["payeeKey"])
    let exists = try Bool.fetchOne(
      database, sql: "SELECT EXISTS (SELECT 1 FROM category WHERE userID = ? AND key = ?)",
      arguments: [user.rawValue, category.rawValue])
    guard exists == true else { throw WalletError.noSuchCategory(category) }
  }

  func carryOut(_ database: Database) throws {
    try database.execute(
      sql: "UPDATE operation SET categoryKey = ? WHERE id = ? AND userID = ?",
      arguments: [category.rawValue, operation.rawValue, user.rawValue])
    try LearnedCategories.learn(category, payeeKey: payeeKey, user: user, database)
  }

  /// - Returns: How many operations it was.
  func carryOutForOthers(_ recording: UndoRecording) throws -> Int {
    try recording.setCategory(category, where: others.sql, others.arguments)
  }

  func preview(_ database: Database) throws -> CategoryChangePreview {
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

  /// The other operations of the payee that have another category. The nameless have nothing in common.
  private var others: (sql: String, arguments: StatementArguments) {
    (
      "userID = :user AND payeeKey = :payee AND payeeKey <> '' AND categoryKey <> :category AND id <> :operation",
      ["user": user.rawValue, "payee": payeeKey, "category": category.rawValue, "operation": operation.rawValue]
    )
  }
}
