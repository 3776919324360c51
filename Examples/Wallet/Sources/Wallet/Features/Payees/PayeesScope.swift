import Espalier
import WalletStore

/// What the payees need beside what the session has.
final class PayeesScope: Scope<SessionScope> {
  /// Fetches payees, and calls them otherwise.
  var payeesGateway: any PayeesGateway { shared { DatabasePayeesGateway(database: self.database, user: self.user) } }
}
