/// A property of a view together with the value to set.
///
/// Each view class declares functions that create styles (`.text("Rent")`, `.alpha(0.5)`). ``set(_:_:)`` sets a
/// property of a class of your own, and ``child(_:_:)-(_,Style<V>...)`` styles a fixed child. A style is a value; it
/// has no effect until a surface realises the component that contains it.
///
/// ```swift
/// let styles: [Style<Label>] = [.text("Rent"), .textStyle(.headline)]
/// ```
public struct Style<Target: View>: Sendable, Hashable {
  @usableFromInline let entry: StyleEntry

  @inlinable init(entry: StyleEntry) { self.entry = entry }

  /// Creates a style that sets a property, given by its declaration.
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
    // Always inlined: only at the call site does the key path fold to the child itself, and only there does a single
    // style need no array. Most cells receive one style alone, which is passed as it is. (An overload for it would make
    // the compiler try each combination of the two in nested children.) It is taken out of the array before any other
    // call; only then does the compiler remove the array.
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
  /// The property and its value, such as `title.text: "Rent"` for a child. A style that combines several styles has one
  /// line for each of them.
  public var description: String {
    StyleDescription.lines(of: Component(styles: [self]).storage.entries, in: Target.self).joined(separator: "\n")
  }
}
