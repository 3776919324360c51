/// A type from which dependencies can be resolved asynchronously: a container, a frozen container, or the resolver of
/// an asynchronous factory.
public protocol AsyncResolving: Resolving, Sendable {
  /// The container, and the asynchronous factory that is resolving, if any; for the container's own use.
  var _asyncAccess: AsyncResolvingAccess { get }
}

extension AsyncResolving {
  /// Returns the dependency of a type. Its registration determines whether it is created asynchronously, synchronously
  /// or on the main actor.
  ///
  /// All callers that request the value at the same time wait for one construction. A caller that is cancelled receives
  /// a `CancellationError` and does not affect the others; the construction is cancelled when no caller waits for it
  /// any more. All waiting callers receive a failure, and nothing is kept.
  ///
  /// - Throws: `ContainerError`, which contains the error of a factory that threw; `CancellationError`.
  public func resolveAsync<Value: Sendable>(
    _ type: Value.Type = Value.self, name: String? = nil
  ) async throws -> Value {
    let access = _asyncAccess
    guard let value = try await access.core.asyncValue(type, name, access.step) else {
      throw ContainerError.missing(type, name)
    }
    return value
  }

  /// Returns a dependency that is created with arguments. Its registration determines whether it is created
  /// asynchronously, synchronously or on the main actor.
  ///
  /// The types of the arguments must be those of the registration: a registration with an `Int` is not found with a
  /// `UInt`.
  ///
  /// - Throws: `ContainerError`, which contains the error of a factory that threw; `CancellationError` if the factory
  ///   threw that.
  public func resolveAsync<Value: Sendable, First: Sendable, each Rest: Sendable>(
    _ type: Value.Type = Value.self, name: String? = nil, arguments first: First, _ rest: repeat each Rest
  ) async throws -> Value {
    let access = _asyncAccess
    return try await access.core.asyncValue(type, name, access.step, first, repeat each rest)
  }

  /// Returns the dependency of a type, which may belong to the main actor.
  ///
  /// - Throws: `ContainerError`, which contains the error of a factory that threw.
  @MainActor public func resolveOnMainActor<Value>(
    _ type: Value.Type = Value.self, name: String? = nil
  ) throws -> Value {
    let access = _access
    guard let value = try access.core.mainActorValue(type, name, access.context) else {
      throw ContainerError.missing(type, name)
    }
    return value
  }

  /// Returns a dependency that is created with arguments, which may belong to the main actor.
  ///
  /// - Throws: `ContainerError`, which contains the error of a factory that threw.
  @MainActor public func resolveOnMainActor<Value, First, each Rest>(
    _ type: Value.Type = Value.self, name: String? = nil, arguments first: First, _ rest: repeat each Rest
  ) throws -> Value {
    let access = _access
    return try access.core.mainActorValue(type, name, access.context, first, repeat each rest)
  }

  /// Returns all dependencies of a type, including those of the main actor, in order of registration. Dependencies of
  /// the parent containers come first.
  @MainActor public func resolveAllOnMainActor<Value>(_ type: Value.Type = Value.self) throws -> [Value] {
    let access = _access
    return try MainActorResolver(access.core, access.context).resolveAll(type)
  }
}
