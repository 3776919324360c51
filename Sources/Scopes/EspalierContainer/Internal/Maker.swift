/// The part of a registration that knows the value's type.
@usableFromInline protocol AnyMaker: AnyObject, Sendable {
  /// Makes a value. `inputs` are the values of what the registration needs, when it is made from them.
  func box(_ resolver: borrowing Resolver, _ inputs: ArraySlice<AnyBox>) throws -> AnyBox
  /// True when `inputs` are wanted.
  var takesInputs: Bool { get }
  /// The boxed value as an object that can be held weakly; nil if it is none.
  func object(in box: AnyBox) -> AnyBox?
  /// Boxes an object that `object(in:)` gave.
  func box(of object: AnyBox) -> AnyBox?
}

extension AnyMaker {
  @usableFromInline var takesInputs: Bool { false }
  @usableFromInline func object(in box: AnyBox) -> AnyBox? { nil }
  @usableFromInline func box(of object: AnyBox) -> AnyBox? { nil }
}

/// Makes values at once and on any thread.
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
    // Safe: a registration's boxes come from its own maker, and those of this one are made above.
    let value = unsafeDowncast(box as AnyObject, to: ValueBox<Value>.self).value
    guard type(of: value as Any) is AnyObject.Type else { return nil }
    // Safe: `Sendable` has no witnesses, so both types are one reference; the object is a `Value`, which is `Sendable`.
    return unsafeBitCast(value as AnyObject, to: AnyBox.self)
  }

  @usableFromInline func box(of object: AnyBox) -> AnyBox? { (object as? Value).map(ValueBox.init) }
}
