/// A resolver for factories on the main actor. It resolves dependencies of any thread and those of the main actor.
///
/// Like `Resolver`, it can be neither copied nor kept.
@MainActor public struct MainActorResolver: ~Copyable {
  let core: ContainerCore
  let context: ResolveContext

  init(_ core: ContainerCore, _ context: ResolveContext) {
    self.core = core
    self.context = context
  }

  /// Returns the dependency of a type.
  /// - Throws: `ContainerError`, which contains the error of a factory that threw.
  public borrowing func resolve<Value>(_ type: Value.Type = Value.self, name: String? = nil) throws -> Value {
    guard let value = try core.mainActorValue(type, name, context) else { throw ContainerError.missing(type, name) }
    return value
  }

  /// Returns the dependency of a type, for assignment to an optional: `model.delegate = try resolver.resolve()`.
  public borrowing func resolve<Value>(_ type: Value?.Type = Value?.self, name: String? = nil) throws -> Value? {
    let value: Value = try resolve(Value.self, name: name)
    return value
  }

  /// Returns the dependency of a type, or nil if none is registered.
  public borrowing func resolveIfRegistered<Value>(
    _ type: Value.Type = Value.self, name: String? = nil
  ) throws -> Value? {
    try core.mainActorValue(type, name, context)
  }

  /// Returns a dependency that is created with arguments, on any thread or on the main actor.
  /// - Throws: `ContainerError`, which contains the error of a factory that threw.
  public borrowing func resolve<Value, First, each Rest>(
    _ type: Value.Type = Value.self, name: String? = nil, arguments first: First, _ rest: repeat each Rest
  ) throws -> Value {
    try core.mainActorValue(type, name, context, first, repeat each rest)
  }

  /// Returns all dependencies of a type, in order of registration. Dependencies of the parent containers come first.
  public borrowing func resolveAll<Value>(_ type: Value.Type = Value.self) throws -> [Value] {
    let key = ObjectIdentifier(type)
    var values: [Value] = []
    for registration in core.visible where registration.key.type == key {
      if let value = try core.mainActorValue(type, registration.key.name, context) { values.append(value) }
    }
    return values
  }
}
