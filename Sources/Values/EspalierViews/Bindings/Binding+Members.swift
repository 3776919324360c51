extension Binding {
  /// A binding to a part of the value, by the part's name.
  ///
  /// ```swift
  /// struct Address: Sendable { var street = "", town = "" }
  /// @MainActor final class Person { var address = Address() }
  /// @MainActor func town(_ person: Person) -> Binding<String> { Binding(person, \.address).town }
  /// ```
  public subscript<Part: Sendable>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      get: { value[keyPath: path] }, set: { value[keyPath: path] = $0 }, identify: { identity?.part(path) })
  }

  /// Returns a binding to the wrapped value; nil while the optional value is nil.
  ///
  /// ```swift
  /// @MainActor final class Settings { var limit: Double? = 50 }
  /// @MainActor func limit(_ settings: Settings) -> Binding<Double>? { Binding(settings, \.limit).unwrapped() }
  /// ```
  ///
  /// Once there is no value any more, a binding that is still kept reads the value that it was created with and writes
  /// nothing. A control that is about to disappear therefore does not bring the value back.
  public func unwrapped<Wrapped: Sendable>() -> Binding<Wrapped>? where Value == Wrapped? {
    guard let first = value else { return nil }
    return Binding<Wrapped>(
      get: { value ?? first }, set: { if value != nil { value = $0 } }, identify: { identity?.part("unwrapped") })
  }

  /// A binding to the value for a key. The binding reads nil if the dictionary has no value for the key. Writing nil
  /// removes the key and its value.
  ///
  /// ```swift
  /// @MainActor final class Budget { var limits: [String: Double] = [:] }
  /// @MainActor func food(_ budget: Budget) -> Binding<Double?> { Binding(budget, \.limits)[key: "food"] }
  /// ```
  public subscript<Key: Hashable & Sendable, Part: Sendable>(key key: Key) -> Binding<Part?> where Value == [Key: Part]
  {
    Binding<Part?>(get: { value[key] }, set: { value[key] = $0 }, identify: { identity?.part(key) })
  }
}

extension Binding
where
  Value: RandomAccessCollection & MutableCollection, Value.Element: Identifiable & Sendable,
  Value.Element.ID: Sendable
{
  /// A binding to the element with an id; nil if no element has this id.
  ///
  /// ```swift
  /// struct Card: Identifiable, Sendable { let id: Int; var isFrozen = false }
  /// @MainActor final class Wallet { var cards: [Card] = [] }
  /// @MainActor func isFrozen(_ wallet: Wallet) -> Binding<Bool>? { Binding(wallet, \.cards)[id: 3]?.isFrozen }
  /// ```
  ///
  /// The binding follows its element to any index. Once the element is removed, the binding reads the value that it was
  /// created with and writes nothing. Cost: a linear search for each read and each write.
  public subscript(id id: Value.Element.ID) -> Binding<Value.Element>? {
    guard let first = value.first(where: { $0.id == id }) else { return nil }
    return Binding<Value.Element>(
      get: { value.first { $0.id == id } ?? first },
      set: { new in
        // An element with another identity would be another row.
        guard let index = value.firstIndex(where: { $0.id == id }), new.id == id else { return }
        value[index] = new
      },
      identify: { identity?.part(id) })
  }

  /// The elements in order, each with its id and a binding, for rows that are edited in place.
  public var elements: [BoundElement<Value.Element>] {
    value.compactMap { element in self[id: element.id].map { BoundElement(id: element.id, binding: $0) } }
  }
}

/// An element of a bound collection, with its id.
public struct BoundElement<Element: Identifiable & Sendable>: Identifiable, Sendable where Element.ID: Sendable {
  /// The element's own id.
  public let id: Element.ID
  /// The binding that reads and writes the element while it is in the collection.
  public let binding: Binding<Element>
}
