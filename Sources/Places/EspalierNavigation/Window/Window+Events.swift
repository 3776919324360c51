package import EspalierViews

extension Window {
  /// Carries out an event of the person, and renders the result in the same turn.
  @discardableResult public func handle(_ event: WindowEvent) -> EventOutcome { parts.turns.carryOut(event).outcome }

  /// Carries out an event of the person, and waits until a handler that takes its time has returned.
  @discardableResult public func handleFully(_ event: WindowEvent) async -> EventOutcome {
    let (outcome, task) = parts.turns.carryOut(event)
    await task?.value
    return outcome
  }

  /// The types of files that the element would take now, if it would: it is on screen, can be used, and somebody handles its
  /// files. Nothing happens by asking.
  package func fileTypes(node: Int, element: Int) -> FileTypes? {
    isClosed ? nil : parts.dispatcher.fileTypes(node: node, element: element)
  }

  /// Runs work that ends with the window, and that ``settled()`` waits for. A window that has closed starts nothing, and
  /// returns a task that is cancelled.
  @discardableResult
  public func start(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> { parts.life.start(work) }

  /// A Boolean value that indicates whether nothing is under way.
  public var isSettled: Bool { parts.life.isSettled }

  /// Waits until nothing is under way: no load, no handler, no render to come. A task that is cancelled waits no longer.
  public func settled() async {
    render()
    await parts.life.settled()
  }
}
