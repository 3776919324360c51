/// The look of an app, as a value: colours by role, sizes of writing, space and corners.
///
/// ```swift
/// var theme = Theme.standard
/// theme.light.accent = 0x6B2FA0
/// theme.density = .compact
/// let failures = theme.contrastFailures()  // none, or the app's own test fails
/// ```
///
/// A surface takes it once, at its start; screens name roles and stay as they are.
public struct Theme: Hashable, Sendable, Codable {
  /// A surrounding that has colours of its own.
  public enum Variant: String, Sendable, Codable, CaseIterable {
    /// By day.
    case light
    /// By night.
    case dark
    /// By day, for those who need more contrast.
    case lightHighContrast
    /// By night, for those who need more contrast.
    case darkHighContrast
  }

  /// The colours by day.
  public var light: Palette
  /// The colours by night.
  public var dark: Palette
  /// The colours by day, for those who need more contrast.
  public var lightHighContrast: Palette
  /// The colours by night, for those who need more contrast.
  public var darkHighContrast: Palette
  /// The sizes of writing.
  public var type: TypeScale
  /// The density of things, unless a person chose another one.
  public var density: Density
  /// The corner radius of cards and lists.
  public var cardRadius: CornerRadius
  /// The corner radius of buttons and fields, in points.
  public var controlRadius: Int

  /// Creates a theme.
  public init(
    light: Palette, dark: Palette, lightHighContrast: Palette, darkHighContrast: Palette,
    type: TypeScale = Theme.standard.type, density: Density = .regular, cardRadius: CornerRadius = .medium,
    controlRadius: Int = 10
  ) {
    self.light = light
    self.dark = dark
    self.lightHighContrast = lightHighContrast
    self.darkHighContrast = darkHighContrast
    self.type = type
    self.density = density
    self.cardRadius = cardRadius
    self.controlRadius = controlRadius
  }

  /// The colours of a variant.
  public subscript(variant: Variant) -> Palette {
    switch variant {
    case .light: light
    case .dark: dark
    case .lightHighContrast: lightHighContrast
    case .darkHighContrast: darkHighContrast
    }
  }
}
