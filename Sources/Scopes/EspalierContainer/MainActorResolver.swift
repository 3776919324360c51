/// A resolver for factories on the main actor: it gives dependencies made anywhere, and those of the main actor.
///
/// Like `Resolver` it can be neither copied nor kept.
@MainActor public struct MainActorResolver: ~Copyable {
  let core: ContainerCore
  let context: ResolveContext

  init(_ core: ContainerCore, _ context: ResolveContext) {
    self.core = core
    self.context = context
  }

  /// The dependency of a type.
  /// - Throws: `ContainerError`, with the error of a factory in it if one threw.
  public borrowing func resolve<Value>(_ type: Value.Type = Value.self, name: String? = nil) throws -> Value {
    guard let value = try core.mainActorValue(type, name, context) else { throw ContainerError.missing(type, name) }
    return value
  }

  /// The same, where an optional is to be set: `model.delegate = try resolver.resolve()`.
  public borrowing func resolve<Value>(_ type: Value?.Type = Value?.self, name: String? = nil) throws -> Value? {
    let value: Value = try resolve(Value.self, name: name)
    return value
  }

  /// The dependency of a type, or nil if none is registered.
  public borrowing func resolveIfRegistered<Value>(
    _ type: Value.Type = Value.self, name: String? = nil
  ) throws -> Value? {
    try core.mainActorValue(type, name, context)
  }

  /// A dependency that is made with arguments, anywhere or on the main actor.
  /// - Throws: `ContainerError`, with the error of a factory in it if one threw.
  public borrowing func resolve<Value, First, each Rest>(
    _ type: Value.Type = Value.self, name: String? = nil, arguments first: First, _ rest: repeat each Rest
  ) throws -> Value {
    try core.mainActorValue(type, name, context, first, repeat each rest)
  }

  /// All dependencies of a type, in order of registration, those of the parents first.
  public borrowing func resolveAll<Value>(_ type: Value.Type = Value.self) throws -> [Value] {
    let key = ObjectIdentifier(type)
    var values: [Value] = []
    for registration in core.visible where registration.key.type == key {
      if let value = try core.mainActorValue(type, registration.key.name, context) { values.append(value) }
    }
    return values
  }
}
