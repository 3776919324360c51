public import Statements

/// The user's choices about the program itself.
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

  /// The language of the screens, or that of the browser.
  public enum Language: String, Hashable, Sendable, Codable, CaseIterable {
    /// As the browser says.
    case system
    /// Always English.
    case english = "en"
    /// Always German.
    case german = "de"
  }

  /// The arrangement of the sections of features on the overview.
  public struct OverviewSections: Hashable, Sendable, Codable {
    /// The ids of the sections in the person's order.
    public var order: [String]
    /// The ids of the sections that are not shown.
    public var hidden: [String]

    /// Creates an arrangement; by default everything is shown as it comes.
    public init(order: [String] = [], hidden: [String] = []) {
      self.order = order
      self.hidden = hidden
    }
  }

  /// The theme: light or dark, or as the device says.
  public var theme: Theme
  /// The language of the screens, or that of the browser.
  public var language: Language
  /// The arrangement of the sections of features on the overview.
  public var overview: OverviewSections
  /// The currency in which totals are shown; nil for each currency by itself.
  public var totals: Currency?

  /// The names of the findings that the person has dismissed, the oldest first.
  public var dismissed: [String]

  /// The greatest number of findings that stay dismissed; of more, the oldest come back.
  public static let mostDismissed = 500

  /// Creates settings; a setting that is not given has its default.
  public init(
    theme: Theme = .system, language: Language = .system, overview: OverviewSections = OverviewSections(),
    totals: Currency? = nil, dismissed: [String] = []
  ) {
    self.theme = theme
    self.language = language
    self.overview = overview
    self.totals = totals
    self.dismissed = dismissed
  }

  /// Reads settings, taking the default for whatever is missing or unknown.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let theme = try? values.decodeIfPresent(Theme.self, forKey: .theme)
    let language = try? values.decodeIfPresent(Language.self, forKey: .language)
    let overview = try? values.decodeIfPresent(OverviewSections.self, forKey: .overview)
    let totals = try? values.decodeIfPresent(Currency.self, forKey: .totals)
    let dismissed = try? values.decodeIfPresent([String].self, forKey: .dismissed)
    self.init(
      theme: theme ?? .system, language: language ?? .system, overview: overview ?? OverviewSections(),
      totals: totals ?? nil, dismissed: dismissed ?? [])
  }
}
