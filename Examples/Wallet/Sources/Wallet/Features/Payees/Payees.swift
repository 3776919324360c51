package import Espalier
package import WalletStore

/// The places of the payees.
package enum PayeesRoute: Route {
  /// All payees.
  case list
  /// One payee with its operations.
  case payee(PayeeID)
  /// The name of a payee, which can be changed.
  case renaming(PayeeID)

  package var path: Path {
    switch self {
    case .list: "/"
    case .payee(let id): "/\(id)"
    case .renaming(let id): "/\(id)/rename"
    }
  }

  package static let paths = Paths<Self> {
    list; payee; renaming
  }
}

/// The payees, each with its operations and a name of the person's own.
final class Payees: Feature<PayeesScope, PayeesRoute> {
  override func placement(of route: PayeesRoute) -> Placement<PayeesRoute> {
    switch route {
    case .list: .root(PayeesScene(self.scope.payeesGateway))
    case .payee(let id): .push(PayeeScene(self.payee(id)), over: .list)
    case .renaming(let id): .present(PayeeNameScene(self.name(of: id)), orOver: .payee(id))
    }
  }

  private func payee(_ id: PayeeID) -> PayeeViewModel {
    PayeeViewModel(id, scope.payeesGateway, operations: scope.operationListGateway)
  }

  private func name(of id: PayeeID) -> PayeeNameViewModel {
    PayeeNameViewModel(id, scope.payeesGateway, undo: scope.undoOffer) { [weak self] in try self?.dismiss() }
  }
}
