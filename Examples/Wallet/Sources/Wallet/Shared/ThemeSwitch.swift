import Espalier
import WalletStore

/// Turns the window light or dark while it is open. The window is made after the scope, so it is told by a closure.
@MainActor
final class ThemeSwitch {
  /// A function that shows a theme in the window.
  var show: (UserSettings.Theme) -> Void = { _ in }
}
