import GRDB
import Statements

extension AccountBalance {
  /// Counts the balance of an account from the later of what the bank and the person said, if anybody said anything.
  init(
    of account: AccountID, currency: Currency, opening: OpeningBalance?, user: UserID, _ database: Database
  ) throws {
    let bank = try Row.fetchOne(
      database,
      sql: """
        SELECT date, amount FROM bankBalance WHERE userID = ? AND accountID = ? ORDER BY date DESC, id DESC LIMIT 1
        """,
      arguments: [user.rawValue, account.rawValue])
    let operations = try Row.fetchOne(
      database,
      sql: "SELECT min(date) AS first FROM operation WHERE userID = ? AND accountID = ?",
      arguments: [user.rawValue, account.rawValue])
    let start: MoneySum
    // The bank's is of the end of its day, the person's of the start of theirs.
    if let bank, opening.map({ bank["date"] >= $0.day.iso }) ?? true {
      start = MoneySum(try StoredValue.money(bank["amount"], currency.code))
      basis = .bank(on: try StoredValue.date(bank["date"]))
    } else if let opening {
      start = MoneySum(opening.amount)
      basis = .opening(on: opening.day)
    } else {
      start = MoneySum(currency)
      basis = .sum(since: try (operations?["first"] as String?).map(StoredValue.date))
    }
    let comparison = if case .bank = basis { ">" } else { ">=" }
    let day =
      switch basis {
      case .bank(let day), .opening(let day): day.iso
      case .sum: ""
      }
    let row = try Row.fetchOne(
      database,
      sql: """
        SELECT \(StoredSum.columns) FROM operation WHERE userID = ? AND accountID = ? AND date \(comparison) ?
        """,
      arguments: [user.rawValue, account.rawValue, day])
    let later = row.map(StoredSum.minorUnits) ?? 0
    total = MoneySum(minorUnits: start.minorUnits + later, currency: currency)
  }
}
