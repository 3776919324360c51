/// The connection of a page to its browser, as those see it who hold pages: it can be ended.
package protocol PageSocket: PageConnection, Sendable {
  /// Sets the delay of messages in either direction, for whoever simulates one.
  nonisolated func setDelay(milliseconds: Int)

  /// Sends a frame from anywhere; frames arrive in order.
  nonisolated func send(_ frame: String)

  /// Ends the connection once all that was sent is on its way, and says why.
  nonisolated func close(_ closing: SocketClosing)

  /// Ends the connection without a word.
  nonisolated func cut()
}
