/// Any value that may cross threads, boxed.
@usableFromInline typealias AnyBox = any AnyObject & Sendable

/// Holds one value of a container, so that values of all types can stand in one table.
@usableFromInline final class ValueBox<Value> {
  @usableFromInline let value: Value

  @inlinable init(_ value: Value) { self.value = value }
}

extension ValueBox: Sendable where Value: Sendable {}
