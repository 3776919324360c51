internal import Synchronization

/// A buffer of entries for a file. It accepts entries from any thread at once, and a task writes them in batches.
///
/// An entry stays in the buffer until it is written. Entries that cannot be written are tried again with the next entry
/// and at the end. When the buffer is full, new entries are lost, because the first errors explain more than the last.
final class BufferedWriter<Entry: Sendable>: Sendable {
  /// The outcome of writing a batch: the number of entries that were written from its beginning, and the error that
  /// stopped the writing.
  typealias Outcome = (written: Int, error: (any Error)?)

  private struct State {
    var entries: [Entry] = []
    var lost = 0
    var arrival: AsyncStream<Void>.Continuation?
    var task: Task<Void, Never>?
  }

  private let path: String
  private let limit: Int
  private let onReport: @Sendable (StorageReport) -> Void
  private let write: @Sendable ([Entry]) async -> Outcome
  private let state = Mutex(State())

  init(
    path: String, limit: Int, onReport: @escaping @Sendable (StorageReport) -> Void,
    write: @escaping @Sendable ([Entry]) async -> Outcome
  ) {
    self.path = path
    self.limit = limit
    self.onReport = onReport
    self.write = write
  }

  /// Starts writing, including the entries that were added before.
  func start() {
    let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let task = Task { await self.run(arrivals) }
    state.withLock { state in
      state.arrival = arrival
      state.task = task
    }
    arrival.yield()
  }

  func add(_ entry: Entry) {
    let arrival = state.withLock { state in
      if state.entries.count < limit { state.entries.append(entry) } else { state.lost += 1 }
      return state.arrival
    }
    arrival?.yield()
  }

  /// Writes the remaining entries, and ends.
  func stop() async {
    let (arrival, task) = state.withLock { state in
      defer { (state.arrival, state.task) = (nil, nil) }
      return (state.arrival, state.task)
    }
    arrival?.finish()
    await task?.value
  }

  private func run(_ arrivals: AsyncStream<Void>) async {
    var isFailing = false
    for await _ in arrivals { await flush(&isFailing) }
    await flush(&isFailing)
    let left = state.withLock { state in
      defer { (state.entries, state.lost) = ([], 0) }
      return state.entries.count + state.lost
    }
    if left > 0 { report(.lost(left)) }
  }

  private func flush(_ isFailing: inout Bool) async {
    while true {
      let batch = state.withLock { $0.entries }
      guard !batch.isEmpty else { break }
      let outcome = await write(batch)
      state.withLock { $0.entries.removeFirst(outcome.written) }
      guard let error = outcome.error else { continue }
      if !isFailing { report(.failed(reason: "\(error)")) }
      isFailing = true
      return
    }
    let lost = state.withLock { state in
      defer { state.lost = 0 }
      return state.lost
    }
    if isFailing {
      report(.recovered(lost: lost))
      isFailing = false
    } else if lost > 0 {
      report(.lost(lost))
    }
  }

  private func report(_ event: StorageReport.Event) { onReport(StorageReport(path: path, event: event)) }
}
