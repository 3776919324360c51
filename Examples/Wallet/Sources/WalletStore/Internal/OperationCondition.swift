import GRDB

/// A filter as a condition on the table of operations. It always begins with the user.
struct OperationCondition: Sendable {
  private(set) var sql = "operation.userID = ?"
  private(set) var arguments: StatementArguments

  init(_ filter: OperationFilter, user: UserID) {
    arguments = [user.rawValue]
    if let account = filter.account { add("operation.accountID = ?", [account.rawValue]) }
    if let category = filter.category { add("operation.categoryKey = ?", [category.rawValue]) }
    if let month = filter.month { add("operation.date BETWEEN ? AND ?", [month.iso + "-01", month.iso + "-31"]) }
    for forms in SearchText.forms(of: filter.text) {
      let anyForm = forms.map { _ in "instr(operation.searchText, ?) > 0" }.joined(separator: " OR ")
      add("(\(anyForm))", StatementArguments(forms))
    }
  }

  /// The same, within some days.
  func within(first: String, last: String) -> OperationCondition {
    var condition = self
    condition.add("operation.date BETWEEN ? AND ?", [first, last])
    return condition
  }

  private mutating func add(_ condition: String, _ more: StatementArguments) {
    sql += " AND " + condition
    arguments += more
  }
}
