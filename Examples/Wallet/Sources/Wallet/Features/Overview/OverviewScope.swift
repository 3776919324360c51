import Espalier
import WalletGateways

/// What the overview fetches with.
final class OverviewScope: Scope<SessionScope> {
  /// Puts the overview of a month together.
  var interactor: any OverviewInteractor {
    shared {
      LiveOverviewInteractor(
        months: self.gateways.months, accounts: self.accountsGateway,
        operations: self.operationListGateway)
    }
  }
}
