/// A box that holds one shared value, so that one table can hold values of all types. See `ValueBox` of
/// EspalierContainer for the reason why there are two.
@usableFromInline
final class SharedBox<Value> {
  @usableFromInline let value: Value

  @inlinable
  init(_ value: Value) {
    self.value = value
  }

  /// Returns the value in `box` without a reference count. The box must be of this type, and its owner must keep it
  /// during the read.
  @inlinable
  static func value(in box: Unmanaged<AnyObject>) -> Value {
    box._withUnsafeGuaranteedRef { unsafeDowncast($0, to: SharedBox<Value>.self).value }
  }
}

/// A box for a value of any type.
protocol AnySharedBox: AnyObject {
  var anyValue: Any { get }
}

extension SharedBox: AnySharedBox {
  var anyValue: Any { value }
}
