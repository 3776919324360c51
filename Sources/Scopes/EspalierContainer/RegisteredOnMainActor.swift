internal import EspalierBase

/// A new registration on the main actor, to which more settings can be added.
public struct RegisteredOnMainActor<Value>: Sendable {
  let maker: MainActorMaker<Value>
  let core: ContainerCore

  /// Adds an action that runs after a value was created, for view models that need each other. See `Registered.then`.
  @discardableResult
  public func then(
    _ action: @escaping @MainActor @Sendable (borrowing MainActorResolver, Value) throws -> Void
  ) -> RegisteredOnMainActor {
    core.useContext()
    maker.actions.withLock { $0.append(action) }
    return self
  }
}
