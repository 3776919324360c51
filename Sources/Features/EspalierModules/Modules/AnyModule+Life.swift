extension AnyModule {
  /// Activates the module and all modules within it, parents first. Modules that are already active are unchanged.
  public func activate() {
    var waiting: [AnyModule] = [self]
    while let module = waiting.popLast() {
      // A module that became active may have detached others that were waiting.
      guard !module.isEnding, module === self || module.parent?.isActive == true else { continue }
      if !module.isActive {
        module.isActive = true
        module.hasEnded = false
        module.reportMisuses()
        module.didActivate()
      }
      if module.isActive, !module.modules.isEmpty { waiting += module.children.reversed() }
    }
  }

  /// Ends the module and all modules within it: children first, the last attached before the others. Their tasks are
  /// cancelled.
  ///
  /// Call it on a root only. The parent's ``detach(_:)`` ends a module that has a parent; a module that a window owns
  /// ends with the window.
  public func teardown() { Self.takeDown(self) }

  /// Ends the module and all modules within it, removes it from its parent, and returns when every cancelled task and
  /// builder has ended.
  ///
  /// ```swift
  /// await importing.finish()  // the file is closed now
  /// ```
  ///
  /// A task of the module itself may call this method: it does not wait for itself, nor for another task that calls
  /// this method too.
  public func finish() async {
    var ended: [AnyModule] = [self]
    var next = 0
    while next < ended.count {
      ended += ended[next].children
      next += 1
    }
    // A builder that calls this method does not wait for itself either.
    var builds: [Task<AnyModule, any Error>] = []
    if !ModuleTask.isBuilding {
      for case .building(_, let task) in ended.flatMap(\.keyed.values) { builds.append(task) }
    }
    if let parent { parent.detach(self) } else { teardown() }
    let own = ModuleTask.current
    let tasks = ended.flatMap { $0.tasks.values }.filter { own?.isWithin($0) != true && $0.endsAwaited == 0 }
    ended = []
    own?.endsAwaited += 1
    defer { own?.endsAwaited -= 1 }
    for task in tasks { await task.ended() }
    for build in builds { _ = await build.result }
  }

  /// Ends a module and all modules within it, and removes the modules within it. The method is not recursive, so a deep
  /// tree needs no deep stack.
  static func takeDown(_ top: AnyModule) {
    guard !top.isEnding else { return }
    let detector = LeakDetector.current
    top.isEnding = true
    var open: [(module: AnyModule, note: ModuleNote?)] = []
    open.append((top, detector.map { _ in ModuleNote(top, below: nil) }))
    while let (module, note) = open.last {
      if let child = module.modules.lastStaying {
        child.isEnding = true
        open.append((child, detector.map { _ in ModuleNote(child, below: note) }))
        continue
      }
      module.end()
      open.removeLast()
      // The modules that it still has are being ended further up, in a call that led here.
      if module !== top { module.parent?.release(module) }
      module.isEnding = false
      if let note, module !== top || module.parent != nil { detector?.watch(module, note) }
    }
  }

  private func end() {
    if isActive {
      isActive = false
      willDeactivate()
    }
    for task in tasks.values { task.cancel() }
    for case .building(_, let task) in keyed.values { task.cancel() }
    // The closures of the builders are released too, even if they hold this module.
    keyed = keyed.filter { $0.value.module != nil }
    // These values may hold much, even this module; and a value that is released may request another.
    let offered = contexts
    contexts = []
    withExtendedLifetime(offered) {}
    hasEnded = true
    endings += 1
  }
}
