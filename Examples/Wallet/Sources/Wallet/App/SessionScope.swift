import Espalier
import WalletFeatures
import WalletStore

/// What there is once somebody is signed in: who they are, and what several features fetch.
final class SessionScope: Scope<WalletRootScope> {
  /// Whose wallet it is. Every gateway is made for this user, so no feature can reach another's data.
  let user: UserID
  /// Whose made-up data are shown; nil for a person's own.
  let sample: SampleKind?

  /// Makes the scope of a person's wallet.
  init(_ parent: WalletRootScope, user: UserID, sample: SampleKind?) {
    self.user = user
    self.sample = sample
    super.init(parent)
  }

  /// Whether a stranger looks round in it.
  var isGuest: Bool { sample == .shared }

  /// What stands around every screen.
  var frame: SessionFrame { shared { SessionFrame(sample: sample, undo: self.undoOffer) } }

  /// What was changed last, with the way back.
  var undoOffer: UndoOffer { shared { UndoOffer(gateway: self.undoGateway) } }

  /// Takes changes back.
  var undoGateway: any UndoGateway { shared { DatabaseUndoGateway(database: self.database, user: user) } }

  /// Tells when the person's data have changed.
  var changesGateway: any ChangesGateway { shared { DatabaseChangesGateway(database: self.database, user: user) } }

  /// Fetches lists of operations.
  var operationListGateway: any OperationListGateway {
    shared { DatabaseOperationListGateway(database: self.database, user: user) }
  }

  /// Fetches operations for the features that are plugged in.
  var historyGateway: any OperationHistoryGateway {
    shared { DatabaseHistoryGateway(database: self.database, user: user) }
  }

  /// Fetches the accounts.
  var accountsGateway: any AccountsGateway { shared { DatabaseAccountsGateway(database: self.database, user: user) } }
}
