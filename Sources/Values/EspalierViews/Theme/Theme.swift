/// The look of an app as a value: colours by role, text sizes, spacing and corners.
///
/// ```swift
/// var theme = Theme.standard
/// theme.light.accent = 0x6B2FA0
/// theme.density = .compact
/// let failures = theme.contrastFailures()  // none, or the app's own test fails
/// ```
///
/// A surface receives it once, when it starts; screens name roles and do not depend on the theme.
public struct Theme: Hashable, Sendable, Codable {
  /// A variant of a theme, with colours of its own.
  public enum Variant: String, Sendable, Codable, CaseIterable {
    /// The variant for light surroundings.
    case light
    /// The variant for dark surroundings.
    case dark
    /// The variant for light surroundings, for people who need more contrast.
    case lightHighContrast
    /// The variant for dark surroundings, for people who need more contrast.
    case darkHighContrast
  }

  /// The colours in light surroundings.
  public var light: Palette
  /// The colours in dark surroundings.
  public var dark: Palette
  /// The colours in light surroundings, for people who need more contrast.
  public var lightHighContrast: Palette
  /// The colours in dark surroundings, for people who need more contrast.
  public var darkHighContrast: Palette
  /// The text sizes of the theme.
  public var type: TypeScale
  /// The density of screens, unless the person chose another one.
  public var density: Density
  /// The corner radius of cards and lists.
  public var cardRadius: CornerRadius
  /// The corner radius of buttons and fields, in points.
  public var controlRadius: Int

  /// Creates a theme from the colours of its variants, its text sizes, the density of screens and the corner radii.
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
