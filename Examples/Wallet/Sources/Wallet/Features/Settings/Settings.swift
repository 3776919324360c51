import Espalier
import WalletGateways

/// The person's choices about the program, and ways to export or erase their data.
final class Settings: Feature<SettingsScope, SettingsRoute> {
  override func permission(for route: SettingsRoute) -> Permission<SettingsRoute> {
    switch route {
    case .settings: .granted
    case .deleteAccount: scope.isGuest ? .redirect(.settings) : .granted
    }
  }

  override func placement(of route: SettingsRoute) -> Placement<SettingsRoute> {
    switch route {
    case .settings:
      .root(
        SettingsScene(
          model: self.model, formats: self.scope.formats, data: self.scope.dataVersion, isGuest: self.scope.isGuest))
    case .deleteAccount: .present(DeleteAccountScene(model: self.model), orOver: .settings)
    }
  }

  private var model: SettingsViewModel {
    SettingsViewModel(
      gateway: scope.settingsGateway, totals: scope.totalsGateway, accounts: scope.accountsGateway,
      collection: scope.collectedDataGateway, undo: scope.undoOffer, themeSwitch: scope.themeSwitch,
      languageSwitch: scope.languageSwitch)
  }
}
