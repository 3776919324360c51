import Espalier
import WalletFeatures
import WalletGateways
import WalletStore

/// The accounts, each with its operations, and bringing statements in.
final class Accounts: Feature<AccountsScope, AccountsRoute> {
  private lazy var importing = attach(Import(scope: ImportScope(scope))) { (_: ImportRoute) in .importing }

  override func placement(of route: AccountsRoute) -> Placement<AccountsRoute> {
    switch route {
    case .list: .root(self.list())
    case .account(let id): .push(self.account(id), over: .list)
    case .editing(let id): .present(self.editing(id), orOver: .account(id))
    case .importing: .child(self.importing, .file, in: .push(over: .list))
    case .imports: .push(self.imports(), over: .list)
    }
  }

  private func list() -> AccountsScene {
    AccountsScene(
      model: AccountsViewModel(gateway: scope.accountsGateway), formats: scope.formats, totals: scope.totals,
      data: scope.dataVersion)
  }

  private func account(_ id: AccountID) -> AccountScene {
    AccountScene(
      model: AccountViewModel(id: id, accounts: scope.accountsGateway, operations: scope.operationListGateway),
      formats: scope.formats, data: scope.dataVersion)
  }

  private func editing(_ id: AccountID) -> AccountEditScene {
    let model = AccountEditViewModel(
      id: id, accounts: scope.accountsGateway, gateway: scope.accountEditGateway, undo: scope.undoOffer)
    // An account that has gone leads to the list, or to the one that it was put into.
    model.leave = { [weak self] target in self?.move(to: target.map(AccountsRoute.account) ?? .list) }
    return AccountEditScene(model: model, formats: scope.formats, data: scope.dataVersion)
  }

  private func imports() -> ImportsScene {
    ImportsScene(
      model: ImportsViewModel(gateway: scope.importsGateway, undo: scope.undoOffer), formats: scope.formats,
      data: scope.dataVersion)
  }
}
