/// The colour of a view: a role of the theme, which is the usual way, or any colour.
///
/// ```swift
/// let usual = Label.with(.text("Rent"), .color(.secondary))
/// let branded = Label.with(.text("Rent"), .color(.rgb(0x6B2FA0, dark: 0xC9A6EC)))
/// ```
///
/// - A role follows the theme in light, dark and high contrast, and keeps its contrast in each.
/// - A colour of its own has a value for light and one for dark surroundings. It does not follow the theme, and its
///   contrast is up to the app; ``Color/contrast(with:)`` measures it. A surface whose person forces colours of their
///   own shows those.
public enum ViewColor: Hashable, Sendable, Codable {
  /// The theme's colour for a role.
  case role(ColorRole)
  /// A colour for light and one for dark surroundings, with an opacity from 0 to 255.
  case custom(light: Color, dark: Color, opacity: UInt8)

  /// Returns any colour: `.rgb(0x6B2FA0)`.
  ///
  /// - Parameters:
  ///   - color: The colour in light surroundings.
  ///   - dark: The colour in dark surroundings; the same if nothing is said.
  ///   - opacity: From 0, which lets everything through, to 1.
  public static func rgb(_ color: Color, dark: Color? = nil, opacity: Double = 1) -> ViewColor {
    let opacity = opacity.isFinite ? min(max(opacity, 0), 1) : 1
    return .custom(light: color, dark: dark ?? color, opacity: UInt8((opacity * 255).rounded()))
  }

  /// The role; nil for a colour that is no role.
  @inlinable public var role: ColorRole? {
    guard case .role(let role) = self else { return nil }
    return role
  }
}

extension ViewColor {
  /// The colour of text that is read.
  @inlinable public static var text: ViewColor { .role(.text) }
  /// The colour of text that explains.
  @inlinable public static var secondary: ViewColor { .role(.secondary) }
  /// The colour behind everything.
  @inlinable public static var surface: ViewColor { .role(.surface) }
  /// The colour of things that lie on the surface, such as cards.
  @inlinable public static var raised: ViewColor { .role(.raised) }
  /// The colour of lines between things.
  @inlinable public static var separator: ViewColor { .role(.separator) }
  /// The colour of things that can be acted on.
  @inlinable public static var accent: ViewColor { .role(.accent) }
  /// The colour of text and symbols on the accent.
  @inlinable public static var onAccent: ViewColor { .role(.onAccent) }
  /// The colour of money that came in, or of something that went well.
  @inlinable public static var positive: ViewColor { .role(.positive) }
  /// The colour of money that went out too far, or of something that failed.
  @inlinable public static var negative: ViewColor { .role(.negative) }
  /// The colour of things that need attention.
  @inlinable public static var warning: ViewColor { .role(.warning) }
}

extension ViewColor: StyleValueConvertible {
  /// A role is stored as its name, any other colour as one number: neither takes a box.
  @inlinable public var styleValue: StyleValue {
    switch self {
    case .role(let role): role.styleValue
    case .custom(let light, let dark, let opacity):
      .integer(Int(light.digits) << 32 | Int(dark.digits) << 8 | Int(opacity))
    }
  }

  /// Reads a role or a colour.
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
  /// The role's name, or the digits of the colour, of both if they differ, and the opacity if the colour is not opaque.
  public var description: String {
    switch self {
    case .role(let role): role.rawValue
    case .custom(let light, let dark, let opacity):
      "\(light)" + (dark == light ? "" : " (dark \(dark))")
        + (opacity == 255 ? "" : " at \(Int(opacity) * 100 / 255) %")
    }
  }
}
