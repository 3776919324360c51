extension LiveFrameHandler {
  /// The limits of one connection.
  struct Limits: Sendable {
    var incomingBytes: Int
    var outgoingBytes: Int
    var outgoingFrames: Int
    /// The time that a frame may take to arrive, or to be received by the browser. For the browser, every
    /// `bytesPerSecond` bytes of the frame extend the time by a second.
    var patience: Duration
    var bytesPerSecond: Int
    /// True if the browser accepts compressed texts, and may send them.
    var compresses = false
  }
}
