public import EspalierBase

extension AnyModule {
  /// Makes a module a child of this one, and returns it. If this one is active, the child is activated at once.
  ///
  /// ```swift
  /// let accounts = try attach(AccountsBuilder().build(in: scope))
  /// let payment = try attach(PaymentModule(scope: PaymentScope(scope)), key: "payment-7")
  /// ```
  ///
  /// - Parameters:
  ///   - child: The module to attach.
  ///   - key: The key by which `child(_:key:)` finds the child; unique among the children of one module. It is nil for
  ///     a child that is not found by a key.
  /// - Throws: ``ModuleError`` when the module has a parent, is this one or above it, or the key is taken.
  @discardableResult
  public func attach<Child: AnyModule>(_ child: Child, key: AnyHashable? = nil) throws(ModuleError) -> Child {
    try checkFree(key)
    try adopt(child, key: key, recipe: nil)
    return child
  }

  /// Builds a module and attaches it, so that it can be built again: after a fault if the policy allows it, or by
  /// `rebuild(key:)`.
  ///
  /// ```swift
  /// try attach(key: "feed", restart: .upTo(3, within: .seconds(60))) { [scope] in
  ///   try FeedBuilder().build(in: scope)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key of the child.
  ///   - restart: The policy after a fault that the child did not handle.
  ///   - build: Returns a new module at each call. The closure is kept until the child or this module ends.
  /// - Throws: ``ModuleError``, or the error that the builder throws; then nothing is attached.
  @discardableResult
  public func attach<Child: AnyModule>(
    key: AnyHashable? = nil, restart: RestartPolicy = .never, build: @escaping @MainActor () throws -> Child
  ) throws -> Child {
    try checkFree(key)
    let recipe = ChildRecipe(.immediate(build), restart: restart)
    guard let key else {
      let child = try building(build)
      try adopt(child, key: nil, recipe: recipe)
      return child
    }
    return try cast(make(recipe, key: key, keepsRecipe: false), key: key)
  }

  /// Builds a module asynchronously, and attaches it when it is ready.
  ///
  /// - Throws: ``ModuleError``, also when this module ended in the meantime; or the error that the builder throws. Then
  ///   nothing is attached.
  @discardableResult
  public func attach<Child: AnyModule>(
    key: AnyHashable? = nil, restart: RestartPolicy = .never, build: @escaping @MainActor () async throws -> Child
  ) async throws -> Child {
    try checkFree(key)
    let recipe = ChildRecipe(.waiting(build), restart: restart)
    if let key { return try cast(await makeWaiting(recipe, key: key, keepsRecipe: false), key: key) }
    let child = try await attachWhenBuilt(recipe)
    return try cast(child, key: child.name)
  }

  /// Removes a child: its children end first, then the child itself, and its tasks are cancelled. A module that is not
  /// a child of this one is unchanged.
  public func detach(_ child: AnyModule) {
    guard child.parent === self, !child.isEnding else { return }
    Self.takeDown(child)
    // While the child ended, its code may have moved it among its siblings, or removed it.
    if child.parent === self { release(child) }
  }

  /// Removes the child of a key, even if the child has not been built yet.
  ///
  /// - Throws: ``ModuleError/unknownKey(key:parent:known:)``.
  public func detach(key: AnyHashable) throws(ModuleError) {
    switch keyed[key] {
    case .attached(let child): detach(child)
    case .building(_, let task):
      keyed[key] = nil
      task.cancel()
    case .waiting, .making: keyed[key] = nil
    case nil: throw unknown(key)
    }
  }

  // MARK: Steps

  func checkFree(_ key: AnyHashable?) throws(ModuleError) {
    guard let key, let there = keyed[key] else { return }
    throw .keyTaken(key: "\(key)", parent: path, by: there.module.map { "\(type(of: $0))" } ?? "one to be built")
  }

  func checkMayAttach(_ child: AnyModule) throws(ModuleError) {
    if let parent = child.parent { throw .alreadyAttached(module: child.path, parent: parent.path) }
    // Only a module that has children can be above another.
    var above: AnyModule? = child.modules.isEmpty ? nil : parent
    if child === self { above = self }
    while let current = above {
      if current === child { throw .withinItself(module: child.path, parent: path) }
      above = current.parent
    }
    if isEnding || child.isEnding {
      throw .ending(module: child.path, parent: path, isParent: isEnding)
    }
  }

  /// Adds a child, with a key that no other child has.
  func adopt(
    _ child: AnyModule, key: AnyHashable?, recipe: ChildRecipe?, at position: ModulePosition? = nil,
    replacing old: AnyModule? = nil
  ) throws(ModuleError) {
    try checkMayAttach(child)
    child.parent = self
    child.maker = nil
    child.key = key
    child.recipe = recipe
    child.hasEnded = false
    if let position { modules.put(child, at: position) } else { modules.append(child) }
    if let key { keyed[key] = .attached(child) }
    if let old { didReplace(old, with: child) }
    if isActive, child.parent === self { child.activate() }
  }

  func release(_ child: AnyModule) {
    modules.remove(child)
    if let key = child.key, keyed[key]?.module === child { keyed[key] = nil }
    child.parent = nil
    child.key = nil
    child.recipe = nil
  }
}
