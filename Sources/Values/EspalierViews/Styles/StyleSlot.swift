/// The address of one value in a view and its fixed children: an element, and a property of it.
public struct StyleSlot: Hashable, Sendable {
  @usableFromInline package let key: UInt32

  @inlinable package init(key: UInt32) { self.key = key }

  /// Creates the address of a property of an element.
  @inlinable public init<Value>(_ property: Property<Value>, element: Int = 0) {
    key = StyleSlot.key(property.number, of: element)
  }

  /// The number of the element: 0 for the view, or that of a fixed child in preorder.
  public var element: Int { StyleSlot.element(of: key) }
  /// The property, without its type.
  public var property: PropertyDescription { PropertyTable.description(of: StyleSlot.number(of: key)) }
  /// Returns the address of the same property, with `element` added to the number of its element.
  public func moved(by element: Int) -> StyleSlot { StyleSlot(key: key + StyleSlot.distance(element)) }
}

/// The packing of an element and a property into one key. No other code depends on it.
extension StyleSlot {
  /// Returns the key of a property of an element, from the numbers of both.
  @inlinable static func key(_ number: UInt16, of element: Int = 0) -> UInt32 { distance(element) | UInt32(number) }
  /// Returns the difference between the keys of the same property in two elements whose numbers differ by `elements`.
  @inlinable static func distance(_ elements: Int) -> UInt32 { UInt32(elements) << 16 }
  /// Returns the element of a key.
  @inlinable static func element(of key: UInt32) -> Int { Int(key >> 16) }
  /// Returns the property number of a key.
  @inlinable static func number(of key: UInt32) -> UInt16 { UInt16(truncatingIfNeeded: key) }
}
