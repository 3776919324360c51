extension Component {
  /// Returns the part of the component for a fixed child. It contains the styles and handlers of the child and of the
  /// child's own children, those that the properties of this view stand for among them.
  ///
  /// ```swift
  /// let rent: Component<Cell> = Component(.title("Rent"), .value("-850.00"))
  /// let title: Component<Label> = rent.child(\.title)
  /// let text: String = title.value(of: \.text)  // "Rent"
  /// ```
  public func child<V: View>(_ path: KeyPath<Target.Type, Child<V>>) -> Component<V> {
    let element = Target.self[keyPath: path].number(in: Target.self)
    guard element != 0 else { return Component<V>() }
    return Component<V>(storage: shown.part(at: element, count: ViewSchema.of(V.self).elements.count))
  }
}

extension AnyComponent {
  /// The direct fixed children, in the order in which the class lists them. Each has its name and the component with
  /// its styles and handlers.
  ///
  /// ```swift
  /// let rent: Component<Cell> = Component(.title("Rent"))
  /// let names = rent.erased.children.filter { !$0.component.isEmpty }.map(\.name)  // ["title"]
  /// ```
  public var children: [(name: String, component: AnyComponent)] {
    let names = PartNames.names(of: type, in: storage.entries)
    return ViewSchema.of(type).elements.dropFirst().filter { !$0.path.contains(".") }.map { child in
      let count = ViewSchema.of(child.type).elements.count
      return (
        names[child.element], AnyComponent(type: child.type, storage: storage.part(at: child.element, count: count))
      )
    }
  }

  /// Returns the direct child with a name; nil if there is none.
  ///
  /// A part of a row without a class of its own has the name that ``View/tag`` gives it.
  ///
  /// ```swift
  /// let row = Component<Stack<Label, Label>>.stack(
  ///   Label.with(.tag("name"), .text("Rent")), Label.with(.tag("amount"), .text("850.00")))
  /// let amount = row.erased.child(named: "amount")?.value(of: Label.text)  // "850.00"
  /// ```
  public func child(named name: String) -> AnyComponent? { children.first { $0.name == name }?.component }

  /// A Boolean value that indicates whether the component sets no property and handles no event.
  public var isEmpty: Bool { storage.entries.isEmpty && storage.handlers.isEmpty }
}

extension StyleStorage {
  /// Returns the styles and handlers of an element and its descendants. In the result, the element has the number 0.
  func part(at element: Int, count: Int) -> StyleStorage {
    let range = element..<(element + count)
    let shift = StyleSlot.distance(element)
    let first = StyleStorage.position(of: shift, in: entries)
    let end = StyleStorage.position(of: StyleSlot.distance(range.upperBound), in: entries, from: first)
    return StyleStorage(
      entries: entries[first..<end].map { StyleEntry(key: $0.key - shift, value: $0.value) },
      handlers: handlers.filter { range.contains($0.element) }.map { $0.moved(by: -element) })
  }
}
