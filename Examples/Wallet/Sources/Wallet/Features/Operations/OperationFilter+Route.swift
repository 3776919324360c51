public import Espalier
public import WalletStore

/// A filter is a group of parameters.
extension OperationFilter: Route {
  /// The conditions that narrow the list, as parameters.
  public var path: Path { "/?search=\(text)&account=\(account)&category=\(category)&month=\(month)&payee=\(payee)" }

  /// The paths of all filters.
  public static let paths = Paths<Self> { OperationFilter.init }
}
