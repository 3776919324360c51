import Espalier
import WalletFeatures
import WalletGateways
import WalletStore

/// The scope of the overview, with its interactor and the sections of features.
final class OverviewScope: Scope<SessionScope> {
  private let plugIns: PluggedIn<any WalletShell>

  /// Creates the scope of the overview.
  /// - Parameter plugIns: The features that may show something on it.
  init(_ parent: SessionScope, plugIns: PluggedIn<any WalletShell>) {
    self.plugIns = plugIns
    super.init(parent)
  }

  /// The person's arrangement of the sections of features.
  var arrangement: OverviewArrangement {
    shared {
      OverviewArrangement(self.settings.overview, gateway: self.isGuest ? nil : self.gateways.settings)
    }
  }

  /// The names of the sections that features can show.
  var sectionNames: [ContributionName] { plugIns.names(in: .overview) }

  /// Returns the sections that features show, made anew.
  func sections(arranged arrangement: Arrangement) -> [PluggedPart] {
    plugIns.parts(in: .overview, arranged: arrangement)
  }

  /// The interactor that puts the overview of a month together.
  var interactor: any OverviewInteractor {
    shared {
      LiveOverviewInteractor(
        months: self.gateways.months, accounts: self.accountsGateway,
        operations: self.operationListGateway)
    }
  }
}
