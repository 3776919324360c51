import Espalier
import WalletGateways

/// The scope of the payees, with the gateway that fetches them.
final class PayeesScope: Scope<SessionScope> {
  /// The gateway that fetches payees, and gives them other names.
  var payeesGateway: any PayeesGateway { shared { self.gateways.payees } }
}
