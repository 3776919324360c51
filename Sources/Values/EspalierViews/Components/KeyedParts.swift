/// A part of a container that was made from an item, with the identity of the item as text.
public struct KeyedPart: Sendable, Equatable {
  /// The identity of the item.
  public var key: String
  /// The part, as a component.
  public var component: AnyComponent

  /// Creates a part from its key and its component.
  public init(key: String, component: AnyComponent) {
    self.key = key
    self.component = component
  }
}

/// Parts that were made from items, in order.
public struct KeyedParts: StyleValueConvertible, CustomStringConvertible {
  /// The parts, in order.
  public var parts: [KeyedPart]

  /// Creates a list of parts.
  public init(_ parts: [KeyedPart]) { self.parts = parts }

  /// Hashes the keys of the parts.
  public func hash(into hasher: inout Hasher) { for part in parts { hasher.combine(part.key) } }

  /// The keys of the parts, each with the description of its component.
  public var description: String {
    "[" + parts.map { "\($0.key): \($0.component)" }.joined(separator: ", ") + "]"
  }
}

extension AnyComponent {
  /// Returns the elements whose parts are made from items, in order, each with its number and its name.
  package static func lists(of type: View.Type) -> [(element: Int, name: String)] { ViewSchema.of(type).lists }

  /// The keyed parts of the element with a number.
  package func parts(of element: Int) -> [KeyedPart] { value(of: Items.parts, element: element).parts }
}
