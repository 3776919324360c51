/// A task that a module has begun, with the place in the code where it began.
@MainActor
final class ModuleTask {
  /// The work within which this one runs.
  @TaskLocal static var current: ModuleTask?
  /// True within the work of a child's builder.
  @TaskLocal static var isBuilding = false

  private let fileID: StaticString
  private let line: UInt
  private let outer = ModuleTask.current
  var task: Task<Void, Never>?
  /// The number of modules whose end the task waits for: a task that waits for an end is not waited for, or two would
  /// wait for each other.
  var endsAwaited = 0

  init(fileID: StaticString, line: UInt) {
    self.fileID = fileID
    self.line = line
  }

  var place: String { "\(fileID):\(line)" }

  func cancel() { task?.cancel() }

  func ended() async { await task?.value }

  /// Returns true when the task is the other one, or was begun by it.
  func isWithin(_ other: ModuleTask) -> Bool {
    var task: ModuleTask? = self
    while let current = task {
      if current === other { return true }
      task = current.outer
    }
    return false
  }
}
