public import Espalier

/// A row for a fact: its name above and its value below, so that neither has to give way to the other.
public final class FactRow: View {
  /// The name of the fact.
  public static let name = Child("name", Label.self)
  /// The value of the fact.
  public static let value = Child("value", Label.self)

  /// One below the other.
  public override class var layout: Layout {
    .row {
      Layout.column {
        name.with(.textStyle(.caption), .color(.secondary))
        value
      }
    }
  }
}

/// A fact, as a value.
public struct Fact: ComponentConvertible {
  /// The name of the fact, shown above.
  public var name: String
  /// The value of the fact, shown below.
  public var value: String
  /// A Boolean value that indicates whether the value is an amount, which stands below others.
  public var hasTabularFigures: Bool

  /// Makes a fact.
  public init(name: String, value: String, hasTabularFigures: Bool = false) {
    self.name = name
    self.value = value
    self.hasTabularFigures = hasTabularFigures
  }

  /// The fact as a row shows it.
  public var component: Component<FactRow> {
    Component(.child(\.name, .text(name)), .child(\.value, .text(value), .hasTabularFigures(hasTabularFigures)))
  }
}
