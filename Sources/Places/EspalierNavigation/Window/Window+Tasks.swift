internal import EspalierBase

extension Window {
  /// Runs work that ends with the window, and that ``settled()`` waits for.
  @discardableResult
  public func start(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    let event = EventUnderWay.current
    event?.begin()
    return tasks.start(work) { [weak self] in
      self?.resumeIfSettled()
      event?.end()
    }
  }

  /// Waits until nothing is under way: no load, no handler, no render to come.
  public func settled() async {
    render()
    guard !isSettled, !isClosed else { return }
    await tasks.wait()
  }

  /// A Boolean value that indicates whether nothing is under way.
  public var isSettled: Bool { tasks.isEmpty && !isScheduled && !needsRender }

  /// Has those go on who wait until nothing is under way, if nothing is.
  func resumeIfSettled() {
    // What a task changed without an observed property (a failure that was taken back) still needs its render.
    if !isScheduled, !isHandling, !isClosed, needsRender { return invalidate() }
    if isSettled { tasks.resumeWaiters() }
  }
}
