package import Espalier
package import WalletStore

/// The places of the accounts.
package enum AccountsRoute: Route {
  /// All accounts.
  case list
  /// One account with its operations.
  case account(AccountID)
  /// Bringing a statement in.
  case importing

  package var path: Path {
    switch self {
    case .list: .root
    case .account(let id): "/\(id.rawValue)"
    case .importing: "/import"
    }
  }

  package init?(path: Path) {
    switch path.segments.count {
    case 0: self = .list
    case 1 where path.first == "import": self = .importing
    case 1:
      guard let id = path.first.flatMap(Int64.init) else { return nil }
      self = .account(AccountID(rawValue: id))
    default: return nil
    }
  }
}
