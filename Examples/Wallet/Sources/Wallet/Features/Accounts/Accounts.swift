package import Espalier
import WalletFeatures
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

/// The accounts, each with its operations, and bringing statements in.
final class Accounts: Feature<AccountsScope, AccountsRoute> {
  private lazy var importing = attach(Import(scope: ImportScope(scope))) { (_: ImportRoute) in .importing }

  override func placement(of route: AccountsRoute) -> Placement<AccountsRoute> {
    switch route {
    case .list: .root(AccountsScene(AccountsViewModel(self.scope.accountsGateway)))
    case .account(let id): .push(AccountScene(self.account(id)), over: .list)
    case .editing(let id): .present(AccountEditScene(self.editing(id)), orOver: .account(id))
    case .importing: .child(self.importing, .file, in: .push(over: .list))
    case .imports: .push(ImportsScene(self.imports()), over: .list)
    }
  }

  private func account(_ id: AccountID) -> AccountViewModel {
    AccountViewModel(id: id, accounts: scope.accountsGateway, operations: scope.operationListGateway)
  }

  private func editing(_ id: AccountID) -> AccountEditViewModel {
    AccountEditViewModel(
      id: id, accounts: scope.accountsGateway, gateway: scope.accountEditGateway, undo: scope.undoOffer, leads: leads)
  }

  private func imports() -> ImportsViewModel {
    ImportsViewModel(gateway: scope.importsGateway, undo: scope.undoOffer)
  }
}
