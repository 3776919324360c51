extension Binding {
  /// A part of the value, under its name.
  ///
  /// ```swift
  /// struct Address: Sendable { var street = "", town = "" }
  /// @MainActor final class Person { var address = Address() }
  /// @MainActor func town(_ person: Person) -> Binding<String> { Binding(person, \.address).town }
  /// ```
  public subscript<Part: Sendable>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(get: { value[keyPath: path] }, set: { value[keyPath: path] = $0 })
  }

  /// Returns a binding to the value while there is one; nil while there is none.
  ///
  /// ```swift
  /// @MainActor final class Settings { var limit: Double? = 50 }
  /// @MainActor func limit(_ settings: Settings) -> Binding<Double>? { Binding(settings, \.limit).unwrapped() }
  /// ```
  ///
  /// A binding that is kept after the value has gone reads the last value and writes nothing, so that a control that is
  /// about to go brings nothing back.
  public func unwrapped<Wrapped: Sendable>() -> Binding<Wrapped>? where Value == Wrapped? {
    guard let first = value else { return nil }
    return Binding<Wrapped>(get: { value ?? first }, set: { if value != nil { value = $0 } })
  }

  /// A binding to the value under a key, which is nil while there is none; writing nil takes it out.
  ///
  /// ```swift
  /// @MainActor final class Budget { var limits: [String: Double] = [:] }
  /// @MainActor func food(_ budget: Budget) -> Binding<Double?> { Binding(budget, \.limits)[key: "food"] }
  /// ```
  public subscript<Key: Hashable & Sendable, Part: Sendable>(key key: Key) -> Binding<Part?> where Value == [Key: Part]
  {
    Binding<Part?>(get: { value[key] }, set: { value[key] = $0 })
  }
}

extension Binding
where
  Value: RandomAccessCollection & MutableCollection, Value.Element: Identifiable & Sendable,
  Value.Element.ID: Sendable
{
  /// A binding to the element that is known by an id; nil when there is none.
  ///
  /// ```swift
  /// struct Card: Identifiable, Sendable { let id: Int; var isFrozen = false }
  /// @MainActor final class Wallet { var cards: [Card] = [] }
  /// @MainActor func isFrozen(_ wallet: Wallet) -> Binding<Bool>? { Binding(wallet, \.cards)[id: 3]?.isFrozen }
  /// ```
  ///
  /// The binding follows its element wherever that moves. When the element has gone, the binding reads its last value
  /// and writes nothing. Cost: a look through the elements for each reading and writing.
  public subscript(id id: Value.Element.ID) -> Binding<Value.Element>? {
    guard let first = value.first(where: { $0.id == id }) else { return nil }
    return Binding<Value.Element>(
      get: { value.first { $0.id == id } ?? first },
      set: { new in
        // An element with another identity would be another row.
        guard let index = value.firstIndex(where: { $0.id == id }), new.id == id else { return }
        value[index] = new
      })
  }

  /// A binding to each element, in order, for rows that are edited in place; each is known by its id.
  public var elements: [BoundElement<Value.Element>] {
    value.compactMap { element in self[id: element.id].map { BoundElement(id: element.id, binding: $0) } }
  }
}

/// One element of a collection that is bound, with the id that it is known by.
public struct BoundElement<Element: Identifiable & Sendable>: Identifiable, Sendable where Element.ID: Sendable {
  /// The element's own id.
  public let id: Element.ID
  /// Reads and writes the element while it is there.
  public let binding: Binding<Element>
}
