package import Espalier
package import WalletStore

/// The places of the operations.
package enum OperationsRoute: Route {
  /// The operations that a filter lets through.
  case list(OperationFilter = OperationFilter())
  /// One operation.
  case operation(OperationID)

  package var path: Path {
    switch self {
    case .list(let filter): filter.path
    case .operation(let id): "/\(id)"
    }
  }

  package static let paths = Paths<Self> {
    list; operation
  }
}
