/// The address of one value in a view and its fixed children: an element, and a property of it.
public struct StyleSlot: Hashable, Sendable {
  @usableFromInline package let key: UInt32

  @inlinable package init(key: UInt32) { self.key = key }

  /// Creates the address of a property of an element.
  @inlinable public init<Value>(_ property: Property<Value>, element: Int = 0) {
    key = StyleSlot.key(property.number, of: element)
  }

  /// The number of the element: 0 for the view itself, and the following numbers in preorder for its fixed children.
  public var element: Int { StyleSlot.element(of: key) }
  /// The property of the element, without the type of its value.
  public var property: PropertyDescription { PropertyTable.description(of: StyleSlot.number(of: key)) }
  /// Returns the address of the same property in another element, whose number is higher by `element`.
  public func moved(by element: Int) -> StyleSlot { StyleSlot(key: key + StyleSlot.distance(element)) }
}

/// The packing of an element and a property into one key. No other code depends on it.
extension StyleSlot {
  /// Returns the key that combines the number of a property and the number of an element.
  @inlinable static func key(_ number: UInt16, of element: Int = 0) -> UInt32 { distance(element) | UInt32(number) }
  /// Returns the value to add to a property's key to get the key of the same property, `elements` elements further on.
  @inlinable static func distance(_ elements: Int) -> UInt32 { UInt32(elements) << 16 }
  /// Returns the number of the element that a key contains.
  @inlinable static func element(of key: UInt32) -> Int { Int(key >> 16) }
  /// Returns the number of the property that a key contains.
  @inlinable static func number(of key: UInt32) -> UInt16 { UInt16(truncatingIfNeeded: key) }
}
