internal import EspalierBase

extension AnyModule {
  /// Runs work that is cancelled when the module ends.
  ///
  /// ```swift
  /// run { [scope] in try await scope.rates.refresh() }
  /// ```
  ///
  /// Work that throws is a fault of this module. The fault is passed to ``didFail(_:)``, then to the module's
  /// ``/EspalierBase/RestartPolicy``, then up the tree, and from the root to its report. A `CancellationError` is not a
  /// fault, and neither is an error thrown after the module has ended. Capture the values that the work needs, not the
  /// module: a task that captures its module holds it for as long as it runs, and longer than the tree does if it
  /// ignores cancellation.
  ///
  /// - Parameters:
  ///   - fileID: The file in which the work begins, for reports; omit it.
  ///   - line: The line in which the work begins, for reports; omit it.
  ///   - work: The work, which runs on the main actor and awaits long operations. If the module has already ended, the
  ///     work is cancelled at once.
  @discardableResult
  public func run(
    fileID: StaticString = #fileID, line: UInt = #line, _ work: @escaping @MainActor () async throws -> Void
  ) -> Task<Void, Never> {
    let id = nextTask
    nextTask += 1
    let record = ModuleTask(fileID: fileID, line: line)
    let task = Task { [weak self] in
      var fault: (any Error)?
      do {
        try await ModuleTask.$current.withValue(record) { try await work() }
      } catch is CancellationError {
      } catch {
        fault = error
      }
      self?.tasks[id] = nil
      if let fault { self?.fail(fault) }
    }
    record.task = task
    tasks[id] = record
    if hasEnded { task.cancel() }
    return task
  }

  /// Reports a fault in work that the module did not run itself, such as in the callback of a connection.
  public func fail(_ error: any Error) {
    guard !hasEnded else { return }
    var fault = ModuleFault(path: path, error: error)
    var module = self
    while true {
      // Read before the call: a module may remove itself from the tree when it is notified.
      let (above, recipe) = (module.parent, module.recipe)
      do {
        return try module.didFail(fault)
      } catch let other as ModuleFault {
        fault = other
      } catch {
        var other = ModuleFault(path: fault.path, error: error)
        other.restarts = fault.restarts
        fault = other
      }
      guard let parent = above else { break }
      if let recipe, module.parent === parent, !module.isEnding {
        if parent.restart(module, recipe, &fault) { return }
        fault.restarts = max(fault.restarts, recipe.restarts)
      }
      module = parent
    }
    let text = "\(fault). Nobody took it: override didFail(_:) in \(module.name) or below, or attach with restart:."
    if let report = module.report { report(text) } else { StandardErrorStream.write(text) }
  }

  /// Builds a child again after a fault, if the policy of the child allows it. Returns false if the parent must pass
  /// the fault on.
  private func restart(_ child: AnyModule, _ recipe: ChildRecipe, _ fault: inout ModuleFault) -> Bool {
    guard !isEnding, recipe.takeRestart() else { return false }
    switch recipe.make {
    case .immediate(let build):
      do {
        try replace(child, recipe, build, restarts: true)
        return true
      } catch {
        fault = ModuleFault(path: fault.path, error: error)
        return false
      }
    case .waiting:
      run { [weak self, weak child] in
        guard let self, let child else { return }
        try await replaceWaiting(child, recipe, restarts: true)
      }
      return true
    }
  }
}
