package import Espalier

/// The places of the settings.
package enum SettingsRoute: Route {
  /// All settings.
  case settings
  /// Erasing the user.
  case deleteAccount

  package var path: Path {
    switch self {
    case .settings: "/"
    case .deleteAccount: "/delete"
    }
  }

  package static let paths = Paths<Self> {
    settings; deleteAccount
  }
}

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
    case .settings: .root(SettingsScene(self.model, isGuest: self.scope.isGuest))
    case .deleteAccount: .present(DeleteAccountScene(self.model), orOver: .settings)
    }
  }

  private var model: SettingsViewModel {
    SettingsViewModel(
      gateway: scope.settingsGateway, totals: scope.totalsGateway, accounts: scope.accountsGateway,
      collection: scope.collectedDataGateway, undo: scope.undoOffer, themeSwitch: scope.themeSwitch,
      languageSwitch: scope.languageSwitch)
  }
}
