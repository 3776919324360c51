internal import EspalierBase

/// A registration on the main actor that has just been made, to say more about it.
public struct RegisteredOnMainActor<Value>: Sendable {
  let maker: MainActorMaker<Value>
  let core: ContainerCore

  /// Does the rest after a value was made: the place for view models that need each other. See `Registered.then`.
  @discardableResult
  public func then(
    _ action: @escaping @MainActor @Sendable (borrowing MainActorResolver, Value) throws -> Void
  ) -> RegisteredOnMainActor {
    core.useContext()
    maker.actions.withLock { $0.append(action) }
    return self
  }
}
