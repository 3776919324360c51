public import Espalier
public import WalletStore

/// Fetches lists of operations.
public protocol OperationListGateway: Sendable {
  /// Returns the operations that a filter lets through, under the headings of their days, as far as they are asked for.
  func source(_ filter: OperationFilter) -> any RowSource<OperationItem>
  /// Returns the number of operations that a filter lets through, and their sums.
  func summary(of filter: OperationFilter) async throws -> OperationSummary
  /// Returns the categories in the order in which they are shown.
  func categories() async throws -> [WalletCategory]
}
