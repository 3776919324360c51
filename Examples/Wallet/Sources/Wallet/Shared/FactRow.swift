import Espalier

/// A fact: what it is about at the start of the row, what is so at its end.
final class FactRow: View {
  static let (name, value) = children(of: FactRow.self, ("name", Label.self), ("value", Label.self))

  override class var layout: Layout {
    .row(spacing: .medium, alignment: .baseline) {
      name.with(.color(.secondary), .grows())
      value.with(.textAlignment(.end))
    }
  }
}

/// A fact, as a value.
struct Fact: ComponentConvertible {
  var name: String
  var value: String
  var hasTabularFigures = false

  var component: Component<FactRow> {
    Component(.child(\.name, .text(name)), .child(\.value, .text(value), .hasTabularFigures(hasTabularFigures)))
  }
}
