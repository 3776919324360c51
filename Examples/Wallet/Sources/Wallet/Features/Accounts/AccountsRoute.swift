package import Espalier
package import WalletStore

/// The places of the accounts.
package enum AccountsRoute: Route {
  /// All accounts.
  case list
  /// One account with its operations.
  case account(AccountID)
  /// What can be changed about an account.
  case editing(AccountID)
  /// Bringing a statement in.
  case importing
  /// What has been brought in.
  case imports

  package var path: Path {
    switch self {
    case .list: .root
    case .account(let id): "/\(id.rawValue)"
    case .editing(let id): "/\(id.rawValue)/edit"
    case .importing: "/import"
    case .imports: "/imports"
    }
  }

  package init?(path: Path) {
    switch path.segments {
    case []: self = .list
    case ["import"]: self = .importing
    case ["imports"]: self = .imports
    default:
      guard let id = path.first.flatMap(Int64.init).map(AccountID.init(rawValue:)) else { return nil }
      switch path.segments.dropFirst() {
      case []: self = .account(id)
      case ["edit"]: self = .editing(id)
      default: return nil
      }
    }
  }
}
