/// A connection of a page to its browser that the server can end.
package protocol PageSocket: PageConnection, Sendable {
  /// Sets the delay of messages in either direction, to simulate latency.
  nonisolated func setDelay(milliseconds: Int)

  /// Sends a frame from any isolation. Frames arrive in the order in which they were sent.
  nonisolated func send(_ frame: String)

  /// Closes the connection with a reason, after the frames that were sent before.
  nonisolated func close(_ closing: SocketClosing)

  /// Ends the connection without a close message.
  nonisolated func cut()
}
