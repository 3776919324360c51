public import EspalierBase

extension AnyModule {
  /// Names a module that is built at the first ``child(_:key:)`` for its key, and not before.
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

  /// Names a module that takes its time and is built at the first `try await child(_:key:)` for its key; calls
  /// meanwhile wait for that one.
  ///
  /// - Throws: ``ModuleError/keyTaken(key:parent:by:)``.
  @_disfavoredOverload
  public func attachLazily<Child: AnyModule>(
    key: AnyHashable, restart: RestartPolicy = .never, build: @escaping @MainActor () async throws -> Child
  ) throws(ModuleError) {
    try checkFree(key)
    keyed[key] = .waiting(ChildRecipe(.waiting(build), restart: restart))
  }

  /// The child of a key, by its class or by its public protocol; a lazy one is built now.
  ///
  /// ```swift
  /// let payment = try child(PaymentModule.self, key: "payment-7")
  /// let statistics: any Statistics = try child(key: "statistics")
  /// ```
  ///
  /// - Throws: ``ModuleError`` when there is no such key, it is of another type, or its builder waits (then
  ///   `try await` finds it); or what building throws, and the next call builds again.
  public func child<Child>(_ type: Child.Type = Child.self, key: AnyHashable) throws -> Child {
    switch keyed[key] {
    case .attached(let child): return try cast(child, key: key)
    case .waiting(let recipe): return try cast(make(recipe, key: key, keepsRecipe: true), key: key)
    case .making: throw ModuleError.buildsItself(key: "\(key)", parent: path)
    case .building: throw ModuleError.takesTime(key: "\(key)", parent: path)
    case nil: throw unknown(key)
    }
  }

  /// The child of a key, also one whose builder takes its time; it is built once, however many wait for it.
  ///
  /// Cancelling a task that waits leaves the building alone; it is cancelled with this module.
  public func child<Child>(_ type: Child.Type = Child.self, key: AnyHashable) async throws -> Child {
    switch keyed[key] {
    case .attached(let child): return try cast(child, key: key)
    case .waiting(let recipe): return try cast(await makeWaiting(recipe, key: key, keepsRecipe: true), key: key)
    case .making: throw ModuleError.buildsItself(key: "\(key)", parent: path)
    case .building(_, let task): return try cast(await task.value, key: key)
    case nil: throw unknown(key)
    }
  }

  /// The child of a key if it is there, built and attached with that key (and the policy) otherwise.
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

  /// The child of a key if it is there, built by a builder that takes its time otherwise.
  public func child<Child: AnyModule>(
    _ type: Child.Type = Child.self, key: AnyHashable, restart: RestartPolicy = .never,
    build: @escaping @MainActor () async throws -> Child
  ) async throws -> Child {
    if keyed[key] == nil { return try await attach(key: key, restart: restart, build: build) }
    return try await child(type, key: key)
  }

  /// Returns true when the child of a key has been built; false for a lazy one that nobody asked for, and for an
  /// unknown key.
  public func isBuilt(key: AnyHashable) -> Bool { keyed[key]?.module != nil }

  // MARK: Again

  /// Tears the child of a key down and builds it again, in its place among its neighbours. A lazy one that has not been
  /// built yet is built.
  ///
  /// - Throws: ``ModuleError`` when there is no such key or the child was attached as a finished module; or what building
  ///   throws, and the next call for the key builds again.
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

  /// Tears the child of a key down and builds it again, in its place among its neighbours, also by a builder that takes
  /// its time.
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
