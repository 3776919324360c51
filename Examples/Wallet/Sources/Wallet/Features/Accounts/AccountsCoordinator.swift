import Espalier
import WalletFeatures
import WalletStore

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
    case .editing(let id): present(editScene(of: id))
    case .importing: push(importing.makeScene())
    case .imports:
      push(
        ImportsScene(
          model: ImportsViewModel(gateway: scope.importsGateway, undo: scope.undoOffer), formats: scope.formats,
          follower: DataFollower(scope.dataVersion)))
    }
  }

  private func editScene(of id: AccountID) -> AccountEditScene {
    let model = AccountEditViewModel(
      id: id, accounts: scope.accountsGateway, gateway: scope.accountEditGateway, undo: scope.undoOffer)
    model.leave = { [weak self] target in
      // By way of the list, so that the account that has gone is not below.
      self?.move(to: .list)
      if let target { self?.move(to: .account(target)) }
    }
    return AccountEditScene(model: model, formats: scope.formats, follower: DataFollower(scope.dataVersion))
  }
}
