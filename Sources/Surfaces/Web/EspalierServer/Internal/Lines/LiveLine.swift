internal import EspalierLivePage

/// The server's end of a live connection, of either kind: a WebSocket, or plain requests if WebSockets are blocked.
///
/// It may be used from any isolation, even when the connection is closed.
nonisolated protocol LiveLine: PageSocket {
  /// The delay of messages in either direction, if an inspector simulates one.
  var delay: SimulatedLatency { get }

  /// Sets the action that runs each time that the connection accepts frames again after it was full.
  @MainActor func whenClear(_ action: @escaping @MainActor () -> Void)

  /// Checks whether the other side is still alive.
  func tick()
}

extension LiveLine {
  func setDelay(milliseconds: Int) { delay.set(milliseconds: milliseconds) }
}
