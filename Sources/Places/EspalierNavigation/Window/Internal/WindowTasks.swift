/// The tasks in progress in a window, and the callers that wait until there are none.
@MainActor
final class WindowTasks {
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var nextTask = 0
  private var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
  private var nextWaiter = 0

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

  /// Waits until `resumeWaiters()` is called. A cancelled caller continues at once.
  func wait() async {
    let id = nextWaiter
    nextWaiter += 1
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiters[id] = $0 }
    } onCancel: {
      // This task runs on the main actor after the waiter is stored: its number and its continuation are set without a
      // suspension in between.
      Task { @MainActor [weak self] in self?.waiters.removeValue(forKey: id)?.resume() }
    }
  }

  func resumeWaiters() {
    let resumed = waiters.sorted { $0.key < $1.key }.map(\.value)
    waiters = [:]
    for waiter in resumed { waiter.resume() }
  }
}
