import Espalier
import WalletFeatures
import WalletStore

/// What the accounts need beside what the session has: what changes accounts and imports.
final class AccountsScope: Scope<SessionScope> {
  /// Changes accounts.
  var accountEditGateway: any AccountEditGateway {
    shared { DatabaseAccountEditGateway(database: self.database, user: self.user) }
  }

  /// Tells what has been brought in, and takes it back.
  var importsGateway: any ImportsGateway {
    shared { DatabaseImportsGateway(database: self.database, user: self.user) }
  }
}
