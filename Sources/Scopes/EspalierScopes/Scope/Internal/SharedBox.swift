/// Holds one shared value, so that values of all types can stand in one table. See `ValueBox` of EspalierContainer for why
/// there are two.
@usableFromInline
final class SharedBox<Value> {
  @usableFromInline let value: Value

  @inlinable
  init(_ value: Value) {
    self.value = value
  }

  /// The value in `box`, which is one of this type and is kept by its owner meanwhile: it costs no reference count.
  @inlinable
  static func value(in box: Unmanaged<AnyObject>) -> Value {
    box._withUnsafeGuaranteedRef { unsafeDowncast($0, to: SharedBox<Value>.self).value }
  }
}

/// A box of any type's value.
protocol AnySharedBox: AnyObject {
  var anyValue: Any { get }
}

extension SharedBox: AnySharedBox {
  var anyValue: Any { value }
}
