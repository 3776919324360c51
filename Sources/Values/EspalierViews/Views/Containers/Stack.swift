/// A container that arranges any number of parts beside each other, such as a row without a class of its own.
///
/// A part may have a name of the app's, ``View/tag``: descriptions, differences in tests and
/// ``AnyComponent/child(named:)`` use it. For parts whose number is known only at run time, see ``Items``.
///
/// The type contains the order of the parts, so rows with the same parts share a template, and another order is another
/// class.
///
/// ```swift
/// let row: Component<Stack<ImageView, Label>> = .stack(
///   ImageView.with(.image(.icon(.card))), Label.with(.text("Card")))
/// ```
public final class Stack<each Part: View>: ContainerView {
  /// The layout of the parts, in order and named by their index.
  public override class var layout: Layout {
    StackParts.layout(.horizontal, .medium, .center, repeat (each Part).self)
  }

  /// Returns a stack of parts beside each other. It is the same stack as that of ``Component/stack(_:)``, for use
  /// within another container.
  public static func of(_ part: repeat Component<each Part>) -> Component<Stack<repeat each Part>> {
    Component(storage: StackParts.storage(of: repeat each part))
  }
}

enum StackParts {
  /// Returns the layout of a container whose parts are its children.
  static func layout<each Part: View>(
    _ axis: Axis, _ spacing: Spacing, _ alignment: Alignment, _ part: repeat (each Part).Type
  ) -> Layout {
    Layout(
      group: Layout.Group(
        axis: axis, spacing: spacing, alignment: alignment, items: items(of: repeat each part)))
  }

  /// Returns the styles and handlers of all parts, with the element numbers that they have in the container.
  static func storage<each Part: View>(of part: repeat Component<each Part>) -> StyleStorage {
    var entries: [StyleEntry] = []
    var handlers: [EventHandler] = []
    var next = 1
    for part in repeat each part {
      let shift = StyleSlot.distance(next)
      for entry in part.storage.entries { entries.append(StyleEntry(key: entry.key + shift, value: entry.value)) }
      for handler in part.storage.handlers { handlers.append(handler.moved(by: next)) }
      next += part.elementCount
    }
    return StyleStorage(entries: entries, handlers: handlers)
  }

  /// Returns the parts as the children `part0`, `part1`, …, in their order. Descriptions call a part by its tag instead.
  static func items<each Part: View>(of part: repeat (each Part).Type) -> [Layout.Item] {
    var items: [Layout.Item] = []
    for part in repeat each part { items.append(.child(Child("part\(items.count)", part).with())) }
    return items
  }
}

extension Component {
  /// Returns a stack of parts beside each other.
  public static func stack<each Part: View>(_ part: repeat Component<each Part>) -> Component
  where Target == Stack<repeat each Part> {
    Component(storage: StackParts.storage(of: repeat each part))
  }

  var elementCount: Int { ViewSchema.of(Target.self).elements.count }
}
