/// A box with a value of any type that may cross threads.
@usableFromInline typealias AnyBox = any AnyObject & Sendable

/// A box that holds one value of a container, so that one table can hold values of all types.
///
/// Scopes have a box of their own, `SharedBox`, which never leaves the main actor and is found by the graph. This one
/// crosses threads. Code that is inlined into an app's modules also names it: a box of another layer would force each
/// file with such code to import that layer publicly.
@usableFromInline final class ValueBox<Value> {
  @usableFromInline let value: Value

  @inlinable init(_ value: Value) { self.value = value }
}

extension ValueBox: Sendable where Value: Sendable {}
