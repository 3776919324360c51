internal import Synchronization

/// A value under construction, without its type, with the values for which its construction waits.
///
/// A construction waits for its child tasks, so a value for which a child waits counts as awaited by the construction.
@MainActor
class SharedWait {
  private enum Running {
    /// The value that the current task constructs. A task inherits it from the task that started it.
    @TaskLocal static var current: SharedWait?
  }

  let name: String
  private(set) var isOver = false
  /// The location where the construction's task keeps ``Running/current``.
  private var position: TaskLocalLocation?
  private var waits: [Wait] = []

  init(name: String) {
    self.name = name
  }

  /// Runs `operation` as the construction of this value.
  func beginHere(_ operation: () async -> Void) async {
    await Running.$current.withValue(self) {
      position = TaskLocalLocation(of: Running.$current)
      await operation()
    }
  }

  func end() {
    isOver = true
    waits = []
  }

  /// Records that the construction to which the current task belongs waits for this value.
  ///
  /// - Returns: The wait, to be passed to ``endWait(_:)``; nil if no construction waits.
  /// - Throws: A ``DependencyError`` if this value waits for that one.
  func beginWait() throws(DependencyError) -> Wait? {
    // A task that the construction has started inherits the value too, though the construction may never wait for it:
    // such a task has a copy.
    guard let current = Running.current, !current.isOver, current.position == TaskLocalLocation(of: Running.$current)
    else {
      return nil
    }
    if let names = names(to: current) {
      throw .circular(names: [current.name] + names)
    }
    let wait = Wait(of: current, for: self)
    current.waits.append(wait)
    return wait
  }

  func endWait(_ wait: Wait?) {
    wait?.waiting.waits.removeAll { $0 === wait }
  }

  /// Returns the names of the values from this one to `other` along the waits, or nil if the waits do not lead to
  /// `other`.
  private func names(to other: SharedWait) -> [String]? {
    if self === other { return [name] }
    // Many children may wait for the same values, so each value is visited once.
    var reached: [ObjectIdentifier: SharedWait] = [:]
    var open = waits
    while let wait = open.popLast() {
      guard !wait.isGivenUp, reached[ObjectIdentifier(wait.awaited)] == nil else { continue }
      reached[ObjectIdentifier(wait.awaited)] = wait.waiting
      if wait.awaited === other { return names(to: other, along: reached) }
      open += wait.awaited.waits
    }
    return nil
  }

  /// Returns the names of the values from this one to `other`.
  ///
  /// - Parameter reached: For each value, one that waits for it, back to this one.
  private func names(to other: SharedWait, along reached: [ObjectIdentifier: SharedWait]) -> [String] {
    var names = [other.name]
    var value = other
    while value !== self, let waiting = reached[ObjectIdentifier(value)] {
      names.append(waiting.name)
      value = waiting
    }
    return names.reversed()
  }
}

extension SharedWait {
  /// A wait of a construction for a value.
  final class Wait: Sendable {
    let waiting: SharedWait
    let awaited: SharedWait
    private let givenUp = Atomic<Bool>(false)

    init(of waiting: SharedWait, for awaited: SharedWait) {
      self.waiting = waiting
      self.awaited = awaited
    }

    /// True if the waiting task has been cancelled. It becomes true at once, before the task ends the wait. From then
    /// on, the wait does not count as part of a cycle.
    var isGivenUp: Bool {
      get { givenUp.load(ordering: .acquiring) }
      set { givenUp.store(newValue, ordering: .releasing) }
    }
  }
}
