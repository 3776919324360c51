/// A connection of a page to its browser that the holder of the page can end.
package protocol PageSocket: PageConnection, Sendable {
  /// Sets the delay of messages in either direction, to simulate latency.
  nonisolated func setDelay(milliseconds: Int)

  /// Sends a frame from any isolation; frames arrive in order.
  nonisolated func send(_ frame: String)

  /// Ends the connection once all frames are on their way, and sends the reason.
  nonisolated func close(_ closing: SocketClosing)

  /// Ends the connection without a close message.
  nonisolated func cut()
}
