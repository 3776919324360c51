package import Espalier

/// The places of the settings.
package enum SettingsRoute: Route {
  /// All settings.
  case settings
  /// Erasing the user.
  case deleteAccount

  package var path: Path {
    switch self {
    case .settings: .root
    case .deleteAccount: "/delete"
    }
  }

  package init?(path: Path) {
    switch path.segments {
    case []: self = .settings
    case ["delete"]: self = .deleteAccount
    default: return nil
    }
  }
}
