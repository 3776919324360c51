/// A registration that has just been made, to say more about it.
public struct Registered<Value: Sendable>: Sendable {
  let registration: Registration
  let core: ContainerCore

  @usableFromInline init(_ registration: Registration, of core: ContainerCore) {
    self.registration = registration
    self.core = core
  }

  /// Does the rest after a value was made: the place for dependencies that need each other.
  ///
  /// ```swift
  /// container.register(Parent.init, lifetime: .container).then { resolver, parent in
  ///   parent.adopt(try resolver.resolve(Child.self))  // whose initialiser takes the parent
  /// }
  /// ```
  ///
  /// It is done at the end of the outermost resolve, when all that need each other have been made, whichever was asked for
  /// first. What it resolves finds the new value, if its lifetime keeps one; other threads wait until it has ended. When it
  /// throws, so does the resolve; and neither the value is kept, nor what was made after it for the same resolve, which may
  /// hold it.
  ///
  /// Several are run in the order written. Say it before the first resolve.
  @discardableResult
  public func then(_ action: @escaping @Sendable (borrowing Resolver, Value) throws -> Void) -> Registered {
    core.useContext()
    registration.addAction { resolver, box in
      // Safe: a registration's values are boxed by its own maker, which is one of `Value` (see `Container.register`).
      try action(resolver, unsafeDowncast(box as AnyObject, to: ValueBox<Value>.self).value)
    }
    return self
  }
}
