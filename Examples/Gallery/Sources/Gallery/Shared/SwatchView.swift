package import Espalier

/// A patch of one colour of a palette, in whatever colours the window stands.
package final class SwatchView: View {
  /// The palette and the role, such as `dark-accent`; the surface's style rules say what colour that is.
  package static let swatch = Property("swatch", default: "")
}

/// A colour with its name, its value, and how well it can be told from what it stands on.
final class ColorRow: View {
  static let swatch = Child("swatch", SwatchView.self)
  static let name = Child("name", Label.self)
  static let value = Child("value", Label.self)
  static let ratio = Child("ratio", Label.self)

  override class var layout: Layout {
    .row(spacing: .medium, alignment: .center) {
      swatch
      name.with(.grows())
      value.with(.color(.secondary), .hasTabularFigures())
      ratio.with(.color(.secondary), .hasTabularFigures(), .textAlignment(.end))
    }
  }
}

/// A role in a palette, as a value.
struct RoleColor: ComponentConvertible {
  var variant: Theme.Variant
  var role: ColorRole

  /// The contrast against cards; for what stands on the accent, against the accent.
  private var ratio: Double {
    let palette = Theme.standard[variant]
    return palette[role].contrast(with: role == .onAccent ? palette.accent : palette.raised)
  }

  var component: Component<ColorRow> {
    Component(
      .child(\.swatch, .set(\.swatch, "\(variant.rawValue)-\(role.rawValue)")), .child(\.name, .text(role.rawValue)),
      .child(\.value, .text("\(Theme.standard[variant][role])")),
      .child(\.ratio, .text("\((ratio * 10).rounded() / 10) : 1")))
  }
}

/// A colour of charts in a palette, as a value.
struct ChartColor: ComponentConvertible {
  var variant: Theme.Variant
  var number: Int

  var component: Component<ColorRow> {
    let palette = Theme.standard[variant]
    let ratio = palette.chart[number].contrast(with: palette.raised)
    return Component(
      .child(\.swatch, .set(\.swatch, "\(variant.rawValue)-chart-\(number)")),
      .child(\.name, .text("chart \(number + 1)")), .child(\.value, .text("\(palette.chart[number])")),
      .child(\.ratio, .text("\((ratio * 10).rounded() / 10) : 1")))
  }
}
