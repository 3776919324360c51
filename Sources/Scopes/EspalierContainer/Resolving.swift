/// A type that dependencies can be resolved from: a container, a frozen one, or the resolver that a factory is given.
///
/// Take `some Resolving` where any of them will do.
public protocol Resolving: ~Copyable {
  /// For the container's own use.
  var _access: ResolvingAccess { get }
}

/// The point from which a resolve goes on. For the container's own use.
///
/// It counts no reference to the core: two threads that count at one object wait for each other.
public struct ResolvingAccess {
  @usableFromInline let reference: Unmanaged<ContainerCore>
  @usableFromInline let context: ResolveContext

  @inlinable init(_ core: ContainerCore, _ context: ResolveContext) {
    reference = .passUnretained(core)
    self.context = context
  }

  /// The core, with a reference of one's own.
  @usableFromInline var core: ContainerCore { reference.takeUnretainedValue() }
}

extension Resolving where Self: ~Copyable {
  /// The dependency of a type.
  ///
  /// ```swift
  /// let rates: any RatesGateway = try container.resolve()
  /// let analytics = try container.resolve((any Connector).self, name: "analytics")
  /// ```
  ///
  /// It can be called from any thread. A value that another thread is making is waited for; nothing else is.
  ///
  /// - Throws: `ContainerError`, with the error of a factory in it if one threw.
  @inlinable public func resolve<Value: Sendable>(
    _ type: Value.Type = Value.self, name: String? = nil
  ) throws -> Value {
    let access = _access
    // Safe: the caller holds the object it resolves from for the time of the call, and that holds the core.
    let found = try access.reference._withUnsafeGuaranteedRef { try $0.value(type, name, access.context) }
    if let found { return found }
    throw ContainerError.missing(type, name)
  }

  /// The same, where an optional is to be set: `parent.child = try resolver.resolve()`.
  ///
  /// It is an error if there is none. Where nil will do, call `resolveIfRegistered`.
  @inlinable public func resolve<Value: Sendable>(
    _ type: Value?.Type = Value?.self, name: String? = nil
  ) throws -> Value? {
    let value: Value = try resolve(Value.self, name: name)
    return value
  }

  /// The dependency of a type, or nil if none is registered.
  /// - Throws: `ContainerError` if there is one and it could not be made.
  @inlinable public func resolveIfRegistered<Value: Sendable>(
    _ type: Value.Type = Value.self, name: String? = nil
  ) throws -> Value? {
    let access = _access
    // Safe: as in `resolve`.
    return try access.reference._withUnsafeGuaranteedRef { try $0.value(type, name, access.context) }
  }

  /// A dependency that is made with arguments.
  ///
  /// Their types must be those of the registration: what is registered with an `Int` is not found with a `UInt`.
  ///
  /// - Throws: `ContainerError`, with the error of a factory in it if one threw.
  public func resolve<Value: Sendable, First, each Rest>(
    _ type: Value.Type = Value.self, name: String? = nil, arguments first: First, _ rest: repeat each Rest
  ) throws -> Value {
    let access = _access
    return try access.core.value(type, name, access.context, first, repeat each rest)
  }

  /// All dependencies of a type, whatever their names, in order of registration, those of the parents first.
  ///
  /// A name that a child registers again stands once, with the child's value.
  ///
  /// - Throws: `ContainerError` if one of them could not be made.
  public func resolveAll<Value: Sendable>(_ type: Value.Type = Value.self) throws -> [Value] {
    let access = _access
    let key = ObjectIdentifier(type)
    return try access.core.visible.filter { $0.key.type == key }.compactMap {
      try access.core.value(type, $0.key.name, access.context)
    }
  }
}

extension ContainerError {
  @usableFromInline static func missing<Value>(_ type: Value.Type, _ name: String?) -> ContainerError {
    ContainerError(.missing, .type(type, name: name))
  }
}
