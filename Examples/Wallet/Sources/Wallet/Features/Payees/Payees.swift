import Espalier
import WalletFeatures
import WalletGateways
import WalletStore

/// The payees, each with its operations and a name of the person's own.
final class Payees: Feature<PayeesScope, PayeesRoute> {
  override func placement(of route: PayeesRoute) -> Placement<PayeesRoute> {
    switch route {
    case .list: .root(self.list())
    case .payee(let id): .push(self.payee(id), over: .list)
    case .renaming(let id): .present(self.renaming(id), orOver: .payee(id))
    }
  }

  private func list() -> PayeesScene {
    PayeesScene(
      model: PayeesViewModel(gateway: scope.payeesGateway), formats: scope.formats, totals: scope.totals,
      data: scope.dataVersion)
  }

  private func payee(_ id: PayeeID) -> PayeeScene {
    PayeeScene(
      model: PayeeViewModel(id: id, payees: scope.payeesGateway, operations: scope.operationListGateway),
      formats: scope.formats, totals: scope.totals, data: scope.dataVersion)
  }

  private func renaming(_ id: PayeeID) -> PayeeNameScene {
    let model = PayeeNameViewModel(id: id, gateway: scope.payeesGateway, undo: scope.undoOffer)
    model.leave = { [weak self] in try self?.dismiss() }
    return PayeeNameScene(model: model, formats: scope.formats, data: scope.dataVersion)
  }
}
