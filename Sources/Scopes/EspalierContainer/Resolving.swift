/// A type from which dependencies can be resolved: a container, a frozen container, or the resolver that a factory
/// receives.
///
/// Declare a parameter as `some Resolving` to accept any of them.
public protocol Resolving: ~Copyable {
  /// The container, and the values that the current resolve passes from factory to factory; for the container's own
  /// use.
  var _access: ResolvingAccess { get }
}

/// The container, and the values that the current resolve passes from factory to factory; for the container's own use.
///
/// It counts no reference to the core: two threads that count references to one object wait for each other.
public struct ResolvingAccess {
  @usableFromInline let reference: Unmanaged<ContainerCore>
  @usableFromInline let context: ResolveContext

  @inlinable init(_ core: ContainerCore, _ context: ResolveContext) {
    reference = .passUnretained(core)
    self.context = context
  }

  /// The core, as a strong reference.
  @usableFromInline var core: ContainerCore { reference.takeUnretainedValue() }
}

extension Resolving where Self: ~Copyable {
  /// Returns the dependency of a type.
  ///
  /// ```swift
  /// let rates: any RatesGateway = try container.resolve()
  /// let analytics = try container.resolve((any Connector).self, name: "analytics")
  /// ```
  ///
  /// It can be called from any thread. The call waits only for a value that another thread is creating.
  ///
  /// - Throws: `ContainerError`, which contains the error of a factory that threw.
  @inlinable public func resolve<Value: Sendable>(
    _ type: Value.Type = Value.self, name: String? = nil
  ) throws -> Value {
    let access = _access
    // Safe: the caller holds the object from which it resolves for the time of the call, and that object holds the
    // core.
    let found = try access.reference._withUnsafeGuaranteedRef { try $0.value(type, name, access.context) }
    if let found { return found }
    throw ContainerError.missing(type, name)
  }

  /// Returns the dependency of a type, for assignment to an optional: `parent.child = try resolver.resolve()`.
  ///
  /// It throws if there is none. If nil is acceptable, call `resolveIfRegistered`.
  @inlinable public func resolve<Value: Sendable>(
    _ type: Value?.Type = Value?.self, name: String? = nil
  ) throws -> Value? {
    let value: Value = try resolve(Value.self, name: name)
    return value
  }

  /// Returns the dependency of a type, or nil if none is registered.
  ///
  /// - Throws: `ContainerError` if there is one and it could not be created.
  @inlinable public func resolveIfRegistered<Value: Sendable>(
    _ type: Value.Type = Value.self, name: String? = nil
  ) throws -> Value? {
    let access = _access
    // Safe: as in `resolve`.
    return try access.reference._withUnsafeGuaranteedRef { try $0.value(type, name, access.context) }
  }

  /// Returns a dependency that is created with arguments.
  ///
  /// The types of the arguments must be those of the registration: a registration with an `Int` is not found with a
  /// `UInt`.
  ///
  /// - Throws: `ContainerError`, which contains the error of a factory that threw.
  public func resolve<Value: Sendable, First, each Rest>(
    _ type: Value.Type = Value.self, name: String? = nil, arguments first: First, _ rest: repeat each Rest
  ) throws -> Value {
    let access = _access
    return try access.core.value(type, name, access.context, first, repeat each rest)
  }

  /// Returns all dependencies of a type, with any name, in order of registration. Dependencies of the parent containers
  /// come first.
  ///
  /// If a child registers a name again, the name is included once, with the child's value.
  ///
  /// - Throws: `ContainerError` if one of them could not be created.
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
