/// The look that a person wants an app to have: their own choice, or what their device says.
///
/// ```swift
/// let evening: Appearance = .dark
/// let clear = Appearance(colorScheme: .light, contrast: .high, density: .spacious)
/// ```
///
/// As text it is one word for each choice (`dark high compact`), which an app can store.
public struct Appearance: RawRepresentable, StyleValueConvertible, Codable, CustomStringConvertible {
  /// The choice between light and dark.
  public enum ColorScheme: String, Sendable, Codable, CaseIterable {
    /// As the device says.
    case system
    /// Always light.
    case light
    /// Always dark.
    case dark
  }

  /// The amount of contrast.
  public enum Contrast: String, Sendable, Codable, CaseIterable {
    /// As the device says.
    case system
    /// Always high.
    case high
  }

  /// The choice between light and dark.
  public var colorScheme: ColorScheme
  /// The amount of contrast.
  public var contrast: Contrast
  /// The density of things; nil takes the theme's.
  public var density: Density?

  /// Creates an appearance.
  public init(colorScheme: ColorScheme = .system, contrast: Contrast = .system, density: Density? = nil) {
    self.colorScheme = colorScheme
    self.contrast = contrast
    self.density = density
  }

  /// As the device says.
  public static let system = Appearance()
  /// Always light.
  public static let light = Appearance(colorScheme: .light)
  /// Always dark.
  public static let dark = Appearance(colorScheme: .dark)

  /// Creates the appearance that ``rawValue`` wrote; words that are not known are passed over.
  public init(rawValue: String) {
    self.init()
    for word in rawValue.split(separator: " ") {
      if let scheme = ColorScheme(rawValue: String(word)) {
        colorScheme = scheme
      } else if let density = Density(rawValue: String(word)) {
        self.density = density
      } else if word == Contrast.high.rawValue {
        contrast = .high
      }
    }
  }

  /// The appearance as text, with a word for each choice.
  public var rawValue: String {
    [colorScheme.rawValue, contrast == .high ? "high" : nil, density?.rawValue].compactMap { $0 }.joined(separator: " ")
  }

  /// The appearance as text, with a word for each choice.
  public var description: String { rawValue }
}
