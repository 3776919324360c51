import Espalier
import WalletGateways

/// What the payees need beside what the session has.
final class PayeesScope: Scope<SessionScope> {
  /// Fetches payees, and calls them otherwise.
  var payeesGateway: any PayeesGateway { shared { self.gateways.payees } }
}
