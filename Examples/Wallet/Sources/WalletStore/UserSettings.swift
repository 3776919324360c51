/// What a user has chosen about the program itself.
///
/// It is stored as JSON. A setting that is missing, or that a newer version wrote and this one does not know, is read
/// as its default, so that a choice can never keep a person out.
public struct UserSettings: Hashable, Sendable, Codable {
  /// Light or dark, or as the device says.
  public enum Theme: String, Hashable, Sendable, Codable, CaseIterable {
    /// As the device says.
    case system
    /// Always light.
    case light
    /// Always dark.
    case dark
  }

  /// Light or dark, or as the device says.
  public var theme: Theme

  /// Makes settings; what is not given has its default.
  public init(theme: Theme = .system) {
    self.theme = theme
  }

  /// Reads settings, taking the default for whatever is missing or unknown.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let theme = try? values.decodeIfPresent(Theme.self, forKey: .theme)
    self.init(theme: theme ?? .system)
  }
}
