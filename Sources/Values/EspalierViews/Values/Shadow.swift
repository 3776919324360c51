/// The shadow of a view: usually one of a short scale of elevations, otherwise any shadow.
///
/// Views at one elevation look the same everywhere, and an elevation stays visible on dark surfaces, where it has a
/// light edge too. Use a shadow of your own for a look that no elevation has.
///
/// ```swift
/// let card = Label.with(.text("Visa"), .shadow(.low))
/// let glow = Label.with(.text("Visa"), .shadow(.cast(color: .accent, radius: 24, y: 4, opacity: 0.5)))
/// ```
public enum Shadow: Hashable, Sendable {
  /// No shadow.
  case none
  /// The elevation of a view on the surface, such as a card.
  case low
  /// The elevation of a view above its neighbours, such as a menu.
  case medium
  /// The elevation of a view above everything else, such as a dialog.
  case high
  /// A shadow of any colour and size. The radius is the width of its soft edge, and x and y are its distance from the
  /// view to the right and down, all in points. The opacity is from 0 to 1.
  case cast(color: ViewColor = .rgb(0x000000), radius: Double, x: Double = 0, y: Double = 0, opacity: Double = 1)

  /// The named elevations, from none to the highest.
  public static let steps: [Shadow] = [.none, .low, .medium, .high]
}

extension Shadow: StyleValueConvertible {
  /// The name of an elevation as text, or any other shadow in a box.
  public var styleValue: StyleValue {
    if case .cast = self { .object(StyleObject(self)) } else { .text(description) }
  }

  /// Creates the shadow from its stored form; nil for a value of another kind.
  public init?(styleValue: StyleValue) {
    switch styleValue {
    case .text(let name):
      guard let step = Self.steps.first(where: { $0.description == name }) else { return nil }
      self = step
    case .object(let object):
      guard let shadow = object.value as? Shadow else { return nil }
      self = shadow
    default: return nil
    }
  }
}

extension Shadow: CustomStringConvertible {
  /// The name of the elevation, or the colour, the radius, the distance and the opacity.
  public var description: String {
    switch self {
    case .none: "none"
    case .low: "low"
    case .medium: "medium"
    case .high: "high"
    case .cast(let color, let radius, let x, let y, let opacity):
      "\(color), radius \(radius), x \(x), y \(y), opacity \(opacity)"
    }
  }
}
