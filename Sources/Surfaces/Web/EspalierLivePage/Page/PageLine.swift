/// The way from a page to its browser, for as long as one connection lasts.
@MainActor
package protocol PageLine {
  /// Sends a frame; frames arrive in order. After the connection has gone it does nothing.
  func send(_ frame: String)

  /// True if so much is still on its way that a page had better hold its news back. Once the line is clear, the page is
  /// told (``LivePage/lineIsClear()``).
  var isFull: Bool { get }
}
