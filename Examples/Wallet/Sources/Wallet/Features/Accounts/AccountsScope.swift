import Espalier
import WalletGateways

/// What the accounts need beside what the session has: what changes accounts and imports.
final class AccountsScope: Scope<SessionScope> {
  /// Changes accounts.
  var accountEditGateway: any AccountEditGateway { shared { self.gateways.accountEdit } }

  /// Tells what has been brought in, and takes it back.
  var importsGateway: any ImportsGateway { shared { self.gateways.imports } }
}
