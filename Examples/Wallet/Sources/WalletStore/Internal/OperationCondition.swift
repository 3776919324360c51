import GRDB
import Statements

/// A filter as a condition on the table of operations. It always begins with the user.
struct OperationCondition: Sendable {
  private(set) var sql = "operation.userID = ?"
  private(set) var arguments: StatementArguments

  init(_ filter: OperationFilter, user: UserID, _ database: Database) throws {
    arguments = [user.rawValue]
    if let account = filter.account { add("operation.accountID = ?", [account.rawValue]) }
    if let category = filter.category { add("operation.categoryKey = ?", [category.rawValue]) }
    if let month = filter.month { add("operation.date BETWEEN ? AND ?", [month.iso + "-01", month.iso + "-31"]) }
    if let payee = filter.payee {
      try add(anyOf: "payeeKey", PayeeNames.keys(of: payee, user: user, database))
    }
    let words = SearchText.words(of: filter.text)
    guard !words.isEmpty else { return }
    let names = try SearchedNames(of: filter, user: user, database)
    for word in words { add(word, names) }
  }

  /// Returns the same condition, within some days.
  func within(first: String, last: String) -> OperationCondition {
    var condition = self
    condition.add("operation.date BETWEEN ? AND ?", [first, last])
    return condition
  }

  /// Adds the condition that any of the word's meanings is found.
  private mutating func add(_ word: SearchWord, _ names: SearchedNames) {
    var meanings: [(String, StatementArguments)] = word.forms.map { ("instr(operation.searchText, ?) > 0", [$0]) }
    if let (form, isNegative) = word.signed {
      meanings.append(("operation.amount \(isNegative ? "<" : ">") 0 AND instr(operation.searchText, ?) > 0", [form]))
    }
    if let month = word.month { meanings.append(("substr(operation.date, 6, 2) = ?", [Self.twoDigits(month)])) }
    for date in word.dates { meanings.append(("operation.date BETWEEN ? AND ?", [date, date + "-99"])) }
    func add(_ column: String, _ values: [any DatabaseValueConvertible]) {
      guard !values.isEmpty else { return }
      meanings.append(
        ("operation.\(column) IN (\(databaseQuestionMarks(count: values.count)))", StatementArguments(values)))
    }
    add("currency", word.currencies)
    add("categoryKey", names.categories(beginningWith: word))
    add("accountID", names.accounts(beginningWith: word))
    add("payeeKey", names.payees(having: word))
    self.add(
      "(\(meanings.map { "(\($0.0))" }.joined(separator: " OR ")))",
      meanings.reduce(into: StatementArguments()) { $0 += $1.1 })
  }

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private mutating func add(anyOf column: String, _ values: [String]) throws {
    add("operation.\(column) IN (\(databaseQuestionMarks(count: values.count)))", StatementArguments(values))
  }

  private mutating func add(_ condition: String, _ more: StatementArguments) {
    sql += " AND " + condition
    arguments += more
  }
}

/// The names of a user's categories, accounts and payees, in which a search looks too.
private struct SearchedNames {
  private let categories: [(key: String, name: String)]
  private let accounts: [(id: Int64, name: String)]
  private let payees: [(key: String, name: FoldedText)]

  init(of filter: OperationFilter, user: UserID, _ database: Database) throws {
    categories = try Row.fetchAll(
      database, sql: "SELECT key, name FROM category WHERE userID = ?", arguments: [user.rawValue]
    ).map { row in
      let key: String = row["key"]
      return (key, filter.categoryNames[CategoryKey(rawValue: key)] ?? row["name"])
    }
    accounts = try StoredAccount.all(of: user, database).map { ($0.id.rawValue, $0.name) }
    payees = try PayeeNames.all(of: user, database).map { ($0.key, FoldedText($0.name)) }
  }

  func categories(beginningWith word: SearchWord) -> [String] {
    categories.filter { word.begins($0.name) }.map(\.key)
  }

  func accounts(beginningWith word: SearchWord) -> [Int64] { accounts.filter { word.begins($0.name) }.map(\.id) }

  /// Returns the payees whose own name has the word, which may be half a word as in the bank's.
  func payees(having word: SearchWord) -> [String] {
    payees.filter { payee in word.forms.contains { payee.name.text.contains($0) } }.map(\.key)
  }
}
