extension AnyComponent {
  /// Returns a stack of parts beside each other, for parts whose number is known only at run time, such as a label for
  /// each tag.
  ///
  /// It is the same stack that ``Component/stack(_:)`` makes of parts that are written out. Each sequence of part
  /// classes is one view class, so a stack with one more part is built again.
  public static func stack(_ parts: [AnyComponent]) -> AnyComponent {
    var type: any AppendableStack.Type = EmptyStack.self
    for part in parts { type = part.type.appended(to: type) }
    return AnyComponent(type: type, storage: StackParts.storage(of: parts))
  }
}

private typealias EmptyStack = Stack<>

/// A stack to which another part can be added at run time.
private protocol AppendableStack: View {
  static func appending<Last: View>(_ part: Last.Type) -> any AppendableStack.Type
}

extension Stack: AppendableStack {
  fileprivate static func appending<Last: View>(_ part: Last.Type) -> any AppendableStack.Type {
    stack(of: repeat (each Part).self, part)
  }
}

/// Returns the class of a stack with parts of these classes.
///
/// Written out in place, as `Stack<repeat each Part, Last>` with the parts of the enclosing class, the type crashes the
/// process in an optimized build of Swift 6.3.1; with the parts of a function it does not.
@inline(never)
private func stack<each Part: View>(of parts: repeat (each Part).Type) -> any AppendableStack.Type {
  Stack<repeat each Part>.self
}

extension View {
  /// Returns the class of a stack with an additional part of this class at its end.
  ///
  /// Only the class itself knows its type; its callers may know only a base class.
  fileprivate class func appended(to stack: any AppendableStack.Type) -> any AppendableStack.Type {
    stack.appending(Self.self)
  }
}

extension StackParts {
  fileprivate static func storage(of parts: [AnyComponent]) -> StyleStorage {
    var entries: [StyleEntry] = []
    var handlers: [EventHandler] = []
    var next = 1
    for part in parts {
      let shift = StyleSlot.distance(next)
      for entry in part.written.entries { entries.append(StyleEntry(key: entry.key + shift, value: entry.value)) }
      for handler in part.storage.handlers { handlers.append(handler.moved(by: next)) }
      next += ViewSchema.of(part.type).elements.count
    }
    return StyleStorage(entries: entries, handlers: handlers)
  }
}
