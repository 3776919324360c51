internal import NIOCore
internal import Synchronization

/// The connections whose first request has come, each until its task takes it.
///
/// A server that stops drops connections that it has accepted and not yet handed to a task. SwiftNIO traps where an
/// asynchronous channel is released before it has run, and that would end the process before it has stored what is worth
/// keeping. So each one is held here, and ``finish()`` runs those to their end that nobody took.
final class ArrivedConnections: Sendable {
  private struct State {
    var waiting: [ObjectIdentifier: BrowserConnection.Kind] = [:]
    var isOver = false
  }

  private let state = Mutex(State())

  /// Lets connections arrive, also after an earlier run of the server has ended.
  func begin() { state.withLock { $0.isOver = false } }

  /// Makes what a connection turned out to be, and holds it until ``take(_:)``.
  ///
  /// - Throws: The error of `make`; `ChannelError.ioOnClosedChannel` if the server has ended, and then nothing is made.
  func add(_ channel: any Channel, _ make: () throws -> BrowserConnection.Kind) throws -> BrowserConnection.Kind {
    try state.withLock { state in
      guard !state.isOver else { throw ChannelError.ioOnClosedChannel }
      let kind = try make()
      state.waiting[ObjectIdentifier(channel)] = kind
      return kind
    }
  }

  /// Returns a connection to the task that runs it from now on; nil if its first request has not come.
  func take(_ channel: any Channel) -> BrowserConnection.Kind? {
    state.withLock { $0.waiting.removeValue(forKey: ObjectIdentifier(channel)) }
  }

  /// Closes the connections that nobody took, and lets no more arrive.
  func finish() async {
    let untaken = state.withLock { state in
      defer { state.waiting = [:] }
      state.isOver = true
      return state.waiting
    }
    for kind in untaken.values {
      // A connection that is closed already throws, and has ended all the same.
      switch kind {
      case .http(let requests): try? await requests.channel.executeThenClose { _, _ in }
      case .live(let channel, _, _): try? await channel.executeThenClose { _, _ in }
      }
    }
  }
}
