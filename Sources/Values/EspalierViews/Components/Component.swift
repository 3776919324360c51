/// An immutable bundle of styles for a view and its fixed children.
///
/// Screens consist of components. A component describes the look of a view of class `Target`, but not how a surface
/// produces that look. You can compare components, describe them, add one to another, and compute the changes between
/// two.
///
/// ```swift
/// let headline: Component<Label> = Component(.text("Rent"), .textStyle(.headline))
/// ```
///
/// - Equality compares only styles: their order does not matter, the later of two styles for one property wins, and
///   handlers never count.
/// - A component holds one flat array, regardless of the number of children; creating one costs one allocation.
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

  /// Returns this component with further styles, which override its own.
  public func adding(_ styles: Style<Target>...) -> Component {
    Component(storage: storage.merged(with: Component(styles: styles).storage))
  }

  /// Returns this component with the styles of another one, which override its own.
  public func adding(_ other: Component) -> Component { Component(storage: storage.merged(with: other.storage)) }

  /// Returns the value of a property in the component, or the default of the property if neither a style nor the effect
  /// of another property sets it.
  public func value<Value>(of path: KeyPath<Target.Type, Property<Value>>) -> Value {
    let property = Target.self[keyPath: path]
    return shown.value(of: UInt32(property.number)).flatMap(Value.init(styleValue:)) ?? property.defaultValue
  }

  /// Returns the difference between this component and `new`: the properties to set, change or reset. It is empty if
  /// the two are equal.
  @inlinable public func changes(to new: Component) -> Changes<Target> {
    var entries = StyleChanges()
    storage.forEachChange(to: new.storage) { entries.append(StyleEntry(key: $0, value: $1)) }
    return Changes(entries: entries)
  }

  /// Returns the number of properties that differ between this component and `new`, without an allocation.
  @inlinable public func changeCount(to new: Component) -> Int {
    var count = 0
    storage.forEachChange(to: new.storage) { _, _ in count += 1 }
    return count
  }

  /// The styles of the component together with those that its properties stand for.
  var shown: StyleStorage {
    PropertyEffects.areUsed ? PropertyEffects.shown(storage, of: Target.self) : storage
  }

  /// The component without its class in the type, for lists with rows of different classes.
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
  /// The description of the component: its class, then its styles, nested by child and sorted by name.
  public var description: String { erased.description }
}
