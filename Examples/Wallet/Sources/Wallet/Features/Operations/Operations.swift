package import Espalier
import Statements
import WalletFeatures
package import WalletStore

/// The places of the operations.
package enum OperationsRoute: Route {
  /// The operations that a filter lets through.
  case list(OperationFilter = OperationFilter())
  /// One operation.
  case operation(OperationID)

  package var path: Path {
    switch self {
    case .list(let filter): filter.path
    case .operation(let id): "/\(id)"
    }
  }

  package static let paths = Paths<Self> {
    list; operation
  }
}

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
    OperationsScene(
      OperationsViewModel(
        filter: filter, operations: scope.operationListGateway, accounts: scope.accountsGateway,
        months: scope.monthsGateway, leads: leads))
  }

  private func operation(_ id: OperationID) -> OperationScene {
    OperationScene(
      OperationViewModel(
        id: id, operation: scope.operationGateway, operations: scope.operationListGateway, undo: scope.undoOffer,
        leads: leads))
  }
}
