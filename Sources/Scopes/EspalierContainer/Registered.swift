/// A new registration, to which more settings can be added.
public struct Registered<Value: Sendable>: Sendable {
  let registration: Registration
  let core: ContainerCore

  @usableFromInline init(_ registration: Registration, of core: ContainerCore) {
    self.registration = registration
    self.core = core
  }

  /// Adds an action that runs after a value was created, for dependencies that need each other.
  ///
  /// ```swift
  /// container.register(Parent.init, lifetime: .container).then { resolver, parent in
  ///   parent.adopt(try resolver.resolve(Child.self))  // whose initialiser takes the parent
  /// }
  /// ```
  ///
  /// The action runs at the end of the outermost resolve, when all values that need each other have been created, in
  /// any order of the requests. The values that it resolves find the new value, if its lifetime keeps one; other
  /// threads wait until the action has ended. If it throws, the resolve throws too. Then neither the value is kept, nor
  /// the values created after it for the same resolve, which may hold it.
  ///
  /// Several actions run in the order in which they were added. Add them before the first resolve.
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
