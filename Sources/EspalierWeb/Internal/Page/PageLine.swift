/// The way from a page to its browser, for as long as one connection lasts.
@MainActor
protocol PageLine {
  /// Sends a frame; frames arrive in order. After the connection has gone it does nothing.
  func send(_ frame: String)

  /// Whether so much is still on its way that a page had better keep what is new. Once it has gone, the page is told
  /// (``LivePage/lineIsClear()``).
  var isFull: Bool { get }
}
