/// A container that arranges any number of parts below each other.
///
/// ```swift
/// let words: Component<Column<Label, Label>> = Column.of(
///   Label.with(.text("Rent"), .textStyle(.headline)), Label.with(.text("Every month"), .color(.secondary)))
/// let row: Component<Stack<ImageView, Column<Label, Label>>> = .stack(ImageView.with(.image(.icon(.card))), words)
/// ```
///
/// As with ``Stack``, the type contains the order of the parts, so columns of the same parts share a template.
public final class Column<each Part: View>: ContainerView {
  /// The layout of the parts, in order and named by their index.
  public override class var layout: Layout {
    StackParts.layout(.vertical, .none, .stretch, repeat (each Part).self)
  }

  /// Returns a column of parts below each other.
  public static func of(_ part: repeat Component<each Part>) -> Component<Column<repeat each Part>> {
    Component(storage: StackParts.storage(of: repeat each part))
  }
}
