extension Component {
  /// What the component says of a fixed child: its styles and handlers, and those of its own children.
  ///
  /// ```swift
  /// let rent: Component<Cell> = Component(.title("Rent"), .value("-850.00"))
  /// let title: Component<Label> = rent.child(\.title)
  /// let text: String = title.value(of: \.text)  // "Rent"
  /// ```
  public func child<V: View>(_ path: KeyPath<Target.Type, Child<V>>) -> Component<V> {
    Component<V>(
      storage: storage.part(at: Target.self[keyPath: path].element, count: ViewSchema.of(V.self).elements.count))
  }
}

extension AnyComponent {
  /// What the component says of each direct fixed child, by its name, in the order in which the class declares them.
  ///
  /// ```swift
  /// let rent: Component<Cell> = Component(.title("Rent"))
  /// let names = rent.erased.children.filter { !$0.component.isEmpty }.map(\.name)  // ["title"]
  /// ```
  public var children: [(name: String, component: AnyComponent)] {
    ViewSchema.of(type).elements.dropFirst().filter { !$0.path.contains(".") }.map { child in
      let count = ViewSchema.of(child.type).elements.count
      return (child.path, AnyComponent(type: child.type, storage: storage.part(at: child.element, count: count)))
    }
  }

  /// Whether it sets nothing and handles nothing.
  public var isEmpty: Bool { storage.entries.isEmpty && storage.handlers.isEmpty }
}

extension StyleStorage {
  /// What stands at an element and those below it, as storage of its own.
  func part(at element: Int, count: Int) -> StyleStorage {
    let range = element..<(element + count)
    let shift = UInt32(element) << 16
    let first = StyleStorage.place(of: shift, in: entries)
    let end = StyleStorage.place(of: UInt32(range.upperBound) << 16, in: entries, from: first)
    return StyleStorage(
      entries: entries[first..<end].map { StyleEntry(key: $0.key - shift, value: $0.value) },
      handlers: handlers.filter { range.contains($0.element) }.map { $0.moved(by: -element) })
  }
}
