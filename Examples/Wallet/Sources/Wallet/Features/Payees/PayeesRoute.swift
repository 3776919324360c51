package import Espalier
package import WalletStore

/// The places of the payees.
package enum PayeesRoute: Route {
  /// All payees.
  case list
  /// One payee with its operations.
  case payee(PayeeID)
  /// Calling a payee otherwise.
  case renaming(PayeeID)

  package var path: Path {
    switch self {
    case .list: "/"
    case .payee(let id): "/\(id)"
    case .renaming(let id): "/\(id)/rename"
    }
  }

  package static let paths = Paths<Self> {
    list; payee; renaming
  }
}
