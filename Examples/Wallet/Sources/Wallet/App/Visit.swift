import Espalier
import WalletGateways
import WalletStore

/// The visitor of a window, as the storage knows them.
struct Visit: Sendable {
  /// The visitor; a stranger when their identity belongs to no user any more.
  let visitor: Visitor
  /// The user whose wallet is shown; nil for the welcome.
  let user: UserID?
  /// The kind of made-up data that are shown; nil for a person's own.
  let sample: SampleKind?
  /// The user's choices about the program.
  let settings: UserSettings

  /// Looks the visitor up.
  init(users: any UsersGateway, visitor: Visitor, guest: UserID?) async throws {
    var known = visitor
    var user = visitor.identity.flatMap(UserID.init(identity:))
    var settings = UserSettings()
    var isSample = false
    do {
      if let user {
        settings = try await users.settings(of: user)
        isSample = try await users.isSample(user)
      }
    } catch WalletError.noSuchUser {
      user = nil
    }
    if user == nil { known.identity = nil }
    self.visitor = known
    self.user = user ?? guest
    self.settings = settings
    sample = user == nil && guest != nil ? .shared : isSample ? .own : nil
  }
}
