import Espalier
import WalletStore

/// Changes the language of the window while it is open. The window is made after the scope, so it is told by a closure.
@MainActor
final class LanguageSwitch {
  /// A function that shows all screens of the window in a language.
  var show: (UserSettings.Language) -> Void = { _ in }
}
