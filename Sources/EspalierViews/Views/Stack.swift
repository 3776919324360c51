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
public final class Stack<each Part: View>: View {
  /// The parts, in order, named by their place.
  public override class var layout: Layout {
    var items: [Layout.Item] = []
    for part in StackParts.declare(for: Self.self, repeat (each Part).self) {
      items.append(.child(element: part.element, base: AnyComponent(type: part.type, storage: StyleStorage())))
    }
    return Layout(
      group: Layout.Group(axis: .horizontal, spacing: .medium, alignment: .center, items: items))
  }
}

enum StackParts {
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
  /// A stack of parts.
  public static func stack<each Part: View>(_ part: repeat Component<each Part>) -> Component
  where Target == Stack<repeat each Part> {
    var entries: [StyleEntry] = []
    var handlers: [EventHandler] = []
    var next = 1
    for part in repeat each part {
      let shift = UInt32(next) << 16
      for entry in part.storage.entries { entries.append(StyleEntry(key: entry.key + shift, value: entry.value)) }
      for handler in part.storage.handlers { handlers.append(handler.moved(by: next)) }
      next += part.elementCount
    }
    return Component(storage: StyleStorage(entries: entries, handlers: handlers))
  }

  var elementCount: Int { ViewSchema.of(Target.self).elements.count }
}
