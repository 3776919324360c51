public import WalletValues

/// A gateway to the signed-in person's operations, for features that look at many at once.
public protocol OperationHistoryGateway: Sendable {
  /// Returns all operations from a day on, the oldest first. They are all in memory, some hundred bytes each.
  func operations(since day: CalendarDate) async throws -> [HistoryOperation]
  /// Returns the currencies of the accounts, the currency of most accounts first.
  func currencies() async throws -> [Currency]
}
