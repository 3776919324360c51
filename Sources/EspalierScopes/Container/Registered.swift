internal import Synchronization

/// A registration that has just been made, to say more about it.
public struct Registered<Value: Sendable>: Sendable {
  let registration: Registration

  @usableFromInline init(registration: Registration) { self.registration = registration }

  /// Does the rest after a value was made: the place for dependencies that need each other.
  ///
  /// ```swift
  /// container.register(Parent.init, lifetime: .container).then { resolver, parent in
  ///   parent.adopt(try resolver.resolve(Child.self))  // whose initialiser takes the parent
  /// }
  /// ```
  ///
  /// While it runs, what it resolves already finds the new value, if its lifetime keeps one; others wait until it has
  /// ended. When it throws, the value is not kept.
  ///
  /// Several are run in the order written. Say it before the first resolve.
  @discardableResult
  public func then(_ action: @escaping @Sendable (borrowing Resolver, Value) throws -> Void) -> Registered {
    registration.addAction { resolver, box in
      // Safe: a registration's values are boxed by its own maker, which is one of `Value` (see `Container.register`).
      try action(resolver, unsafeDowncast(box as AnyObject, to: ValueBox<Value>.self).value)
    }
    return self
  }
}

/// A registration on the main actor that has just been made, to say more about it.
public struct RegisteredOnMainActor<Value>: Sendable {
  let maker: MainActorMaker<Value>

  /// Does the rest after a value was made: the place for view models that need each other. See `Registered.then`.
  @discardableResult
  public func then(
    _ action: @escaping @MainActor @Sendable (borrowing MainActorResolver, Value) throws -> Void
  ) -> RegisteredOnMainActor {
    maker.actions.withLock { $0.append(action) }
    return self
  }
}
