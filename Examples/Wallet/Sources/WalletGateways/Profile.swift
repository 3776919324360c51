public import WalletStore

/// Who is signed in, and what they have chosen.
public struct Profile: Hashable, Sendable {
  /// What they are called.
  public var name: String
  /// Whether it is a throw-away user who looks round.
  public var isSample: Bool
  /// What they have chosen about the program.
  public var settings: UserSettings

  /// A profile from its parts.
  public init(name: String, isSample: Bool, settings: UserSettings) {
    self.name = name
    self.isSample = isSample
    self.settings = settings
  }
}
