public import WalletValues

/// Fetches the signed-in person's operations for whoever looks at many at once.
public protocol OperationHistoryGateway: Sendable {
  /// All operations from a day on, the oldest first. They are all in memory, some hundred bytes each.
  func operations(since day: CalendarDate) async throws -> [HistoryOperation]
  /// The currencies of the accounts, that of most accounts first.
  func currencies() async throws -> [Currency]
}
