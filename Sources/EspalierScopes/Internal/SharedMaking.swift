/// Makes one asynchronous shared value: one attempt at a time, for all who wait.
@MainActor
final class SharedMaking<Value> {
  private let name: String
  private var attempt: SharedAttempt<Value>?

  init(name: String) {
    self.name = name
  }

  /// - Parameter store: keeps the value of the attempt that succeeds, before anybody gets it.
  func value(
    make: @escaping @MainActor () async throws -> Value, store: @escaping @MainActor (Value) -> Void
  ) async throws -> Value {
    let attempt = attempt ?? begin(make, store)
    return try await attempt.value()
  }

  private func begin(
    _ make: @escaping @MainActor () async throws -> Value, _ store: @escaping @MainActor (Value) -> Void
  ) -> SharedAttempt<Value> {
    let attempt = SharedAttempt<Value>(name: name) { [weak self] attempt, value in
      // One that was given up may still end; what came after it decides.
      guard let self, self.attempt === attempt else { return }
      self.attempt = nil
      if let value { store(value) }
    }
    self.attempt = attempt
    attempt.begin(make)
    return attempt
  }
}

/// A value that is being made, without its type, with the values that it waits for.
@MainActor
class SharedWait {
  enum Running {
    /// The attempt that the current task works for.
    @TaskLocal static var current: SharedWait?
  }

  let name: String
  private(set) var isOver = false
  /// Tells the task that makes the value from others.
  private var task: Int?
  private var awaited: [SharedWait] = []

  init(name: String) {
    self.name = name
  }

  /// Notes that the current task is the one that makes the value.
  func beginHere() { task = Self.currentTask }

  private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }

  func end() {
    isOver = true
    awaited = []
  }

  /// Notes that the current task's attempt waits for this one.
  /// - Throws: a ``DependencyError`` if this one waits for that one.
  func beginWait() throws(DependencyError) -> SharedWait? {
    // A task that the making has begun inherits the task local, though the making may never wait for it.
    guard let current = Running.current, !current.isOver, current.task == Self.currentTask else { return nil }
    if let names = names(to: current) {
      throw .circular(names: [current.name] + names)
    }
    current.awaited.append(self)
    return current
  }

  func endWait(of waiting: SharedWait?) {
    guard let waiting, let index = waiting.awaited.firstIndex(where: { $0 === self }) else { return }
    waiting.awaited.remove(at: index)
  }

  /// Returns the names from this value to `other` along the waits, or nil if they do not lead there.
  private func names(to other: SharedWait) -> [String]? {
    if self === other { return [name] }
    for next in awaited {
      if let names = next.names(to: other) { return [name] + names }
    }
    return nil
  }
}

/// One attempt to make a shared value, and the callers that wait for it.
@MainActor
final class SharedAttempt<Value>: SharedWait {
  private var work: Task<Void, Never>?
  private var waiting: [Int: CheckedContinuation<Void, any Error>] = [:]
  private var arrivals = 0
  private var outcome: Result<Value, any Error>?
  private let onEnd: @MainActor (SharedAttempt<Value>, Value?) -> Void

  init(name: String, onEnd: @escaping @MainActor (SharedAttempt<Value>, Value?) -> Void) {
    self.onEnd = onEnd
    super.init(name: name)
  }

  func begin(_ make: @escaping @MainActor () async throws -> Value) {
    work = Task {
      await Running.$current.withValue(self) {
        beginHere()
        do {
          end(with: .success(try await make()))
        } catch {
          end(with: .failure(error))
        }
      }
    }
  }

  func value() async throws -> Value {
    let current = try beginWait()
    defer { endWait(of: current) }
    arrivals += 1
    let number = arrivals
    // Counted as waiting until it goes, so that one who is cancelled early does not end what others wait for.
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        waiting[number] = continuation
        if Task.isCancelled { leave(number) }
      }
    } onCancel: {
      Task { @MainActor in self.leave(number) }
    }
    guard let outcome else { throw CancellationError() }
    return try outcome.get()
  }

  private func leave(_ number: Int) {
    guard let continuation = waiting.removeValue(forKey: number) else { return }
    continuation.resume(throwing: CancellationError())
    guard waiting.isEmpty, outcome == nil else { return }
    work?.cancel()
    // The next to come begins anew.
    end()
    onEnd(self, nil)
  }

  private func end(with result: Result<Value, any Error>) {
    end()
    work = nil
    outcome = result
    onEnd(self, try? result.get())
    let all = waiting
    waiting = [:]
    for (_, continuation) in all.sorted(by: { $0.key < $1.key }) { continuation.resume() }
  }
}
