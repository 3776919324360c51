import Espalier
import WalletFeatures
import WalletStore

/// Shows the list of operations, and each operation above whatever one came from.
final class OperationsCoordinator: Coordinator<OperationsRoute> {
  private let scope: OperationsScope

  init(scope: OperationsScope) {
    self.scope = scope
    super.init(navigator: scope.navigator)
  }

  override func show(_ route: OperationsRoute) {
    switch route {
    case .list(let filter):
      root(
        OperationsScene(
          model: OperationsViewModel(
            filter: filter, operations: scope.operationListGateway, accounts: scope.accountsGateway,
            months: scope.monthsGateway),
          formats: scope.formats, follower: DataFollower(scope.dataVersion)))
    case .operation(let id): present(scene(of: id))
    }
  }

  private func scene(of id: OperationID) -> OperationScene {
    let model = OperationViewModel(
      id: id, operation: scope.operationGateway, operations: scope.operationListGateway, undo: scope.undoOffer)
    model.leave = { [weak self] in self?.dismiss() }
    return OperationScene(model: model, formats: scope.formats, follower: DataFollower(scope.dataVersion))
  }
}
