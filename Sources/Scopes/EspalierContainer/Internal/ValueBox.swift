/// Any value that may cross threads, boxed.
@usableFromInline typealias AnyBox = any AnyObject & Sendable

/// Holds one value of a container, so that values of all types can stand in one table.
///
/// Scopes have a box of their own, `SharedBox`, which never leaves the main actor and is found by the graph. This one
/// crosses threads. It is also named by code that is inlined into an app's modules; with one of another layer, each file
/// with such code would have to import that layer for everybody.
@usableFromInline final class ValueBox<Value> {
  @usableFromInline let value: Value

  @inlinable init(_ value: Value) { self.value = value }
}

extension ValueBox: Sendable where Value: Sendable {}
