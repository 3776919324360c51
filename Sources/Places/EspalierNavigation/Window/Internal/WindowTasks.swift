/// The tasks under way in a window, and the callers that wait until there are none.
@MainActor
final class WindowTasks {
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var nextTask = 0
  private var waiters: [CheckedContinuation<Void, Never>] = []

  var isEmpty: Bool { tasks.isEmpty }

  func start(_ work: @escaping @MainActor () async -> Void, ended: @escaping @MainActor () -> Void) -> Task<Void, Never>
  {
    let id = nextTask
    nextTask += 1
    let task = Task { [weak self] in
      await work()
      self?.tasks[id] = nil
      ended()
    }
    tasks[id] = task
    return task
  }

  func cancelAll() { for task in tasks.values { task.cancel() } }

  func wait() async { await withCheckedContinuation { waiters.append($0) } }

  func resumeWaiters() {
    let resumed = waiters
    waiters = []
    for waiter in resumed { waiter.resume() }
  }
}
