/// The appearance that a person prefers for an app: their own choice, or the setting of their device.
///
/// ```swift
/// let evening: Appearance = .dark
/// let clear = Appearance(colorScheme: .light, contrast: .high, density: .spacious)
/// ```
///
/// Its text has one word for each choice (`dark high compact`), and an app can store it.
public struct Appearance: RawRepresentable, StyleValueConvertible, Codable, CustomStringConvertible {
  /// The choice between light and dark.
  public enum ColorScheme: String, Sendable, Codable, CaseIterable {
    /// The setting of the device.
    case system
    /// Light, regardless of the setting of the device.
    case light
    /// Dark, regardless of the setting of the device.
    case dark
  }

  /// The amount of contrast.
  public enum Contrast: String, Sendable, Codable, CaseIterable {
    /// The setting of the device.
    case system
    /// High contrast, regardless of the setting of the device.
    case high
  }

  /// The choice between light and dark.
  public var colorScheme: ColorScheme
  /// The amount of contrast.
  public var contrast: Contrast
  /// The density of screens; nil for the density of the theme.
  public var density: Density?

  /// Creates an appearance from its choices. By default, it follows the settings of the device, and the density of the
  /// theme.
  public init(colorScheme: ColorScheme = .system, contrast: Contrast = .system, density: Density? = nil) {
    self.colorScheme = colorScheme
    self.contrast = contrast
    self.density = density
  }

  /// The appearance that follows the settings of the device.
  public static let system = Appearance()
  /// The light appearance, regardless of the setting of the device.
  public static let light = Appearance(colorScheme: .light)
  /// The dark appearance, regardless of the setting of the device.
  public static let dark = Appearance(colorScheme: .dark)

  /// Creates an appearance from its ``rawValue``; unknown words are ignored.
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
