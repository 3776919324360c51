/// The colour of a view: usually a role of the theme, otherwise any colour.
///
/// ```swift
/// let usual = Label.with(.text("Rent"), .color(.secondary))
/// let branded = Label.with(.text("Rent"), .color(.rgb(0x6B2FA0, dark: 0xC9A6EC)))
/// ```
///
/// - A role follows the theme in light, dark and high contrast, and keeps its contrast in each.
/// - A custom colour has a value for light and one for dark surroundings. It does not follow the theme, and the app
///   must ensure its contrast; ``Color/contrast(with:)`` measures it. If a person forces their own colours, the surface
///   shows those.
public enum ViewColor: Hashable, Sendable, Codable {
  /// The theme's colour for a role.
  case role(ColorRole)
  /// A colour for light and one for dark surroundings, with an opacity from 0 to 255.
  case custom(light: Color, dark: Color, opacity: UInt8)

  /// Returns a custom colour: `.rgb(0x6B2FA0)`.
  ///
  /// - Parameters:
  ///   - color: The colour in light surroundings.
  ///   - dark: The colour in dark surroundings; the same if it is nil.
  ///   - opacity: The opacity, from 0 (transparent) to 1 (opaque).
  public static func rgb(_ color: Color, dark: Color? = nil, opacity: Double = 1) -> ViewColor {
    let opacity = opacity.isFinite ? min(max(opacity, 0), 1) : 1
    return .custom(light: color, dark: dark ?? color, opacity: UInt8((opacity * 255).rounded()))
  }

  /// The role; nil for a custom colour.
  @inlinable public var role: ColorRole? {
    guard case .role(let role) = self else { return nil }
    return role
  }
}

extension ViewColor {
  /// The colour of primary text.
  @inlinable public static var text: ViewColor { .role(.text) }
  /// The colour of secondary text, such as explanations.
  @inlinable public static var secondary: ViewColor { .role(.secondary) }
  /// The colour of the background.
  @inlinable public static var surface: ViewColor { .role(.surface) }
  /// The colour of raised areas, such as cards.
  @inlinable public static var raised: ViewColor { .role(.raised) }
  /// The colour of separating lines.
  @inlinable public static var separator: ViewColor { .role(.separator) }
  /// The colour of interactive content.
  @inlinable public static var accent: ViewColor { .role(.accent) }
  /// The colour of text and symbols on the accent.
  @inlinable public static var onAccent: ViewColor { .role(.onAccent) }
  /// The colour of received money or of success.
  @inlinable public static var positive: ViewColor { .role(.positive) }
  /// The colour of overspent money or of failure.
  @inlinable public static var negative: ViewColor { .role(.negative) }
  /// The colour of content that needs attention.
  @inlinable public static var warning: ViewColor { .role(.warning) }
}

extension ViewColor: StyleValueConvertible {
  /// The stored form: the name of the role, or a custom colour as one number. Neither form needs a box.
  @inlinable public var styleValue: StyleValue {
    switch self {
    case .role(let role): role.styleValue
    case .custom(let light, let dark, let opacity):
      .integer(Int(light.digits) << 32 | Int(dark.digits) << 8 | Int(opacity))
    }
  }

  /// Creates a role or a custom colour from its stored form.
  @inlinable public init?(styleValue: StyleValue) {
    switch styleValue {
    case .text(let name):
      guard let role = ColorRole(rawValue: name) else { return nil }
      self = .role(role)
    case .integer(let digits):
      self = .custom(
        light: Color(digits: UInt32(truncatingIfNeeded: digits >> 32)),
        dark: Color(digits: UInt32(truncatingIfNeeded: digits >> 8)), opacity: UInt8(truncatingIfNeeded: digits))
    default: return nil
    }
  }
}

extension ViewColor: CustomStringConvertible {
  /// The name of the role, or the light colour. The dark colour follows if it differs, and the opacity if it is below
  /// 100 %.
  public var description: String {
    switch self {
    case .role(let role): role.rawValue
    case .custom(let light, let dark, let opacity):
      "\(light)" + (dark == light ? "" : " (dark \(dark))")
        + (opacity == 255 ? "" : " at \(Int(opacity) * 100 / 255) %")
    }
  }
}
