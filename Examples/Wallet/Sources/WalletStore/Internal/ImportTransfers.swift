import GRDB
import Statements

/// The transfers that an import completes: pairs of operations of which at least one comes in.
struct ImportTransfers: Sendable {
  typealias Reference = TransferSearch.Side.Reference

  let pairs: [(Reference, Reference)]

  init(_ accounts: [ImportDecision.Account], user: UserID, _ database: Database) throws {
    var sides: [TransferSearch.Side] = []
    for (index, account) in accounts.enumerated() {
      for place in account.new {
        let operation = account.imported.operations[place]
        sides.append(
          TransferSearch.Side(
            reference: .imported(account: index, place: place), account: account.target,
            currency: operation.amount.currency.code, amount: operation.amount.minorUnits, date: operation.date))
      }
    }
    guard let first = sides.lazy.map(\.date).min(), let last = sides.lazy.map(\.date).max() else {
      pairs = []
      return
    }
    let stored = try StoredTransferSides(user: user, database)
    let days = first.adding(days: -TransferSearch.mostDays)...last.adding(days: TransferSearch.mostDays)
    func words(of side: TransferSearch.Side) throws -> StoredTransferSides.Text? {
      switch side.reference {
      case .stored(let operation): return try stored.text(of: operation)
      case .imported(let account, let place):
        return StoredTransferSides.Text(
          searchText: accounts[account].imported.operations[place].searchText,
          category: accounts[account].categories[place])
      }
    }
    pairs = try TransferSearch.pairs(among: stored.sides(in: days) + sides, onlyImported: true) { one, other in
      guard !stored.areParted(one, other), let own = try words(of: one), let others = try words(of: other) else {
        return nil
      }
      return own.likeness(to: others)
    }.map { ($0.reference, $1.reference) }
  }

  /// Stores the pairs, once the operations that come in have their numbers.
  func store(
    user: UserID, _ database: Database, number: (_ account: Int, _ place: Int) -> OperationID?
  ) throws {
    func operation(_ reference: Reference) -> OperationID? {
      switch reference {
      case .stored(let operation): operation
      case .imported(let account, let place): number(account, place)
      }
    }
    for (one, other) in pairs {
      guard let one = operation(one), let other = operation(other) else { continue }
      try StoredTransferSides.pair(one, other, user: user, database)
    }
  }
}
