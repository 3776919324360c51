import GRDB
import Synchronization

/// Tells listeners that a user's rows have changed, whoever changed them.
///
/// A commit of this process is announced at once. Another process's is found by looking: twice a second, as long as
/// anybody listens, a connection of its own asks SQLite whether somebody has committed (one page read), and only then
/// which of the listened-to users' revisions have moved. A revision that a listener has been told of is not told again,
/// so a commit of this process is one event though it is seen both ways.
package final class ChangeFeed: Sendable {
  package static let interval = Duration.milliseconds(500)

  private struct Listener {
    let user: UserID
    var revision: Int64
    let continuation: AsyncStream<Void>.Continuation
  }

  private struct State {
    var listeners: [Int: Listener] = [:]
    var lastNumber = 0
    /// The version of the database at which the present listeners were last compared.
    var seenVersion: Int64?
    var watch: Task<Void, Never>?
  }

  private let path: String
  private let clock: any Clock<Duration>
  private let state = Mutex(State())

  init(path: String, clock: any Clock<Duration>) {
    self.path = path
    self.clock = clock
  }

  /// Whether the watch for other processes is running.
  package var isWatching: Bool { state.withLock { $0.watch != nil } }

  /// A stream of the changes after that revision. Changes that come faster than they are taken are one.
  package func listen(to user: UserID, after revision: Int64) -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let number = state.withLock { state in
      state.lastNumber += 1
      state.listeners[state.lastNumber] = Listener(user: user, revision: revision, continuation: continuation)
      // A commit may have come after the listener read its revision and before this; the next look finds it.
      state.seenVersion = nil
      if state.watch == nil {
        state.watch = Task { [weak self, path, clock] in
          await Self.watch(path: path, clock: clock) { [weak self] in self }
        }
      }
      return state.lastNumber
    }
    continuation.onTermination = { [weak self] _ in self?.remove(number) }
    return stream
  }

  package func announce(_ user: UserID, revision: Int64) {
    announce([user: revision])
  }

  package func announceDeletion(of user: UserID) {
    announce([user: .max])
  }

  /// Tells every listener of something that is nobody's own.
  package func announceToAll() {
    let continuations = state.withLock { $0.listeners.values.map(\.continuation) }
    for continuation in continuations { continuation.yield() }
  }

  private func announce(_ revisions: [UserID: Int64]) {
    let continuations = state.withLock { state in
      var continuations: [AsyncStream<Void>.Continuation] = []
      for (number, listener) in state.listeners {
        guard let revision = revisions[listener.user], revision > listener.revision else { continue }
        state.listeners[number]?.revision = revision
        continuations.append(listener.continuation)
      }
      return continuations
    }
    for continuation in continuations { continuation.yield() }
  }

  private func remove(_ number: Int) {
    state.withLock { state in
      state.listeners[number] = nil
      guard state.listeners.isEmpty else { return }
      state.watch?.cancel()
      state.watch = nil
    }
  }

  /// Runs until it is cancelled or the feed is gone.
  private static func watch(
    path: String, clock: any Clock<Duration>, feed: @Sendable () -> ChangeFeed?
  ) async {
    var connection: DatabaseQueue?
    while !Task.isCancelled {
      if connection == nil { connection = try? DatabaseQueue(path: path, configuration: configuration) }
      // A look that fails, because the disk is busy say, is made again at the next turn.
      if let connection, let feed = feed() { try? await feed.look(through: connection) }
      do { try await clock.sleep(for: interval) } catch { return }
    }
  }

  private func look(through connection: DatabaseQueue) async throws {
    let (users, seen, number) = state.withLock { state in
      (Set(state.listeners.values.map(\.user)), state.seenVersion, state.lastNumber)
    }
    let look = try await connection.read { try Look(at: users, since: seen, $0) }
    state.withLock { state in
      // Somebody who began to listen meanwhile has not been compared.
      if state.lastNumber == number { state.seenVersion = look.version }
    }
    announce(look.revisions)
  }

  private static var configuration: Configuration {
    var configuration = Configuration()
    configuration.label = "wallet.changes"
    configuration.readonly = true
    configuration.busyMode = .timeout(1)
    return configuration
  }

  deinit {
    let continuations = state.withLock { state in
      state.watch?.cancel()
      return state.listeners.values.map(\.continuation)
    }
    for continuation in continuations { continuation.finish() }
  }
}

/// What one look at the database found.
private struct Look: Sendable {
  let version: Int64?
  var revisions: [UserID: Int64] = [:]

  init(at users: Set<UserID>, since last: Int64?, _ database: Database) throws {
    version = try Int64.fetchOne(database, sql: "PRAGMA data_version")
    guard version != last else { return }
    for user in users {
      let revision = try Int64.fetchOne(
        database, sql: "SELECT revision FROM user WHERE id = ?", arguments: [user.rawValue])
      revisions[user] = revision ?? .max
    }
  }
}
