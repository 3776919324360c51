public import Espalier

/// A view for one figure, with its name above and a remark below.
public final class FigureView: View {
  /// The name of the figure.
  public static let name = Child("name", Label.self)
  /// The amount.
  public static let amount = Child("amount", Label.self)
  /// The remark below the amount.
  public static let remark = Child("remark", Label.self)

  /// One below the other.
  public override class var layout: Layout {
    .column(spacing: .tiny) {
      name.with(.textStyle(.caption), .color(.secondary))
      amount.with(.textStyle(.title), .hasTabularFigures(), .textFit(.shrinks))
      remark.with(.textStyle(.caption), .color(.secondary))
    }
  }
}

/// A figure, as a value.
public struct Figure: ComponentConvertible {
  /// The name of the figure, shown above.
  public var name: String
  /// The figure, as it is read.
  public var amount: String
  /// The colour of the figure.
  public var color: ViewColor
  /// A remark on the figure; empty for none.
  public var remark: String

  /// Makes a figure.
  public init(name: String, amount: String, color: ViewColor = .text, remark: String = "") {
    self.name = name
    self.amount = amount
    self.color = color
    self.remark = remark
  }

  /// The figure as a row shows it.
  public var component: Component<FigureView> {
    Component(
      .child(\.name, .text(name)), .child(\.amount, .text(amount), .color(color)),
      .child(\.remark, .text(remark), .isHidden(remark.isEmpty)))
  }
}

extension Figure {
  /// True if an amount in the figure is longer than half of a small phone holds.
  var isLong: Bool { amount.count > 13 || remark.split(separator: " ").contains { $0.count > 14 } }
}

extension Section {
  /// Figures beside each other, two on a phone. Where an amount is so long that it would not stand whole, each has the width for itself.
  @MainActor public static func figures(_ id: String, _ figures: [Figure], header: String = "", footer: String = "")
    -> Section
  {
    Section(id, header: header, footer: footer, layout: figures.contains(where: \.isLong) ? .grid : .figures) {
      for figure in figures { Row(figure).id(figure.name) }
    }
  }
}
