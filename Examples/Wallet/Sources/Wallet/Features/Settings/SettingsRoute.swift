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
