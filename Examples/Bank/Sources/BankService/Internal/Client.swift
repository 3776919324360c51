import NIOCore
import Synchronization

/// The connection of one client, and whether it still stands.
final class Client: Sendable {
  private struct State {
    var isGone = false
    var nextWaiter = 0
    var waiters: [Int: AsyncStream<Void>.Continuation] = [:]
  }

  private let state = Mutex(State())

  var isGone: Bool { state.withLock { $0.isGone } }

  func leave() {
    let waiters = state.withLock { state in
      state.isGone = true
      defer { state.waiters = [:] }
      return state.waiters.values
    }
    for waiter in waiters { waiter.finish() }
  }

  /// Waits for the duration, or until the client is gone.
  func pause(_ duration: Duration) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await Task.sleep(for: duration) }
      group.addTask { await self.waitUntilGone() }
      try await group.next()
      group.cancelAll()
    }
  }

  private func waitUntilGone() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    let waiter: Int? = state.withLock { state in
      guard !state.isGone else { return nil }
      state.nextWaiter += 1
      state.waiters[state.nextWaiter] = continuation
      return state.nextWaiter
    }
    guard let waiter else { return }
    for await _ in stream {}
    state.withLock { _ = $0.waiters.removeValue(forKey: waiter) }
  }
}

/// Sees in the channel that the client has closed the connection, even while its request is being carried out.
final class ClientWatch: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = NIOAny

  let client = Client()

  func channelInactive(context: ChannelHandlerContext) {
    client.leave()
    context.fireChannelInactive()
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    // The server leaves half-closed connections open, so that the end of input comes as an event.
    if case .inputClosed? = event as? ChannelEvent { client.leave() }
    context.fireUserInboundEventTriggered(event)
  }

  static func client(of channel: any Channel) async throws -> Client {
    try await channel.eventLoop.submit {
      try channel.pipeline.syncOperations.handler(type: ClientWatch.self).client
    }.get()
  }
}
