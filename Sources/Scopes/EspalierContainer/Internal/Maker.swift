/// The part of a registration that knows the value's type.
@usableFromInline protocol AnyMaker: AnyObject, Sendable {
  /// Returns a new value in a box. `inputs` are the values of the registration's needs, if the value is created from
  /// them.
  func box(_ resolver: borrowing Resolver, _ inputs: ArraySlice<AnyBox>) throws -> AnyBox
  /// True if the maker requires `inputs`.
  var takesInputs: Bool { get }
  /// Returns the boxed value as an object that can be held weakly; nil if it is not an object.
  func object(in box: AnyBox) -> AnyBox?
  /// Boxes an object that `object(in:)` returned.
  func box(of object: AnyBox) -> AnyBox?
}

extension AnyMaker {
  @usableFromInline var takesInputs: Bool { false }
  @usableFromInline func object(in box: AnyBox) -> AnyBox? { nil }
  @usableFromInline func box(of object: AnyBox) -> AnyBox? { nil }
}

/// A factory that creates values synchronously and on any thread.
@usableFromInline final class Maker<Value: Sendable>: AnyMaker {
  @usableFromInline enum Source: Sendable {
    case closure(@Sendable (borrowing Resolver) throws -> Value)
    case inputs(@Sendable (ArraySlice<AnyBox>) throws -> Value)
  }

  @usableFromInline let source: Source

  @inlinable init(_ source: Source) { self.source = source }

  @inlinable func make(_ resolver: borrowing Resolver, _ inputs: ArraySlice<AnyBox>) throws -> Value {
    switch source {
    case .closure(let make): try make(resolver)
    case .inputs(let make): try make(inputs)
    }
  }

  @usableFromInline var takesInputs: Bool {
    if case .inputs = source { true } else { false }
  }

  @inlinable func box(_ resolver: borrowing Resolver, _ inputs: ArraySlice<AnyBox>) throws -> AnyBox {
    ValueBox(try make(resolver, inputs))
  }

  @usableFromInline func object(in box: AnyBox) -> AnyBox? {
    // Safe: a registration's boxes come from its own maker, and those of this maker are created above.
    let value = unsafeDowncast(box as AnyObject, to: ValueBox<Value>.self).value
    guard type(of: value as Any) is AnyObject.Type else { return nil }
    // Safe: `Sendable` has no witnesses, so both types are one reference; the object is a `Value`, which is `Sendable`.
    return unsafeBitCast(value as AnyObject, to: AnyBox.self)
  }

  @usableFromInline func box(of object: AnyBox) -> AnyBox? { (object as? Value).map(ValueBox.init) }
}
