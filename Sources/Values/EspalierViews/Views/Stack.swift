/// Parts beside or below each other, in any number and order: what a row is made of when no class of its own is
/// declared for it.
///
/// The order of the parts is in the type, so rows with the same parts share a template, and another order is another
/// class.
///
/// ```swift
/// let row: Component<Stack<ImageView, Label>> = .stack(
///   ImageView.with(.image(.icon(.card))), Label.with(.text("Card")))
/// ```
public final class Stack<each Part: View>: ContainerView {
  /// The parts, in order, named by their place.
  public override class var layout: Layout {
    StackParts.layout(of: Self.self, .horizontal, .medium, .center, repeat (each Part).self)
  }

  /// Returns a stack of parts beside each other; the same as ``Component/stack(_:)``, for a stack within another
  /// container.
  public static func of(_ part: repeat Component<each Part>) -> Component<Stack<repeat each Part>> {
    Component(storage: StackParts.storage(of: repeat each part))
  }
}

enum StackParts {
  /// Returns the layout of a container whose parts are its children.
  static func layout<each Part: View>(
    of owner: View.Type, _ axis: Axis, _ spacing: Spacing, _ alignment: Alignment, _ part: repeat (each Part).Type
  ) -> Layout {
    let items = declare(for: owner, repeat each part).map {
      Layout.Item.child(element: $0.element, base: AnyComponent(type: $0.type, storage: StyleStorage()))
    }
    return Layout(group: Layout.Group(axis: axis, spacing: spacing, alignment: alignment, items: items))
  }

  /// Returns the styles and handlers of parts, each moved to the place of its part.
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

  /// Declares the parts of a stack as its children `part0`, `part1`, …, and says where each stands.
  static func declare<each Part: View>(for owner: View.Type, _ part: repeat (each Part).Type) -> [ChildDeclaration] {
    var next = 1
    var declared: [ChildDeclaration] = []
    for part in repeat each part {
      declared.append(ChildDeclaration(name: "part\(declared.count)", type: part, element: next))
      next += ViewSchema.of(part).elements.count
    }
    ViewSchema.declare(declared, for: owner)
    return declared
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
