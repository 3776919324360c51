import GRDB
import Statements

/// The transfers that an import completes: pairs of operations of which at least one is added.
struct ImportTransfers: Sendable {
  typealias Reference = TransferSearch.Side.Reference

  let pairs: [(Reference, Reference)]

  init(_ accounts: [ImportDecision.Account], user: UserID, _ database: Database) throws {
    var sides: [TransferSearch.Side] = []
    for (index, account) in accounts.enumerated() {
      // Transfers that the file names need no search.
      for place in account.new where account.imported.operations[place].transfer == nil {
        let operation = account.imported.operations[place]
        sides.append(
          TransferSearch.Side(
            reference: .imported(account: index, place: place), account: account.target,
            currency: operation.amount.currency.code, amount: operation.amount.minorUnits, date: operation.date))
      }
    }
    pairs = try Self.found(among: sides, accounts, user: user, database) + Self.told(accounts, user: user, database)
  }

  /// Returns the pairs that the file names, of which at least one side is added.
  private static func told(
    _ accounts: [ImportDecision.Account], user: UserID, _ database: Database
  ) throws -> [(Reference, Reference)] {
    var sides: [String: [(reference: Reference, account: ImportTarget, sign: Int64)]] = [:]
    for (index, account) in accounts.enumerated() {
      for (place, operation) in account.imported.operations.enumerated() {
        guard case .side(let mark)? = operation.transfer else { continue }
        let reference: Reference
        switch account.match.states[place] {
        case .known(let id) where !account.kept.contains(place):
          guard try WalletOperation.fetch(id, user: user, database).counterpart == nil else { continue }
          reference = .stored(id)
        case .deleted where !account.kept.contains(place): continue
        default: reference = .imported(account: index, place: place)
        }
        sides[mark, default: []].append((reference, account.target, operation.amount.minorUnits.signum()))
      }
    }
    return sides.keys.sorted().compactMap { mark in
      guard let pair = sides[mark], pair.count == 2, pair[0].account != pair[1].account,
        pair[0].sign * pair[1].sign == -1
      else { return nil }
      if case .stored = pair[0].reference, case .stored = pair[1].reference { return nil }
      return (pair[0].reference, pair[1].reference)
    }
  }

  /// Returns the pairs that are recognised.
  private static func found(
    among sides: [TransferSearch.Side], _ accounts: [ImportDecision.Account], user: UserID, _ database: Database
  ) throws -> [(Reference, Reference)] {
    guard let first = sides.lazy.map(\.date).min(), let last = sides.lazy.map(\.date).max() else { return [] }
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
    return try TransferSearch.pairs(among: stored.sides(in: days) + sides, onlyImported: true) { one, other in
      guard !stored.areParted(one, other), let own = try words(of: one), let others = try words(of: other) else {
        return nil
      }
      return own.likeness(to: others)
    }.map { ($0.reference, $1.reference) }
  }

  /// Stores the pairs, once the operations that are added have their numbers.
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
