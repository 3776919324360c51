public import Espalier

/// One figure with what it stands for above and a remark below.
public final class FigureView: View {
  /// The three labels.
  public static let (name, amount, remark) = children(
    of: FigureView.self, ("name", Label.self), ("amount", Label.self), ("remark", Label.self))

  /// One below the other.
  public override class var layout: Layout {
    .column(spacing: .tiny) {
      name.with(.textStyle(.caption), .color(.secondary))
      amount.with(.textStyle(.title), .hasTabularFigures())
      remark.with(.textStyle(.caption), .color(.secondary))
    }
  }
}

/// A figure, as a value.
public struct Figure: ComponentConvertible {
  /// What it stands for.
  public var name: String
  /// The figure, as it is read.
  public var amount: String
  /// The colour of the figure.
  public var color: ColorRole
  /// What is to be said about it; empty for nothing.
  public var remark: String

  /// Makes a figure.
  public init(name: String, amount: String, color: ColorRole = .text, remark: String = "") {
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
