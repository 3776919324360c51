/// A connection of a page to its browser.
@MainActor
package protocol PageConnection {
  /// Sends a frame; frames arrive in order. After the connection has gone it does nothing.
  func send(_ frame: String)

  /// A Boolean value that indicates whether the connection takes more now. While too much is still on its way, the page
  /// holds its changes back; it is notified by ``LivePage/lineIsClear()``.
  var isWritable: Bool { get }
}
