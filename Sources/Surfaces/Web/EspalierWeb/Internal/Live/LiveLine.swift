/// The server's end of a live connection, of either kind: a WebSocket, or plain requests where none gets through.
///
/// It may be used from anywhere, also when the connection is gone.
nonisolated protocol LiveLine: PageLine, Sendable {
  /// The delay of messages in either direction, where an inspector simulates one.
  var delay: LineDelay { get }

  /// Sends a frame; frames arrive in order.
  func send(_ frame: String)

  /// Sets the action that runs each time that the line was full and is no longer.
  @MainActor func whenClear(_ action: @escaping @MainActor () -> Void)

  /// Asks whether the other side still lives.
  func tick()

  /// Ends the connection once all that was sent is on its way, and says why.
  func close(_ closing: SocketClosing)

  /// Ends the connection without a word.
  func cut()
}
