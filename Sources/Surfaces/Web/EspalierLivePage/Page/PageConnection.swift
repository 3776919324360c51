/// A connection of a page to its browser.
@MainActor
package protocol PageConnection {
  /// Sends a frame; frames arrive in order. After the connection is closed, this method has no effect.
  func send(_ frame: String)

  /// A Boolean value that indicates whether the connection accepts more frames now. While too many bytes are pending,
  /// the page holds its changes back; it is notified by ``LivePage/lineIsClear()``.
  var isWritable: Bool { get }
}
