/// Holds one shared value, so that values of all types can stand in one table.
@usableFromInline
final class SharedBox<Value> {
  @usableFromInline let value: Value

  @inlinable
  init(_ value: Value) {
    self.value = value
  }
}

/// A box of any type's value.
protocol AnySharedBox: AnyObject {
  var anyValue: Any { get }
}

extension SharedBox: AnySharedBox {
  var anyValue: Any { value }
}
