internal import Synchronization

/// One making under way that many may wait for. It has a task of its own, so no waiter's cancellation reaches it.
final class Flight: Sendable {
  private let state = Mutex(State())

  private struct State {
    var result: Result<AnyBox, any Error>?
    var waiters: [Int: CheckedContinuation<AnyBox, any Error>] = [:]
    var cancelled: Set<Int> = []
    /// Those who joined and have neither left nor been answered.
    var count = 1
    var nextID = 0
    var isGivenUp = false
    var task: Task<Void, Never>?
  }

  /// Counts one more who waits; whoever made the flight is counted. False if it has been given up.
  func join() -> Bool {
    state.withLock { state in
      guard !state.isGivenUp else { return false }
      state.count += 1
      return true
    }
  }

  func start(_ make: @escaping @Sendable () async -> Result<AnyBox, any Error>) {
    let task = Task { [weak self] in
      let result = await make()
      self?.end(result)
    }
    let isGivenUp = state.withLock { state in
      state.task = task
      return state.isGivenUp
    }
    if isGivenUp { task.cancel() }
  }

  private func end(_ result: Result<AnyBox, any Error>) {
    let waiters = state.withLock { state in
      state.result = result
      state.task = nil
      defer { state.waiters = [:] }
      return state.waiters.values.map(\.self)
    }
    for waiter in waiters { waiter.resume(with: result) }
  }

  /// What is made. For each time it was joined, it is called once.
  func value() async throws -> AnyBox {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let result = state.withLock { state -> Result<AnyBox, any Error>? in
          if state.cancelled.remove(id) != nil { return .failure(CancellationError()) }
          if let result = state.result { return result }
          state.waiters[id] = continuation
          return nil
        }
        if let result { continuation.resume(with: result) }
      }
    } onCancel: {
      leave(id)
    }
  }

  /// Leaves without having called `value`.
  func leave() { leave(nil) }

  private func leave(_ id: Int?) {
    let (waiter, task) = state.withLock {
      state -> (CheckedContinuation<AnyBox, any Error>?, Task<Void, Never>?) in
      guard state.result == nil else { return (nil, nil) }
      let waiter = id.flatMap { state.waiters.removeValue(forKey: $0) }
      if let id, waiter == nil { state.cancelled.insert(id) }
      state.count -= 1
      if state.count == 0 { state.isGivenUp = true }
      return (waiter, state.count == 0 ? state.task : nil)
    }
    waiter?.resume(throwing: CancellationError())
    task?.cancel()
  }

  /// Which making waits for which, over all containers.
  private static let waits = Mutex<[ObjectIdentifier: [Flight]]>([:])

  /// Notes that this one waits for `other`. False if `other` waits for this one, itself or through others.
  func begin(waitingFor other: Flight) -> Bool {
    Flight.waits.withLock { waits in
      var found: Set<ObjectIdentifier> = []
      var open = [other]
      while let next = open.popLast() {
        if next === self { return false }
        guard found.insert(ObjectIdentifier(next)).inserted else { continue }
        open += waits[ObjectIdentifier(next)] ?? []
      }
      waits[ObjectIdentifier(self), default: []].append(other)
      return true
    }
  }

  func end(waitingFor other: Flight) {
    Flight.waits.withLock { waits in
      guard var others = waits[ObjectIdentifier(self)] else { return }
      if let index = others.firstIndex(where: { $0 === other }) { others.remove(at: index) }
      waits[ObjectIdentifier(self)] = others.isEmpty ? nil : others
    }
  }
}
