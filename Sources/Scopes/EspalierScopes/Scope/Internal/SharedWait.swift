internal import Synchronization

/// A value that is being made, without its type, with the values that its making waits for.
///
/// A making waits for its child tasks, so what a child waits for counts as awaited by the making.
@MainActor
class SharedWait {
  private enum Running {
    /// The value that the current task works for, or that the task which began it worked for.
    @TaskLocal static var current: SharedWait?
  }

  let name: String
  private(set) var isOver = false
  /// The place where the making's task keeps ``Running/current``.
  private var place: TaskLocalPlace?
  private var waits: [Wait] = []

  init(name: String) {
    self.name = name
  }

  /// Calls `operation` as the making of this value.
  func beginHere(_ operation: () async -> Void) async {
    await Running.$current.withValue(self) {
      place = TaskLocalPlace(of: Running.$current)
      await operation()
    }
  }

  func end() {
    isOver = true
    waits = []
  }

  /// Notes that the making which the current task belongs to waits for this value.
  ///
  /// - Returns: the wait, to be handed to ``endWait(_:)``; nil if no making waits.
  /// - Throws: a ``DependencyError`` if this value waits for that one.
  func beginWait() throws(DependencyError) -> Wait? {
    // A task that the making has begun inherits the value too, though the making may never wait for it: it has a copy.
    guard let current = Running.current, !current.isOver, current.place == TaskLocalPlace(of: Running.$current) else {
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

  /// Returns the names from this value to `other` along the waits, or nil if they do not lead there.
  private func names(to other: SharedWait) -> [String]? {
    if self === other { return [name] }
    // Many children may wait for the same values, so each value is looked at once.
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

  /// - Parameter reached: for each value one that waits for it, back to this one.
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
  /// One wait of a making for a value.
  final class Wait: Sendable {
    let waiting: SharedWait
    let awaited: SharedWait
    private let givenUp = Atomic<Bool>(false)

    init(of waiting: SharedWait, for awaited: SharedWait) {
      self.waiting = waiting
      self.awaited = awaited
    }

    /// A Boolean value that indicates whether the task that waits has been cancelled. It is so at once, before the task
    /// comes to end the wait, and such a wait closes no circle.
    var isGivenUp: Bool {
      get { givenUp.load(ordering: .acquiring) }
      set { givenUp.store(newValue, ordering: .releasing) }
    }
  }
}
