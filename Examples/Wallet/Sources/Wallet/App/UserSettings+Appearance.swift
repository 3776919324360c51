import Espalier
import WalletStore

extension UserSettings.Theme {
  /// The theme as a window takes it.
  var appearance: Appearance {
    switch self {
    case .system: .system
    case .light: .light
    case .dark: .dark
    }
  }
}
