import Espalier
import WalletFeatures
import WalletGateways
import WalletStore

/// What the overview fetches with.
final class OverviewScope: Scope<SessionScope> {
  private let plugIns: PluggedIn<any WalletShell>

  /// Makes the scope of the overview.
  /// - Parameter plugIns: Who may show something on it.
  init(_ parent: SessionScope, plugIns: PluggedIn<any WalletShell>) {
    self.plugIns = plugIns
    super.init(parent)
  }

  /// How the person has arranged what features show.
  var arrangement: OverviewArrangement {
    shared {
      OverviewArrangement(self.settings.overview, gateway: self.isGuest ? nil : self.gateways.settings)
    }
  }

  /// What features can show, by name.
  var sectionNames: [SlotName] { plugIns.names(in: .overview) }

  /// What features show, made anew.
  func sections(arranged arrangement: Arrangement) -> [PluggedPart] {
    plugIns.parts(in: .overview, arranged: arrangement)
  }

  /// Puts the overview of a month together.
  var interactor: any OverviewInteractor {
    shared {
      LiveOverviewInteractor(
        months: self.gateways.months, accounts: self.accountsGateway,
        operations: self.operationListGateway)
    }
  }
}
