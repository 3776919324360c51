internal import EspalierBase
internal import EspalierLivePage
internal import Logging
internal import NIOCore

/// A type that sets up WebSockets, and serves them from their join to their end.
struct LiveSockets: Sendable {
  let connections: LiveConnections
  let sessions: SessionStore
  let limits: WebLimits
  let time: ServerClock
  let refusals: RefusalLog
  let logger: Logger

  /// Returns the handlers of a connection that becomes a WebSocket.
  func handlers(
    for session: Session, compresses: Bool
  ) -> (arrival: MessageArrivalHandler, frames: LiveFrameHandler) {
    let room = LiveFrameHandler.Limits(
      incomingBytes: limits.connections.maximumMessageBytes,
      outgoingBytes: limits.connections.maximumWaitingBytes,
      outgoingFrames: limits.connections.maximumWaitingMessages,
      patience: limits.requests.time,
      bytesPerSecond: max(1, limits.requests.minimumBytesPerSecond),
      compresses: compresses)
    let arrival = MessageArrival(limit: limits.requests.time, time: time)
    let frames = LiveFrameHandler(
      limits: room, rate: sessions.messageRate(of: session.key), time: time, arrival: arrival
    ) { [refusals] closing in
      guard closing.code != 1000, closing.code != 1001 else { return }
      refusals.note("live connection", "\(closing.code) \(closing.reason)", session: session)
    }
    return (MessageArrivalHandler(arrival), frames)
  }

  /// Serves a WebSocket from its join to its end.
  func carry(_ channel: NIOAsyncChannel<String, String>, _ upgrade: LiveUpgrade) async {
    do {
      try await channel.executeThenClose { texts, _ in
        let socket = LiveSocket(channel: channel.channel)
        await connections.carry(texts, on: socket, upgrade)
        // This has no effect if it is already closing; then it has at most a second left.
        socket.close(.goingAway)
        try? await channel.channel.closeFuture.get()
      }
    } catch {
      logger.trace("A connection ended", metadata: ["reason": "\(LogWords.of(error))"])
    }
  }
}
