/// An arrangement of the fixed children of a view class: rows and columns of them, nested as needed.
///
/// A layout is read once a class, for its template; nothing of it travels afterwards.
///
/// ```swift
/// override class var layout: Layout {
///   .row(spacing: .medium) {
///     icon
///     Layout.column { title.with(.textStyle(.headline)); subtitle }
///     amount.with(.grows(false))
///   }
/// }
/// ```
public struct Layout: Sendable {
  /// One thing in a layout.
  public indirect enum Item: Sendable {
    /// A fixed child with the styles it starts from.
    case child(element: Int, base: AnyComponent)
    /// Items beside or below each other.
    case group(Group)
  }

  /// Items that share an axis.
  public struct Group: Sendable {
    /// The axis along which the items stand: beside or below each other.
    public var axis: Axis
    /// The space between them.
    public var spacing: Spacing
    /// The alignment of the items across the axis.
    public var alignment: Alignment
    /// The items, in order.
    public var items: [Item]
  }

  /// The outermost group; nil for a class without children.
  public let group: Group?

  /// No children.
  public static let empty = Layout(group: nil)

  /// Returns a layout of children beside each other.
  public static func row(
    spacing: Spacing = .small, alignment: Alignment = .center, @LayoutBuilder _ items: () -> [Item]
  ) -> Layout {
    Layout(group: Group(axis: .horizontal, spacing: spacing, alignment: alignment, items: items()))
  }

  /// Returns a layout of children below each other.
  public static func column(
    spacing: Spacing = .none, alignment: Alignment = .stretch, @LayoutBuilder _ items: () -> [Item]
  ) -> Layout {
    Layout(group: Group(axis: .vertical, spacing: spacing, alignment: alignment, items: items()))
  }
}

/// Collects the children of a ``Layout``.
@resultBuilder
public enum LayoutBuilder {
  /// Adds a child as it is.
  public static func buildExpression<V>(_ child: Child<V>) -> Layout.Item {
    .child(element: child.element, base: Component<V>().erased)
  }
  /// Adds a child with styles to start from.
  public static func buildExpression(_ child: LayoutChild) -> Layout.Item {
    .child(element: child.element, base: child.base)
  }
  /// Adds a nested row or column.
  public static func buildExpression(_ layout: Layout) -> Layout.Item {
    .group(layout.group ?? Layout.Group(axis: .horizontal, spacing: .none, alignment: .center, items: []))
  }
  /// Returns all items in order.
  public static func buildBlock(_ items: Layout.Item...) -> [Layout.Item] { items }
}
