/// A component whose view class is known only at run time, for lists with rows of different classes, and for surfaces.
public struct AnyComponent: Sendable, Equatable {
  /// The view class that the component describes.
  public let type: View.Type
  /// The styles that surfaces show, those that properties stand for among them.
  @usableFromInline var storage: StyleStorage
  /// The styles as they were written, if properties stand for others.
  private let source: Source?

  /// Styles in a box, since hardly any component has them.
  private final class Source: Sendable {
    let storage: StyleStorage
    init(_ storage: StyleStorage) { self.storage = storage }
  }

  @usableFromInline init(type: View.Type, storage: StyleStorage) {
    self.type = type
    self.storage = storage
    guard PropertyEffects.areUsed else {
      source = nil
      return
    }
    self.storage = PropertyEffects.shown(storage, of: type)
    source = self.storage.entries.count == storage.entries.count ? nil : Source(storage)
  }

  /// The styles as they were written, without those that they stand for, and the handlers.
  var written: StyleStorage {
    guard let source else { return storage }
    return StyleStorage(entries: source.storage.entries, handlers: storage.handlers)
  }

  /// Returns a Boolean value that indicates whether both components are for the same class and set the same properties
  /// to the same values.
  public static func == (left: AnyComponent, right: AnyComponent) -> Bool {
    left.type == right.type && left.storage.isEqual(to: right.storage)
  }

  /// Returns the component as a ``Component`` of the given class; nil if it is a component of another class.
  ///
  /// ``converted(to:)`` also turns a component of a base class into one of a subclass.
  public func typed<Target: View>(as _: Target.Type = Target.self) -> Component<Target>? {
    type == Target.self ? Component(storage: written) : nil
  }

  /// The event handlers of the view and its fixed children.
  public var handlers: [EventHandler] { storage.handlers }

  /// Returns the newest handler for an event of an element, if there is one.
  ///
  /// - Parameters:
  ///   - element: The number of the element; 0 for the view itself.
  ///   - event: The kind of the event.
  ///   - value: The value that comes with the event; it identifies the signal.
  public func handler(of element: Int, for event: EventKind, value: EventValue = .none) -> EventHandler? {
    var signal: String?
    if event == .signal, case .signal(let content) = value { signal = content.name }
    return storage.handlers.first { $0.element == element && $0.event == event && $0.signal?.name == signal }
  }

  /// Calls `body` with the address and the value of each property that the component sets.
  public func forEachStyle(_ body: (StyleSlot, StyleValue) -> Void) {
    for entry in storage.entries { body(StyleSlot(key: entry.key), entry.value) }
  }

  /// Calls `body` with the address and the new value of each property that differs in `new`. The value is `unset` for a
  /// property that returns to its default.
  ///
  /// Both components must be for the same class; a surface replaces a view of another class as a whole.
  public func forEachChange(to new: AnyComponent, _ body: (StyleSlot, StyleValue) -> Void) {
    storage.forEachChange(to: new.storage) { body(StyleSlot(key: $0), $1) }
  }

  /// Returns the value of a property of an element, or the default of the property if the component does not set it.
  @inlinable public func value<Value>(of property: Property<Value>, element: Int = 0) -> Value {
    storage.value(of: StyleSlot.key(property.number, of: element)).flatMap(Value.init(styleValue:))
      ?? property.defaultValue
  }

  /// Returns a Boolean value that indicates whether a property of an element is set.
  @inlinable public func isSet<Value>(_ property: Property<Value>, element: Int = 0) -> Bool {
    storage.index(of: StyleSlot.key(property.number, of: element)) != nil
  }

  /// Returns a copy of the component in which a property is set.
  public func setting<Value>(_ property: Property<Value>, to value: Value, element: Int = 0) -> AnyComponent {
    let entry = StyleEntry(key: StyleSlot.key(property.number, of: element), value: value.styleValue)
    return AnyComponent(type: type, storage: written.merged(with: StyleStorage(entries: [entry])))
  }

  /// Returns the value of the property at an address; nil if the component does not set the property.
  package func value(at slot: StyleSlot) -> StyleValue? { storage.value(of: slot.key) }

  /// Returns true if the component sets the value at an address.
  package func isSet(_ slot: StyleSlot) -> Bool { storage.index(of: slot.key) != nil }

  /// Returns true if the component sets a property of the view itself whose number is in the range. A single search
  /// covers the whole range.
  package func isAnySet(in numbers: ClosedRange<UInt16>) -> Bool {
    let position = StyleStorage.position(of: UInt32(numbers.lowerBound), in: storage.entries)
    return position < storage.entries.count && storage.entries[position].key <= UInt32(numbers.upperBound)
  }

  /// The component without its handlers and destinations, and without what a row offers, as a person cannot use it.
  package var inert: AnyComponent {
    let entries = written.entries.filter { entry in
      let number = StyleSlot.number(of: entry.key)
      return number != View.destination.number && !RowProperties.numbers.contains(number)
    }
    return AnyComponent(type: type, storage: StyleStorage(entries: entries))
  }

  /// Calls `body` for each element that has a destination, with the number of the element and the address of the
  /// destination.
  ///
  /// It passes once through the set styles; most components have no destination.
  package func forEachDestination(_ body: (_ element: Int, _ address: String) -> Void) {
    for entry in storage.entries where StyleSlot.number(of: entry.key) == View.destination.number {
      if case .text(let address) = entry.value { body(StyleSlot.element(of: entry.key), address) }
    }
  }

  /// Returns a copy of the component in which the value at an address is set.
  package func setting(_ slot: StyleSlot, to value: StyleValue) -> AnyComponent {
    let entry = StyleEntry(key: slot.key, value: value)
    return AnyComponent(type: type, storage: written.merged(with: StyleStorage(entries: [entry])))
  }

  /// Returns the component with styles for every view added. A style that the component already sets is replaced.
  package func adding(_ styles: Component<View>) -> AnyComponent {
    AnyComponent(type: type, storage: written.merged(with: styles.storage))
  }

  /// Returns the component with those of the styles for every view that it does not set itself.
  package func completed(with styles: Component<View>) -> AnyComponent {
    AnyComponent(type: type, storage: styles.storage.merged(with: written))
  }
}

extension AnyComponent: CustomStringConvertible {
  /// The description of the component: its class, then its styles, nested by child and sorted by name.
  public var description: String {
    let lines = StyleDescription.lines(of: written.entries, in: type)
    return lines.isEmpty ? "\(type)" : "\(type)\n" + lines.map { "  " + $0 }.joined(separator: "\n")
  }
}
