/// Parts below each other, in any number and order.
///
/// ```swift
/// let words: Component<Column<Label, Label>> = Column.of(
///   Label.with(.text("Rent"), .textStyle(.headline)), Label.with(.text("Every month"), .color(.secondary)))
/// let row: Component<Stack<ImageView, Column<Label, Label>>> = .stack(ImageView.with(.image(.icon(.card))), words)
/// ```
///
/// As with ``Stack``, the order of the parts is in the type, so columns of the same parts share a template.
public final class Column<each Part: View>: ContainerView {
  /// The parts, in order, named by their place.
  public override class var layout: Layout {
    StackParts.layout(.vertical, .none, .stretch, repeat (each Part).self)
  }

  /// Returns a column of parts below each other.
  public static func of(_ part: repeat Component<each Part>) -> Component<Column<repeat each Part>> {
    Component(storage: StackParts.storage(of: repeat each part))
  }
}
