internal import NIOCore
internal import Synchronization

/// The connections whose first request has arrived. A connection stays here until the task that serves it takes it.
///
/// A server that stops drops connections that it has accepted but not yet passed to a task. SwiftNIO traps if an
/// asynchronous channel is released before it has run, which would end the process before it has stored its state. So
/// each connection is held here, and ``finish()`` runs the remaining ones to their end.
final class ArrivedConnections: Sendable {
  private struct State {
    var waiting: [ObjectIdentifier: BrowserConnection.Kind] = [:]
    var isOver = false
  }

  private let state = Mutex(State())

  /// Begins to accept connections, even if an earlier run of the server has ended.
  func begin() { state.withLock { $0.isOver = false } }

  /// Creates a connection of the detected kind, and holds it until ``take(_:)`` is called.
  ///
  /// - Throws: The error of `make`; `ChannelError.ioOnClosedChannel` if the server has ended, and then nothing is
  ///   created.
  func add(_ channel: any Channel, _ make: () throws -> BrowserConnection.Kind) throws -> BrowserConnection.Kind {
    try state.withLock { state in
      guard !state.isOver else { throw ChannelError.ioOnClosedChannel }
      let kind = try make()
      state.waiting[ObjectIdentifier(channel)] = kind
      return kind
    }
  }

  /// Removes and returns a connection for the task that serves it from now on; nil if its first request has not
  /// arrived.
  func take(_ channel: any Channel) -> BrowserConnection.Kind? {
    state.withLock { $0.waiting.removeValue(forKey: ObjectIdentifier(channel)) }
  }

  /// Closes the connections that no task took, and accepts no more.
  func finish() async {
    let untaken = state.withLock { state in
      defer { state.waiting = [:] }
      state.isOver = true
      return state.waiting
    }
    for kind in untaken.values {
      // A connection that is already closed throws, but has ended anyway.
      switch kind {
      case .http(let requests): try? await requests.channel.executeThenClose { _, _ in }
      case .live(let channel, _, _): try? await channel.executeThenClose { _, _ in }
      }
    }
  }
}
