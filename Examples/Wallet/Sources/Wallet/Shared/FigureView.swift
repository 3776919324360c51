import Espalier

/// One figure with what it stands for above and a remark below.
final class FigureView: View {
  static let (name, amount, remark) = children(
    of: FigureView.self, ("name", Label.self), ("amount", Label.self), ("remark", Label.self))

  override class var layout: Layout {
    .column(spacing: .tiny) {
      name.with(.textStyle(.caption), .color(.secondary))
      amount.with(.textStyle(.title), .hasTabularFigures())
      remark.with(.textStyle(.caption), .color(.secondary))
    }
  }
}

/// A figure, as a value.
struct Figure: ComponentConvertible {
  var name: String
  var amount: String
  var color = ColorRole.text
  var remark = ""

  var component: Component<FigureView> {
    Component(
      .child(\.name, .text(name)), .child(\.amount, .text(amount), .color(color)),
      .child(\.remark, .text(remark), .isHidden(remark.isEmpty)))
  }
}
