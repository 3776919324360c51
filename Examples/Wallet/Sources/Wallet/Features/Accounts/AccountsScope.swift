import Espalier
import WalletGateways

/// The scope of the accounts, with the gateways that change accounts and imports.
final class AccountsScope: Scope<SessionScope> {
  /// The gateway that changes accounts.
  var accountEditGateway: any AccountEditGateway { shared { self.gateways.accountEdit } }

  /// The gateway that lists imports, and takes them back.
  var importsGateway: any ImportsGateway { shared { self.gateways.imports } }
}
