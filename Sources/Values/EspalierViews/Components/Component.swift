/// An immutable bundle of styles for a view and its fixed children.
///
/// A component is what a screen is made of: it says how a view of class `Target` is to look, and nothing of how that
/// comes about. It can be compared, described, put over another, and compared with an earlier one to learn what
/// changed.
///
/// ```swift
/// let headline: Component<Label> = Component(.text("Rent"), .textStyle(.headline))
/// ```
///
/// - Equality looks at styles only: their order does not matter, the later of two for one property wins, and handlers
///   never count.
/// - A component holds one flat array whatever the number of children; making one costs one allocation.
public struct Component<Target: View>: Sendable {
  @usableFromInline var storage: StyleStorage

  @inlinable init(storage: StyleStorage) { self.storage = storage }

  /// Creates a component from styles.
  @inlinable public init(_ styles: Style<Target>...) { self.init(styles: styles) }

  /// Creates a component from an array of styles.
  @inlinable public init(styles: [Style<Target>]) {
    storage = StyleStorage(unsorted: StyleLayout.entries(of: styles))
  }

  /// A Boolean value that indicates whether the component sets no property and handles no event.
  public var isEmpty: Bool { storage.entries.isEmpty && storage.handlers.isEmpty }

  /// Returns this component with more styles over it.
  public func adding(_ styles: Style<Target>...) -> Component {
    Component(storage: storage.merged(with: Component(styles: styles).storage))
  }

  /// Returns this component with another one over it.
  public func adding(_ other: Component) -> Component { Component(storage: storage.merged(with: other.storage)) }

  /// Returns the value that a property has in the component, or its default when nothing sets it.
  public func value<Value>(of path: KeyPath<Target.Type, Property<Value>>) -> Value {
    let property = Target.self[keyPath: path]
    return storage.value(of: UInt32(property.number)).flatMap(Value.init(styleValue:)) ?? property.defaultValue
  }

  /// Returns the properties to set, change or reset to come from this component to `new`; empty when the two are equal.
  @inlinable public func changes(to new: Component) -> Changes<Target> {
    var entries = StyleChanges()
    storage.forEachChange(to: new.storage) { entries.append(StyleEntry(key: $0, value: $1)) }
    return Changes(entries: entries)
  }

  /// Returns the number of properties that differ; allocates nothing.
  @inlinable public func changeCount(to new: Component) -> Int {
    var count = 0
    storage.forEachChange(to: new.storage) { _, _ in count += 1 }
    return count
  }

  /// The component without its class in the type, for lists of different rows.
  public var erased: AnyComponent { AnyComponent(type: Target.self, storage: storage) }
}

extension Component: Equatable {
  /// Returns a Boolean value that indicates whether both components set the same properties to the same values.
  @inlinable public static func == (left: Component, right: Component) -> Bool {
    left.storage.isEqual(to: right.storage)
  }
}

extension Component: Hashable {
  /// Hashes the styles.
  public func hash(into hasher: inout Hasher) { hasher.combine(storage.entries) }
}

extension Component: CustomStringConvertible {
  /// The styles, nested by child and sorted by name.
  public var description: String { erased.description }
}
