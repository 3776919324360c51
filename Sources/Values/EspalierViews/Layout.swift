/// The fixed children of a view class, and their arrangement in rows and columns, nested as needed.
///
/// The layout lists the children and numbers them in its order, after those of a base class. It is read once for each
/// class, for the template of the class, and is not sent again.
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
  /// An item of a layout.
  public indirect enum Item: Sendable {
    /// A fixed child.
    case child(LayoutChild)
    /// Items in a row or a column.
    case group(Group)
  }

  /// Items that share an axis.
  public struct Group: Sendable {
    /// The axis along which the items are arranged: horizontal for a row, vertical for a column.
    public var axis: Axis
    /// The space between the items.
    public var spacing: Spacing
    /// The alignment of the items across the axis.
    public var alignment: Alignment
    /// The items of the group, in order.
    public var items: [Item]
  }

  /// The outermost group; nil for a class without children, and for a class that a surface draws in its own way.
  public let group: Group?
  /// The children that a layout without a group lists. The code that draws the class on each surface arranges them.
  let drawn: [LayoutChild]

  init(group: Group?, drawn: [LayoutChild] = []) {
    self.group = group
    self.drawn = drawn
  }

  /// A layout without children.
  public static let empty = Layout(group: nil)

  /// Returns a layout that arranges children in a row.
  public static func row(
    spacing: Spacing = .small, alignment: Alignment = .center, @LayoutBuilder _ items: () -> [Item]
  ) -> Layout {
    Layout(group: Group(axis: .horizontal, spacing: spacing, alignment: alignment, items: items()))
  }

  /// Returns a layout that arranges children in a column.
  public static func column(
    spacing: Spacing = .none, alignment: Alignment = .stretch, @LayoutBuilder _ items: () -> [Item]
  ) -> Layout {
    Layout(group: Group(axis: .vertical, spacing: spacing, alignment: alignment, items: items()))
  }

  /// Returns a layout that only lists the children, for a class of your own that arranges them in its drawing code for
  /// each surface.
  ///
  /// ```swift
  /// final class Notice: View {
  ///   static let title = Child("title", Label.self)
  ///   static let close = Child("close", Button.self)
  ///
  ///   override class var layout: Layout { .drawn { title; close } }
  /// }
  /// ```
  public static func drawn(@LayoutBuilder _ children: () -> [Item]) -> Layout {
    Layout(group: nil, drawn: children().flatMap(\.children))
  }

  /// All children of the layout, in order.
  var children: [LayoutChild] { drawn + (group.map(Item.group)?.children ?? []) }
}

/// A fixed child in a view's ``Layout``, with its initial styles.
public struct LayoutChild: Sendable {
  let position: ChildDeclaration
  /// The initial styles of the child. They apply unless a component sets others.
  public let base: AnyComponent
  /// The child's number among all descendants of the view, in preorder; 0 until a ``ViewSchema`` has numbered its
  /// layout.
  public internal(set) var element = 0
  /// The source location at which the layout lists the child.
  var listing: SourcePosition?

  init(position: ChildDeclaration, base: AnyComponent) {
    self.position = position
    self.base = base
  }
}

extension Layout.Item {
  /// The children in the item, in order.
  var children: [LayoutChild] {
    switch self {
    case .child(let child): [child]
    case .group(let group): group.items.flatMap(\.children)
    }
  }
}

/// Collects the children of a ``Layout``.
@resultBuilder
public enum LayoutBuilder {
  /// Adds a child without initial styles.
  public static func buildExpression<V>(_ child: Child<V>, file: String = #fileID, line: UInt = #line) -> Layout.Item {
    buildExpression(child.with(), file: file, line: line)
  }
  /// Adds a child with its initial styles.
  public static func buildExpression(
    _ child: LayoutChild, file: String = #fileID, line: UInt = #line
  ) -> Layout.Item {
    var child = child
    child.listing = SourcePosition(file: file, line: line)
    return .child(child)
  }
  /// Adds a nested row or column; children without an arrangement form a row.
  public static func buildExpression(_ layout: Layout) -> Layout.Item {
    .group(
      layout.group
        ?? Layout.Group(
          axis: .horizontal, spacing: .none, alignment: .center, items: layout.drawn.map { .child($0) }))
  }
  /// Returns all items in order.
  public static func buildBlock(_ items: Layout.Item...) -> [Layout.Item] { items }
}
