import Espalier
import WalletStore

/// Who looks at a window, as the storage knows them.
struct Visit: Sendable {
  /// The visitor, a stranger when their identity means nobody any more.
  let visitor: Visitor
  /// Whose wallet is shown; nil for the welcome.
  let user: UserID?
  /// Whether a stranger looks round in it.
  let isGuest: Bool
  /// How they want the app to look.
  let theme: UserSettings.Theme

  /// Looks the visitor up.
  init(database: WalletDatabase, visitor: Visitor, guest: UserID?) async throws {
    var known = visitor
    var user = visitor.identity.flatMap(UserID.init(identity:))
    var theme = UserSettings.Theme.system
    do {
      if let user { theme = try await database.settings(user: user).theme }
    } catch WalletError.noSuchUser {
      user = nil
    }
    if user == nil { known.identity = nil }
    self.visitor = known
    self.user = user ?? guest
    self.theme = theme
    isGuest = user == nil && guest != nil
  }
}
