public import WalletStore

/// The user who is signed in, and their choices.
public struct Profile: Hashable, Sendable {
  /// The name of the user.
  public var name: String
  /// A Boolean value that indicates whether the user is a throw-away one who looks round.
  public var isSample: Bool
  /// The user's choices about the program.
  public var settings: UserSettings

  /// Creates a profile from its parts.
  public init(name: String, isSample: Bool, settings: UserSettings) {
    self.name = name
    self.isSample = isSample
    self.settings = settings
  }
}
