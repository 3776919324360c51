internal import EspalierLivePage

/// The server's end of a live connection, of either kind: a WebSocket, or plain requests where none gets through.
///
/// It may be used from anywhere, also when the connection is gone.
nonisolated protocol LiveLine: PageSocket {
  /// The delay of messages in either direction, where an inspector simulates one.
  var delay: SimulatedLatency { get }

  /// Sets the action that runs each time that the line was full and is no longer.
  @MainActor func whenClear(_ action: @escaping @MainActor () -> Void)

  /// Asks whether the other side still lives.
  func tick()
}

extension LiveLine {
  func setDelay(milliseconds: Int) { delay.set(milliseconds: milliseconds) }
}
