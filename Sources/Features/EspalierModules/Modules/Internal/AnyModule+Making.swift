extension AnyModule {
  func unknown(_ key: AnyHashable) -> ModuleError {
    .unknownKey(key: "\(key)", parent: path, known: keyed.keys.map { "\($0)" }.sorted())
  }

  func cast<Child>(_ module: AnyModule, key: AnyHashable) throws(ModuleError) -> Child {
    if let child = module as? Child { return child }
    throw .otherType(key: "\(key)", parent: path, wanted: "\(Child.self)", found: "\(type(of: module))")
  }

  /// Builds a child that finds the contexts of this module, and the modules above it, while it is created.
  func building<Child>(_ build: () throws -> Child) rethrows -> Child {
    try AnyModule.$making.withValue(ModuleMaker(self)) { try build() }
  }

  // MARK: Building first

  /// Builds the child of a key at once and attaches it.
  ///
  /// - Parameter keepsRecipe: True if a builder that throws is called again the next time.
  func make(_ recipe: ChildRecipe, key: AnyHashable, keepsRecipe: Bool) throws -> AnyModule {
    guard case .immediate(let build) = recipe.make else { throw ModuleError.takesTime(key: "\(key)", parent: path) }
    keyed[key] = .making(recipe)
    do {
      let child = try building { try build() }
      try take(child, key: key, recipe: recipe)
      return child
    } catch {
      if keyed[key]?.isInMaking(recipe) == true { keyed[key] = keepsRecipe ? .waiting(recipe) : nil }
      throw error
    }
  }

  /// Builds the child of a key and attaches it. The builder can be asynchronous.
  func makeWaiting(
    _ recipe: ChildRecipe, key: AnyHashable, keepsRecipe: Bool, at position: ModulePosition? = nil,
    replacing old: AnyModule? = nil
  ) async throws -> AnyModule {
    guard case .waiting(let build) = recipe.make else { return try make(recipe, key: key, keepsRecipe: keepsRecipe) }
    let maker = ModuleMaker(self)
    let task = Task { [weak self, path] in
      do {
        let child = try await AnyModule.$making.withValue(maker) {
          try await ModuleTask.$isBuilding.withValue(true) { try await build() }
        }
        guard let self else { throw ModuleError.endedWhileBuilding(module: child.path, parent: path) }
        try take(child, key: key, recipe: recipe, at: position, replacing: old)
        return child
      } catch {
        if let self, keyed[key]?.isInMaking(recipe) == true { keyed[key] = keepsRecipe ? .waiting(recipe) : nil }
        throw error
      }
    }
    keyed[key] = .building(recipe, task)
    return try await task.value
  }

  /// Attaches the module built for a key, unless the key has been removed in the meantime.
  private func take(
    _ child: AnyModule, key: AnyHashable, recipe: ChildRecipe, at position: ModulePosition? = nil,
    replacing old: AnyModule? = nil
  ) throws(ModuleError) {
    guard keyed[key]?.isInMaking(recipe) == true else {
      throw .endedWhileBuilding(module: child.path, parent: path)
    }
    try adopt(child, key: key, recipe: recipe, at: position, replacing: old)
  }

  // MARK: Building again

  /// Ends a child and attaches a new one at the same position. Does nothing if the child has already been removed.
  ///
  /// - Parameter restarts: True if a builder that throws is called again as often as the recipe's policy allows.
  func replace(
    _ old: AnyModule, _ recipe: ChildRecipe, _ build: @MainActor () throws -> AnyModule, restarts: Bool = false
  ) throws {
    let key = old.key
    guard let position = takeOut(old) else { return }
    defer { modules.giveUp(position) }
    while true {
      if let key { keyed[key] = .making(recipe) }
      do {
        let new = try building(build)
        if new === old { throw ModuleError.sameModule(module: "\(path)/\(new.name)") }
        if let key, keyed[key]?.isInMaking(recipe) != true {
          throw ModuleError.endedWhileBuilding(module: new.path, parent: path)
        }
        return try adopt(new, key: key, recipe: recipe, at: position, replacing: old)
      } catch {
        if let key, keyed[key]?.isInMaking(recipe) == true { keyed[key] = .waiting(recipe) }
        guard restarts, !(error is ModuleError), recipe.takeRestart() else { throw error }
      }
    }
  }

  /// Ends a child, and attaches a new one at the same position when its builder has finished.
  func replaceWaiting(_ old: AnyModule, _ recipe: ChildRecipe, restarts: Bool = false) async throws {
    let key = old.key
    guard let position = takeOut(old) else { return }
    defer { modules.giveUp(position) }
    while true {
      do {
        if let key {
          _ = try await makeWaiting(recipe, key: key, keepsRecipe: true, at: position, replacing: old)
        } else {
          try await attachWhenBuilt(recipe, at: position, replacing: old)
        }
        return
      } catch {
        guard restarts, !(error is ModuleError), !Task.isCancelled, recipe.takeRestart() else { throw error }
      }
    }
  }

  /// Builds a module and attaches it without a key. The builder can be asynchronous.
  @discardableResult
  func attachWhenBuilt(
    _ recipe: ChildRecipe, at position: ModulePosition? = nil, replacing old: AnyModule? = nil
  ) async throws -> AnyModule {
    let endings = endings
    let new = try await AnyModule.$making.withValue(ModuleMaker(self)) { try await recipe.build() }
    guard endings == self.endings, !isEnding else {
      throw ModuleError.endedWhileBuilding(module: new.path, parent: path)
    }
    try adopt(new, key: nil, recipe: recipe, at: position, replacing: old)
    return new
  }

  /// Ends a child, removes it, and returns its position, which stays reserved. Returns nil if the child has already
  /// been removed.
  private func takeOut(_ old: AnyModule) -> ModulePosition? {
    guard old.parent === self, !old.isEnding, !isEnding else { return nil }
    Self.takeDown(old)
    guard old.parent === self else { return nil }
    let position = modules.keepPosition(of: old)
    release(old)
    return position
  }
}
