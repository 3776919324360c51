package import EspalierViews

extension Window {
  /// Handles an event of the person, and renders the result in the same turn.
  @discardableResult public func handle(_ event: WindowEvent) -> EventOutcome { parts.turns.carryOut(event).outcome }

  /// Handles an event of the person, and waits until an asynchronous handler has returned.
  @discardableResult public func handleFully(_ event: WindowEvent) async -> EventOutcome {
    let (outcome, task) = parts.turns.carryOut(event)
    await task?.value
    return outcome
  }

  /// Returns the types of files that an element accepts at the moment. The element must be on screen and enabled, and
  /// have a handler for files.
  ///
  /// The call has no side effects.
  package func fileTypes(node: Int, element: Int) -> FileTypes? {
    isClosed ? nil : parts.dispatcher.fileTypes(node: node, element: element)
  }

  /// Starts a task that ends with the window. ``settled()`` waits for the task.
  ///
  /// A closed window starts nothing, and returns a cancelled task.
  @discardableResult
  public func start(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> { parts.life.start(work) }

  /// A Boolean value that indicates whether no work is in progress.
  public var isSettled: Bool { parts.life.isSettled }

  /// Waits until no load, handler or render is in progress or pending.
  ///
  /// A cancelled task stops waiting.
  public func settled() async {
    render()
    await parts.life.settled()
  }
}
