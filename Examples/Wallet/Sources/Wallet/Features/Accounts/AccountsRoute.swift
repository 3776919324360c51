package import Espalier
package import WalletStore

/// The places of the accounts.
package enum AccountsRoute: Route {
  /// All accounts.
  case list
  /// One account with its operations.
  case account(AccountID)
  /// The changes that can be made to an account.
  case editing(AccountID)
  /// Bringing a statement in.
  case importing
  /// The imports of the past.
  case imports

  package var path: Path {
    switch self {
    case .list: "/"
    case .account(let id): "/\(id)"
    case .editing(let id): "/\(id)/edit"
    case .importing: "/import"
    case .imports: "/imports"
    }
  }

  package static let paths = Paths<Self> {
    list; account; editing; importing; imports
  }
}
