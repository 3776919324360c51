import Espalier
import WalletStore

/// What there is once somebody is signed in: who they are, and what several features fetch.
final class SessionScope: Scope<WalletRootScope> {
  /// Whose wallet it is. Every gateway is made for this user, so no feature can reach another's data.
  let user: UserID

  /// Makes the scope of a signed-in person.
  init(_ parent: WalletRootScope, user: UserID) {
    self.user = user
    super.init(parent)
  }

  /// Tells when the person's data have changed.
  var changesGateway: any ChangesGateway { shared { DatabaseChangesGateway(database: self.database, user: user) } }

  /// Fetches lists of operations.
  var operationListGateway: any OperationListGateway {
    shared { DatabaseOperationListGateway(database: self.database, user: user) }
  }

  /// Fetches the accounts.
  var accountsGateway: any AccountsGateway { shared { DatabaseAccountsGateway(database: self.database, user: user) } }
}
