import Espalier
import WalletFeatures
import WalletGateways
import WalletStore

/// What there is once somebody is signed in: what fetches and changes their data, and what several features show.
final class SessionScope: Scope<WalletRootScope> {
  /// Who is signed in.
  let user: UserID
  /// What fetches and changes the person's data. Every gateway is made for this person, so no feature can reach another's.
  let gateways: DatabaseGateways
  /// Whose made-up data are shown; nil for a person's own.
  let sample: SampleKind?

  /// What the person had chosen when the window was opened.
  let settings: UserSettings

  /// Makes the scope of a person's wallet.
  init(_ parent: WalletRootScope, user: UserID, visit: Visit) {
    self.user = user
    gateways = parent.gateways(of: user)
    sample = visit.sample
    settings = visit.settings
    super.init(parent)
  }

  /// Whether a stranger looks round in it.
  var isGuest: Bool { sample == .shared }

  /// What stands around every screen.
  var frame: SessionFrame { shared { SessionFrame(sample: sample, undo: self.undoOffer) } }

  /// What was changed last, with the way back.
  var undoOffer: UndoOffer { shared { UndoOffer(gateway: self.undoGateway) } }

  /// Takes changes back.
  var undoGateway: any UndoGateway { shared { gateways.undo } }

  /// Tells when the person's data have changed.
  var changesGateway: any ChangesGateway { shared { gateways.changes } }

  /// Fetches lists of operations.
  var operationListGateway: any OperationListGateway { shared { gateways.operationList } }

  /// Fetches operations for the features that are plugged in.
  var historyGateway: any OperationHistoryGateway { shared { gateways.history } }

  /// Fetches in which currency the person reads totals.
  var totalsGateway: any TotalsGateway { shared { gateways.totals } }

  /// Fetches the accounts.
  var accountsGateway: any AccountsGateway { shared { gateways.accounts } }
}
