extension Container {
  /// Registers a type by an initialiser, or a function, whose parameters are its dependencies.
  ///
  /// ```swift
  /// container.register(HTTPClient.init, lifetime: .container)
  /// container.register(LiveRates.init(client:), as: (any RatesGateway).self)
  /// ```
  ///
  /// This is the form to prefer: what is needed is known before anything is made, so that `validate()` sees all of it, and
  /// a chain of such types may be as long as you like.
  ///
  /// - Parameters:
  ///   - make: the initialiser. Each parameter is resolved by its type.
  ///   - type: the type under which it is registered, if it is another: a protocol, for example.
  ///   - name: tells it from others of its type.
  ///   - lifetime: the time for which a value is kept; by default `.transient`, not at all.
  ///   - replacing: whether it may stand in the place of an earlier one with its type and name. The later one is used in
  ///     any case; without this `validate()` reports the two. Values made before stay with those who have them.
  ///   - fileID: the file of the registration; leave it out.
  ///   - line: the line of the registration; leave it out.
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

  /// Registers a type by a closure.
  ///
  /// ```swift
  /// container.register(Search.self, needs: [.type(Index.self)]) { resolver in
  ///   Search(try resolver.resolve(), limit: 100)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: the type; a protocol as `(any Connector).self`.
  ///   - name: tells it from others of its type.
  ///   - lifetime: the time for which a value is kept; by default `.transient`, not at all.
  ///   - needs: what the closure resolves, an empty list for nothing. Those that are kept are made before it runs; and
  ///     `validate()` and `graph()` know of them. By default it does not say, and `validate()` notes that.
  ///   - replacing: whether it may stand in the place of an earlier one with its type and name.
  ///   - fileID: the file of the registration; leave it out.
  ///   - line: the line of the registration; leave it out.
  ///   - make: makes a value. It runs on the thread that asks.
  @discardableResult
  @inlinable public func register<Value: Sendable>(
    _ type: Value.Type, name: String? = nil, lifetime: Lifetime = .transient, needs: [DependencyKey]? = nil,
    replacing: Bool = false, fileID: StaticString = #fileID, line: UInt = #line,
    _ make: @escaping @Sendable (borrowing Resolver) throws -> Value
  ) -> Registered<Value> {
    Registered(
      add(.type(type, name: name), Maker<Value>(.closure(make)), lifetime, needs, replacing, fileID, line), of: core)
  }

  /// Registers a type that is made asynchronously, and resolved with `resolveAsync`.
  ///
  /// ```swift
  /// container.registerAsync(Token.self, lifetime: .container) { resolver in try await fetchToken(resolver.resolve()) }
  /// let token = try await container.resolveAsync(Token.self)
  /// ```
  ///
  /// However many ask at once, a value that is kept is made once.
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

  /// Registers a type that is made on the main actor, and resolved with `resolveOnMainActor` (or `resolveAsync`).
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

/// The next input, as the type under whose key it was found.
private func take<Value>(_ type: Value.Type, from inputs: ArraySlice<AnyBox>, _ next: inout Int) -> Value {
  defer { next += 1 }
  // Safe: `Construction` gives one input for each need, in order, each found under its key; and under the key of a type
  // stand boxes of that type alone.
  return unsafeDowncast(inputs[next] as AnyObject, to: ValueBox<Value>.self).value
}
