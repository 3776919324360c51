public import EspalierBase

extension AnyModule {
  /// Registers a module that is built at the first `child(_:key:)` for its key, and not before.
  ///
  /// ```swift
  /// try attachLazily(key: "statistics") { [scope] in try StatisticsBuilder().build(in: scope) }
  /// ```
  ///
  /// - Throws: ``ModuleError/keyTaken(key:parent:by:)``.
  public func attachLazily<Child: AnyModule>(
    key: AnyHashable, restart: RestartPolicy = .never, build: @escaping @MainActor () throws -> Child
  ) throws(ModuleError) {
    try checkFree(key)
    keyed[key] = .waiting(ChildRecipe(.immediate(build), restart: restart))
  }

  /// Registers a module that is built asynchronously at the first `try await child(_:key:)` for its key. Calls in the
  /// meantime wait for that module.
  ///
  /// - Throws: ``ModuleError/keyTaken(key:parent:by:)``.
  @_disfavoredOverload
  public func attachLazily<Child: AnyModule>(
    key: AnyHashable, restart: RestartPolicy = .never, build: @escaping @MainActor () async throws -> Child
  ) throws(ModuleError) {
    try checkFree(key)
    keyed[key] = .waiting(ChildRecipe(.waiting(build), restart: restart))
  }

  /// Returns the child of a key, by its class or by its public protocol. A lazy child is built now.
  ///
  /// ```swift
  /// let payment = try child(PaymentModule.self, key: "payment-7")
  /// let statistics: any Statistics = try child(key: "statistics")
  /// ```
  ///
  /// - Throws: ``ModuleError`` when there is no such key, the child is of another type, or its builder is asynchronous
  ///   (then `try await` finds it); or the error that the builder throws, and the next call builds again.
  public func child<Child>(_ type: Child.Type = Child.self, key: AnyHashable) throws -> Child {
    switch keyed[key] {
    case .attached(let child): return try cast(child, key: key)
    case .waiting(let recipe): return try cast(make(recipe, key: key, keepsRecipe: true), key: key)
    case .making: throw ModuleError.buildsItself(key: "\(key)", parent: path)
    case .building: throw ModuleError.takesTime(key: "\(key)", parent: path)
    case nil: throw unknown(key)
    }
  }

  /// Returns the child of a key, whose builder can be asynchronous. The child is built once for all callers that wait
  /// for it.
  ///
  /// Cancelling a task that waits does not cancel the builder; the builder is cancelled with this module.
  public func child<Child>(_ type: Child.Type = Child.self, key: AnyHashable) async throws -> Child {
    switch keyed[key] {
    case .attached(let child): return try cast(child, key: key)
    case .waiting(let recipe): return try cast(await makeWaiting(recipe, key: key, keepsRecipe: true), key: key)
    case .making: throw ModuleError.buildsItself(key: "\(key)", parent: path)
    case .building(_, let task): return try cast(await task.value, key: key)
    case nil: throw unknown(key)
    }
  }

  /// Returns the child of a key. If there is none, the method builds it and attaches it with that key and the policy.
  ///
  /// ```swift
  /// let payment = try child(PaymentModule.self, key: id) { [scope] in try PaymentBuilder().build(in: scope) }
  /// ```
  public func child<Child: AnyModule>(
    _ type: Child.Type = Child.self, key: AnyHashable, restart: RestartPolicy = .never,
    build: @escaping @MainActor () throws -> Child
  ) throws -> Child {
    if keyed[key] == nil { return try attach(key: key, restart: restart, build: build) }
    return try child(type, key: key)
  }

  /// Returns the child of a key. If there is none, the method builds it asynchronously and attaches it with that key.
  public func child<Child: AnyModule>(
    _ type: Child.Type = Child.self, key: AnyHashable, restart: RestartPolicy = .never,
    build: @escaping @MainActor () async throws -> Child
  ) async throws -> Child {
    if keyed[key] == nil { return try await attach(key: key, restart: restart, build: build) }
    return try await child(type, key: key)
  }

  /// Returns a Boolean value that indicates whether the child of a key has been built; false for a lazy child that has
  /// not been requested, and for an unknown key.
  public func isBuilt(key: AnyHashable) -> Bool { keyed[key]?.module != nil }

  // MARK: Building again

  /// Ends the child of a key and builds it again, at its position among its siblings. A lazy child that has not been
  /// built yet is built.
  ///
  /// - Throws: ``ModuleError`` when there is no such key or the child was attached as a finished module; or the error
  ///   that the builder throws, and the next call for the key builds again.
  public func rebuild(key: AnyHashable) throws {
    guard case .attached(let old) = keyed[key] else {
      let _: AnyModule = try child(key: key)
      return
    }
    let recipe = try recipe(of: old, key: key)
    guard case .immediate(let build) = recipe.make else {
      throw ModuleError.takesTime(key: "\(key)", parent: path)
    }
    try replace(old, recipe, build)
  }

  /// Ends the child of a key and builds it again, at its position among its siblings. The builder of the child can be
  /// asynchronous.
  public func rebuild(key: AnyHashable) async throws {
    guard case .attached(let old) = keyed[key] else {
      let _: AnyModule = try await child(key: key)
      return
    }
    let recipe = try recipe(of: old, key: key)
    switch recipe.make {
    case .immediate(let build): try replace(old, recipe, build)
    case .waiting: try await replaceWaiting(old, recipe)
    }
  }

  private func recipe(of old: AnyModule, key: AnyHashable) throws(ModuleError) -> ChildRecipe {
    guard let recipe = old.recipe else { throw .notRebuildable(key: "\(key)", module: old.path) }
    return recipe
  }
}
