import Espalier
import Statements
import WalletFeatures
import WalletGateways
import WalletStore

/// The operations of all accounts, and each by itself above the place that the person came from.
final class Operations: Feature<OperationsScope, OperationsRoute> {
  override func placement(of route: OperationsRoute) -> Placement<OperationsRoute> {
    switch route {
    case .list(let filter):
      .root(self.list(filter)).reusing { (scene: OperationsScene) in scene.model.show(filter) }
    case .operation(let id): .present(self.operation(id), orOver: .list(OperationFilter()))
    }
  }

  private func list(_ filter: OperationFilter) -> OperationsScene {
    let model = OperationsViewModel(
      filter: filter, operations: scope.operationListGateway, accounts: scope.accountsGateway,
      months: scope.monthsGateway)
    // The address follows the search, so that a reload, a bookmark and the way back keep it.
    model.narrowed = { [weak self] in self?.move(to: .list($0)) }
    return OperationsScene(model: model, formats: scope.formats, totals: scope.totals, data: scope.dataVersion)
  }

  private func operation(_ id: OperationID) -> OperationScene {
    let model = OperationViewModel(
      id: id, operation: scope.operationGateway, operations: scope.operationListGateway, undo: scope.undoOffer)
    model.leave = { [weak self] in try self?.dismiss() }
    return OperationScene(model: model, formats: scope.formats, totals: scope.totals, data: scope.dataVersion)
  }
}
