import GRDB

/// The categories that a user has given to payees.
struct LearnedCategories: Sendable {
  private let categories: [String: CategoryKey]

  init(user: UserID, _ database: Database) throws {
    let rows = try Row.fetchAll(
      database, sql: "SELECT payeeKey, categoryKey FROM payeeCategory WHERE userID = ?", arguments: [user.rawValue])
    categories = Dictionary(
      rows.map { ($0["payeeKey"], CategoryKey(rawValue: $0["categoryKey"])) }, uniquingKeysWith: { $1 })
  }

  func category(ofPayee payeeKey: String) -> CategoryKey? {
    categories[payeeKey]
  }

  /// Learns a category for a payee. A payee without a name teaches nothing: it would stand for all the nameless.
  static func learn(
    _ category: CategoryKey, payeeKey: String, user: UserID, _ database: Database
  ) throws {
    guard !payeeKey.isEmpty else { return }
    try database.execute(
      sql: """
        INSERT INTO payeeCategory (userID, payeeKey, categoryKey) VALUES (?, ?, ?)
        ON CONFLICT (userID, payeeKey) DO UPDATE SET categoryKey = excluded.categoryKey
        """,
      arguments: [user.rawValue, payeeKey, category.rawValue])
  }
}
