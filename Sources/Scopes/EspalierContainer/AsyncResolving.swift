/// A type that dependencies can be resolved from asynchronously: a container, a frozen one, or the resolver of an
/// asynchronous factory.
public protocol AsyncResolving: Resolving, Sendable {
  /// For the container's own use.
  var _asyncAccess: AsyncResolvingAccess { get }
}

extension AsyncResolving {
  /// The dependency of a type, made asynchronously, at once, or on the main actor, as it is registered.
  ///
  /// Many who ask at once wait for one making. One of them that is cancelled gets a `CancellationError` and leaves the
  /// others alone; the making is cancelled when nobody waits for it any more. A failure is told to all who wait, and
  /// nothing is kept.
  ///
  /// - Throws: `ContainerError`, with the error of a factory in it if one threw; `CancellationError`.
  public func resolveAsync<Value: Sendable>(
    _ type: Value.Type = Value.self, name: String? = nil
  ) async throws -> Value {
    let access = _asyncAccess
    guard let value = try await access.core.asyncValue(type, name, access.step) else {
      throw ContainerError.missing(type, name)
    }
    return value
  }

  /// A dependency that is made with arguments: asynchronously, at once, or on the main actor, as it is registered.
  ///
  /// Their types must be those of the registration: what is registered with an `Int` is not found with a `UInt`.
  ///
  /// - Throws: `ContainerError`, with the error of a factory in it if one threw; `CancellationError` if the factory threw
  ///   that.
  public func resolveAsync<Value: Sendable, First: Sendable, each Rest: Sendable>(
    _ type: Value.Type = Value.self, name: String? = nil, arguments first: First, _ rest: repeat each Rest
  ) async throws -> Value {
    let access = _asyncAccess
    return try await access.core.asyncValue(type, name, access.step, first, repeat each rest)
  }

  /// The dependency of a type, which may be one of the main actor.
  /// - Throws: `ContainerError`, with the error of a factory in it if one threw.
  @MainActor public func resolveOnMainActor<Value>(
    _ type: Value.Type = Value.self, name: String? = nil
  ) throws -> Value {
    let access = _access
    guard let value = try access.core.mainActorValue(type, name, access.context) else {
      throw ContainerError.missing(type, name)
    }
    return value
  }

  /// A dependency that is made with arguments, which may be one of the main actor.
  /// - Throws: `ContainerError`, with the error of a factory in it if one threw.
  @MainActor public func resolveOnMainActor<Value, First, each Rest>(
    _ type: Value.Type = Value.self, name: String? = nil, arguments first: First, _ rest: repeat each Rest
  ) throws -> Value {
    let access = _access
    return try access.core.mainActorValue(type, name, access.context, first, repeat each rest)
  }

  /// All dependencies of a type, also those of the main actor, in order of registration, those of the parents first.
  @MainActor public func resolveAllOnMainActor<Value>(_ type: Value.Type = Value.self) throws -> [Value] {
    let access = _access
    return try MainActorResolver(access.core, access.context).resolveAll(type)
  }
}
