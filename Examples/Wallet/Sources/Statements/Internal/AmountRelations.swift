/// Tells amounts from balances, and debits from credits, by the sums that hold between columns without a header.
struct AmountRelations {
  let rows: [DelimitedRecord]
  let columns: [Int]

  /// Names the columns of amounts in `use`; `false` when they could mean several things.
  func settle(_ use: inout ColumnUse) -> Bool {
    if columns.count == 1 {
      use.amount = columns[0]
      return true
    }
    guard columns.count <= 4 else { return false }
    // Sums hold in more than one way; a column with signs is the likelier one to be of amounts.
    let columns = columns.filter(isSigned) + columns.filter { !isSigned($0) }
    let values = columns.map { column in rows.map { number($0.cell(column)) } }
    for amount in columns.indices {
      for end in columns.indices where end != amount {
        for start in columns.indices where start != amount && start != end {
          if isDifference(values[amount], of: values[end], and: values[start]) {
            use.amount = columns[amount]
            use.balance = columns[end]
            return true
          }
        }
      }
    }
    guard rows.count > 1 else { return false }
    for balance in columns.indices {
      for amount in columns.indices where amount != balance {
        if isRunning(values[balance], with: values[amount]) {
          use.amount = columns[amount]
          use.balance = columns[balance]
          return true
        }
        for credit in columns.indices where credit != balance && credit != amount {
          let moves = zip(values[amount], values[credit]).map { debit, credit in
            debit == nil && credit == nil ? nil : (credit ?? 0) - abs(debit ?? 0)
          }
          if isRunning(values[balance], with: moves) {
            use.debit = columns[amount]
            use.credit = columns[credit]
            use.balance = columns[balance]
            return true
          }
        }
      }
    }
    return false
  }

  private func isSigned(_ column: Int) -> Bool {
    rows.contains { row in AmountText(row.cell(column)).map { $0.sign != .none } ?? false }
  }

  private func isDifference(_ amount: [Int64?], of end: [Int64?], and start: [Int64?]) -> Bool {
    guard amount.contains(where: { $0 ?? 0 != 0 }) else { return false }
    return amount.indices.allSatisfy { index in
      guard let amount = amount[index], let end = end[index], let start = start[index] else { return false }
      return end - start == amount
    }
  }

  private func isRunning(_ balance: [Int64?], with moves: [Int64?]) -> Bool {
    guard moves.contains(where: { $0 ?? 0 != 0 }), !balance.contains(nil), !moves.contains(nil) else { return false }
    let steps = balance.indices.dropFirst()
    func holds(_ from: (Int) -> Int, _ to: (Int) -> Int) -> Bool {
      steps.allSatisfy { index in
        (balance[from(index)] ?? 0) + (moves[to(index)] ?? 0) == balance[to(index)] ?? 0
      }
    }
    return holds({ $0 - 1 }, { $0 }) || holds({ $0 }, { $0 - 1 })
  }

  /// Returns an amount as a number of hundredths, whatever its currency: only sums matter here. Large numbers count as
  /// none, so that sums stay in range.
  private func number(_ text: String) -> Int64? {
    guard let hundredths = Currency(code: "EUR"), let amount = AmountText(text) else { return nil }
    let mark = amount.provenMark
    guard let money = try? amount.money(in: hundredths, decimalMark: mark) else { return nil }
    return abs(money.minorUnits) < 1 << 50 ? money.minorUnits : nil
  }
}
