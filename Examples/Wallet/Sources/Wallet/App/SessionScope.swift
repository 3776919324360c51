import Espalier
import WalletFeatures
import WalletGateways
import WalletStore

/// The scope of a person who is signed in: gateways to their data, and the parts that several features show.
final class SessionScope: Scope<WalletRootScope> {
  /// The user who is signed in.
  let user: UserID
  /// The gateways to the person's data. Every gateway is made for this person, so no feature can reach another's.
  let gateways: DatabaseGateways
  /// The kind of made-up data that are shown; nil for a person's own.
  let sample: SampleKind?

  /// The person's settings when the window was opened.
  let settings: UserSettings

  /// Creates the scope of a person's wallet.
  init(_ parent: WalletRootScope, user: UserID, visit: Visit) {
    self.user = user
    gateways = parent.gateways(of: user)
    sample = visit.sample
    settings = visit.settings
    super.init(parent)
  }

  /// True if a stranger looks round in the wallet.
  var isGuest: Bool { sample == .shared }

  /// The frame around every screen.
  var frame: SessionFrame { shared { SessionFrame(sample: sample, undo: self.undoOffer) } }

  /// The offer to undo the last change.
  var undoOffer: UndoOffer { shared { UndoOffer(gateway: self.undoGateway) } }

  /// The gateway that undoes changes.
  var undoGateway: any UndoGateway { shared { gateways.undo } }

  /// The gateway that tells when the person's data have changed.
  var changesGateway: any ChangesGateway { shared { gateways.changes } }

  /// The gateway that fetches lists of operations.
  var operationListGateway: any OperationListGateway { shared { gateways.operationList } }

  /// The gateway that fetches operations for the features that are plugged in.
  var historyGateway: any OperationHistoryGateway { shared { gateways.history } }

  /// The gateway that fetches the currency in which the person reads totals.
  var totalsGateway: any TotalsGateway { shared { gateways.totals } }

  /// The gateway that fetches the accounts.
  var accountsGateway: any AccountsGateway { shared { gateways.accounts } }
}
