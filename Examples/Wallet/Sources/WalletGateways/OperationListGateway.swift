public import Espalier
public import WalletStore

/// Fetches lists of operations.
public protocol OperationListGateway: Sendable {
  /// The operations that a filter lets through, under the headings of their days, as far as they are asked for.
  func source(_ filter: OperationFilter) -> any RowSource<OperationItem>
  /// How many operations a filter lets through, and what they come to.
  func summary(of filter: OperationFilter) async throws -> OperationSummary
  /// The categories in the order in which they are shown.
  func categories() async throws -> [WalletCategory]
}
