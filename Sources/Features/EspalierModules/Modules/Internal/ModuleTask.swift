/// A task that a module started, with the location in the code where it started.
@MainActor
final class ModuleTask {
  /// The work within which this task runs.
  @TaskLocal static var current: ModuleTask?
  /// True within the work of a child's builder.
  @TaskLocal static var isBuilding = false

  private let fileID: StaticString
  private let line: UInt
  private let outer = ModuleTask.current
  var task: Task<Void, Never>?
  /// The number of modules for whose end the task waits. A task that waits for an end is not itself waited for, or two
  /// tasks would wait for each other.
  var endsAwaited = 0

  init(fileID: StaticString, line: UInt) {
    self.fileID = fileID
    self.line = line
  }

  var place: String { "\(fileID):\(line)" }

  func cancel() { task?.cancel() }

  func ended() async { await task?.value }

  /// Returns true when the task is the other one, or was started by it.
  func isWithin(_ other: ModuleTask) -> Bool {
    var task: ModuleTask? = self
    while let current = task {
      if current === other { return true }
      task = current.outer
    }
    return false
  }
}
