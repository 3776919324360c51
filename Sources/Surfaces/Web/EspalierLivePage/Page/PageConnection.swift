/// A connection of a page to its browser.
@MainActor
package protocol PageConnection {
  /// Sends a frame. Frames arrive in order. After the connection is closed, this method has no effect.
  func send(_ frame: String)

  /// A Boolean value that indicates whether the connection accepts more frames now.
  ///
  /// While too many bytes are pending, the page holds its changes back. ``LivePage/lineIsClear()`` notifies it when the
  /// connection accepts frames again.
  var isWritable: Bool { get }
}
