/// One property of a view set to a value.
///
/// Styles are made by the functions that each view family declares (`.text("Rent")`, `.alpha(0.5)`), by ``set(_:_:)``
/// for a property of a class of yours, and by ``child(_:_:)`` for a fixed child. A style is a value; it does nothing
/// until a surface realises the component that holds it.
///
/// ```swift
/// let styles: [Style<Label>] = [.text("Rent"), .textStyle(.headline)]
/// ```
public struct Style<Target: View>: Sendable, Hashable {
  @usableFromInline let entry: StyleEntry

  @inlinable init(entry: StyleEntry) { self.entry = entry }

  /// Sets a property by its declaration.
  @inlinable public init<Value>(_ property: Property<Value>, _ value: Value) {
    entry = StyleEntry(key: StyleSlot.key(property.number), value: value.styleValue)
  }

  /// Sets a property by its name in the class: `.set(\.isShiny, true)`.
  @inlinable @inline(__always) public static func set<Value>(
    _ path: KeyPath<Target.Type, Property<Value>>, _ value: Value
  ) -> Style {
    Style(Target.self[keyPath: path], value)
  }

  /// Styles a fixed child by its name in the class: `.child(\.title, .text("Rent"))`.
  @inlinable @inline(__always) public static func child<V: View>(
    _ path: KeyPath<Target.Type, Child<V>>, _ styles: Style<V>...
  ) -> Style {
    // Always inlined: only where the name is written does it fold to the child itself, and one style to no array.
    // One style alone, which is what most cells are given, travels as it is. (An overload for it would make the
    // compiler try each combination of the two in nested children.) It is taken out of the array before anything else
    // is called: only then does the array go.
    if styles.count == 1 && styles[0].entry.key != 0xFFFF {
      let entry = styles[0].entry
      return Style(entry: StyleGroup.entry(entry, at: Target.self[keyPath: path].number(in: Target.self)))
    }
    return Style(
      entry: StyleGroup.entry(
        of: Component(styles: styles), at: Target.self[keyPath: path].number(in: Target.self)))
  }

  /// Styles a fixed child with a whole component: `.child(\.title, headline)`.
  @inlinable @inline(__always) public static func child<V: View>(
    _ path: KeyPath<Target.Type, Child<V>>, _ component: Component<V>
  ) -> Style {
    Style(entry: StyleGroup.entry(of: component, at: Target.self[keyPath: path].number(in: Target.self)))
  }
}

extension Style: CustomStringConvertible {
  /// The property and its value, `title.text: "Rent"` for a child's; several lines where several travel as one.
  public var description: String {
    StyleDescription.lines(of: Component(styles: [self]).storage.entries, in: Target.self).joined(separator: "\n")
  }
}
