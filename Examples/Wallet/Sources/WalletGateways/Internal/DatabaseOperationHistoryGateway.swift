import Statements
import WalletFeatures
import WalletStore

/// Fetches operations from the wallet's storage for the features that are plugged in.
struct DatabaseOperationHistoryGateway: OperationHistoryGateway, DatabaseGateway {
  let database: WalletDatabase
  let user: UserID

  func operations(since day: CalendarDate) async throws -> [HistoryOperation] {
    try await told {
      try await database.operations(since: day, user: user).map(HistoryOperation.init)
    }
  }

  func currencies() async throws -> [Currency] {
    try await told {
      let counts = Dictionary(grouping: try await database.accounts(user: user), by: \.currency).mapValues(\.count)
      return counts.sorted { ($1.value, $0.key.code) < ($0.value, $1.key.code) }.map(\.key)
    }
  }
}

extension HistoryOperation {
  /// Creates the part of a stored operation that a plugged-in feature sees.
  init(_ operation: WalletOperation) {
    self.init(
      date: operation.date, amount: operation.amount, payee: operation.payee,
      hasGivenPayee: operation.payee != operation.bankPayee,
      // One side may be on an account that is not in the wallet: then only the category tells.
      isTransfer: operation.category == .transfer || operation.counterpart != nil)
  }
}
