import WalletStore

/// Who is signed in, and what they have chosen.
struct Profile: Hashable, Sendable {
  var name: String
  /// Whether it is a throw-away user who looks round.
  var isSample: Bool
  var settings: UserSettings
}
