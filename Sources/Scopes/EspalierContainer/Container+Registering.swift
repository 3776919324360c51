extension Container {
  /// Registers a type with an initialiser, or a function, whose parameters are its dependencies.
  ///
  /// ```swift
  /// container.register(HTTPClient.init, lifetime: .container)
  /// container.register(LiveRates.init(client:), as: (any RatesGateway).self)
  /// ```
  ///
  /// Prefer this form: the dependencies are known before any value is created, so that `validate()` checks all of them,
  /// and a chain of such types may have any length.
  ///
  /// - Parameters:
  ///   - make: The initialiser. Each parameter is resolved by its type.
  ///   - type: The type under which the value is registered, if it differs: a protocol, for example.
  ///   - name: The name that distinguishes the registration from others of its type.
  ///   - lifetime: The time for which a value is kept; by default `.transient`, not at all.
  ///   - replacing: True if the registration may replace an earlier one with its type and name. The later registration
  ///     is used in any case; if this is false, `validate()` reports the two. Existing values stay with the objects
  ///     that hold them.
  ///   - fileID: The file of the registration; omit it.
  ///   - line: The line of the registration; omit it.
  @discardableResult
  public func register<Value: Sendable, each Dependency: Sendable>(
    _ make: @escaping @Sendable (repeat each Dependency) throws -> Value, as type: Value.Type = Value.self,
    name: String? = nil, lifetime: Lifetime = .transient, replacing: Bool = false, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Registered<Value> {
    var needs: [DependencyKey] = []
    repeat needs.append(DependencyKey((each Dependency).self))
    let maker = Maker<Value>(
      .inputs { inputs in
        var next = inputs.startIndex
        return try make(repeat take((each Dependency).self, from: inputs, &next))
      })
    let registration = Registration(
      DependencyKey(type, name: name), lifetime: lifetime, needs: needs, isReplacing: replacing, maker: maker,
      fileID: fileID, line: line)
    return Registered(add(registration), of: core)
  }

  /// Registers a type with a closure.
  ///
  /// ```swift
  /// container.register(Search.self, needs: [.type(Index.self)]) { resolver in
  ///   Search(try resolver.resolve(), limit: 100)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type; a protocol as `(any Connector).self`.
  ///   - name: The name that distinguishes the registration from others of its type.
  ///   - lifetime: The time for which a value is kept; by default `.transient`, not at all.
  ///   - needs: The dependencies that the closure resolves; an empty list for none. Dependencies with kept values are
  ///     created before the closure runs, and `validate()` and `graph()` include all of them. By default they are not
  ///     declared, and `validate()` notes that.
  ///   - replacing: True if the registration may replace an earlier one with its type and name.
  ///   - fileID: The file of the registration; omit it.
  ///   - line: The line of the registration; omit it.
  ///   - make: Returns a new value. It runs on the thread of the caller that resolves.
  @discardableResult
  @inlinable public func register<Value: Sendable>(
    _ type: Value.Type, name: String? = nil, lifetime: Lifetime = .transient, needs: [DependencyKey]? = nil,
    replacing: Bool = false, fileID: StaticString = #fileID, line: UInt = #line,
    _ make: @escaping @Sendable (borrowing Resolver) throws -> Value
  ) -> Registered<Value> {
    Registered(
      add(.type(type, name: name), Maker<Value>(.closure(make)), lifetime, needs, replacing, fileID, line), of: core)
  }

  /// Registers a type that is created asynchronously, and resolved with `resolveAsync`.
  ///
  /// ```swift
  /// container.registerAsync(Token.self, lifetime: .container) { resolver in try await fetchToken(resolver.resolve()) }
  /// let token = try await container.resolveAsync(Token.self)
  /// ```
  ///
  /// A value that is kept is created once for all callers that request it at the same time.
  public func registerAsync<Value: Sendable>(
    _ type: Value.Type, name: String? = nil, lifetime: Lifetime = .transient, needs: [DependencyKey]? = nil,
    replacing: Bool = false, fileID: StaticString = #fileID, line: UInt = #line,
    _ make: @escaping @Sendable (AsyncResolver) async throws -> Value
  ) {
    add(
      Registration(
        DependencyKey(type, name: name), door: .async, lifetime: lifetime, needs: needs, isReplacing: replacing,
        maker: AsyncMaker(make), fileID: fileID, line: line))
  }

  /// Registers a type that is created on the main actor, and resolved with `resolveOnMainActor` (or `resolveAsync`).
  ///
  /// It need not be `Sendable`: a view model, for example.
  @discardableResult
  public func registerOnMainActor<Value>(
    _ type: Value.Type, name: String? = nil, lifetime: Lifetime = .transient, needs: [DependencyKey]? = nil,
    replacing: Bool = false, fileID: StaticString = #fileID, line: UInt = #line,
    _ make: @escaping @MainActor @Sendable (borrowing MainActorResolver) throws -> Value
  ) -> RegisteredOnMainActor<Value> {
    let maker = MainActorMaker(make)
    add(
      Registration(
        DependencyKey(type, name: name), door: .mainActor, lifetime: lifetime, needs: needs, isReplacing: replacing,
        maker: maker, fileID: fileID, line: line))
    return RegisteredOnMainActor(maker: maker, core: core)
  }
}

extension Container {
  @usableFromInline func add(
    _ key: DependencyKey, _ maker: any AnyMaker, _ lifetime: Lifetime, _ needs: [DependencyKey]?, _ replacing: Bool,
    _ fileID: StaticString, _ line: UInt
  ) -> Registration {
    add(
      Registration(
        key, lifetime: lifetime, needs: needs, isReplacing: replacing, maker: maker, fileID: fileID, line: line))
  }

  @discardableResult func add(_ registration: Registration) -> Registration {
    core.add(registration)
    return registration
  }
}

/// Returns the next input as a value of the type in its key.
private func take<Value>(_ type: Value.Type, from inputs: ArraySlice<AnyBox>, _ next: inout Int) -> Value {
  defer { next += 1 }
  // Safe: `Construction` provides one input for each need, in order, each found under its key; and under the key of a
  // type there are only boxes of that type.
  return unsafeDowncast(inputs[next] as AnyObject, to: ValueBox<Value>.self).value
}
