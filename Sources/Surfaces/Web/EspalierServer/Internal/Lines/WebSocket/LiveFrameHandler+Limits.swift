extension LiveFrameHandler {
  /// The bounds of one connection.
  struct Limits: Sendable {
    var incomingBytes: Int
    var outgoingBytes: Int
    var outgoingFrames: Int
    /// The time that a frame may take to arrive or to be taken, and after it the number of bytes of one that give it a
    /// second more.
    var patience: Duration
    var bytesPerSecond: Int
    /// True if the browser can take compressed texts, and may send them.
    var compresses = false
  }
}
