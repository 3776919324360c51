internal import EspalierLivePage
internal import NIOCore

/// The server's end of a WebSocket.
nonisolated final class LiveSocket: LiveLine {
  let delay = SimulatedLatency()
  private let channel: any Channel
  private let load = LineLoad()

  init(channel: any Channel) { self.channel = channel }

  @MainActor var isWritable: Bool { !load.isFull }

  @MainActor func whenClear(_ action: @escaping @MainActor () -> Void) { load.whenClear(action) }

  func send(_ frame: String) {
    let bytes = load.add(frame)
    let promise = channel.eventLoop.makePromise(of: Void.self)
    promise.futureResult.whenComplete { [load] _ in load.taken(bytes) }
    later { $0.writeAndFlush(frame, promise: promise) }
  }

  func tick() { channel.triggerUserOutboundEvent(SocketTick(), promise: nil) }

  func close(_ closing: SocketClosing) { later { $0.triggerUserOutboundEvent(closing, promise: nil) } }

  func cut() { channel.close(promise: nil) }

  /// Performs an action on the connection, after all delayed messages.
  private func later(_ action: @escaping @Sendable (any Channel) -> Void) {
    guard let due = delay.due() else { return action(channel) }
    channel.eventLoop.scheduleTask(deadline: due) { [channel] in action(channel) }
  }
}
