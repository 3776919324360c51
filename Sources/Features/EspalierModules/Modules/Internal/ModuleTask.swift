/// A task that a module started, with the location in the code where it started.
@MainActor
final class ModuleTask {
  /// The module task within which the current code runs.
  @TaskLocal static var current: ModuleTask?
  /// True in code that the builder of a child runs.
  @TaskLocal static var isBuilding = false

  private let fileID: StaticString
  private let line: UInt
  private let outer = ModuleTask.current
  var task: Task<Void, Never>?
  /// The number of modules whose end this task waits for. If the number is greater than zero, other tasks do not wait
  /// for this task, because two tasks could then wait for each other.
  var endsAwaited = 0

  init(fileID: StaticString, line: UInt) {
    self.fileID = fileID
    self.line = line
  }

  var position: String { "\(fileID):\(line)" }

  func cancel() { task?.cancel() }

  func ended() async { await task?.value }

  /// Returns true if the task is the other task, or if the other task started it, directly or indirectly.
  func isWithin(_ other: ModuleTask) -> Bool {
    var task: ModuleTask? = self
    while let current = task {
      if current === other { return true }
      task = current.outer
    }
    return false
  }
}
