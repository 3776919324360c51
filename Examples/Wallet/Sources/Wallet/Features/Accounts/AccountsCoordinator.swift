import Espalier
import WalletFeatures

/// Shows the accounts.
final class AccountsCoordinator: Coordinator<AccountsRoute> {
  private let scope: AccountsScope
  private let importing: ImportModule

  init(scope: AccountsScope, importing: ImportModule) {
    self.scope = scope
    self.importing = importing
    super.init(navigator: scope.navigator)
  }

  override func show(_ route: AccountsRoute) {
    switch route {
    case .list:
      root(
        AccountsScene(
          model: AccountsViewModel(gateway: scope.accountsGateway), formats: scope.formats,
          follower: DataFollower(scope.dataVersion)))
    case .account(let id): push(scope.accountFactory.make(id))
    case .importing: push(importing.makeScene())
    }
  }
}
