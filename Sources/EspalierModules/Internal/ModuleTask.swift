/// Work that a module has begun: where, and what came of it.
@MainActor
final class ModuleTask {
  /// The work within which this one runs.
  @TaskLocal static var current: ModuleTask?
  /// Whether this is the work of a child's builder.
  @TaskLocal static var isBuilding = false

  private let fileID: StaticString
  private let line: UInt
  private let outer = ModuleTask.current
  var task: Task<Void, Never>?
  /// How many ends of modules it waits for: who waits for an end is not waited for, or two would wait for each other.
  var endsAwaited = 0

  init(fileID: StaticString, line: UInt) {
    self.fileID = fileID
    self.line = line
  }

  var place: String { "\(fileID):\(line)" }

  func cancel() { task?.cancel() }

  func ended() async { await task?.value }

  /// Whether it is the other one, or was begun by it.
  func isWithin(_ other: ModuleTask) -> Bool {
    var task: ModuleTask? = self
    while let current = task {
      if current === other { return true }
      task = current.outer
    }
    return false
  }
}
