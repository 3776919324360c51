extension LiveFrameHandler {
  /// The limits of one connection.
  struct Limits: Sendable {
    var incomingBytes: Int
    var outgoingBytes: Int
    var outgoingFrames: Int
    /// The time that a frame may take to arrive from the browser, and the time that the browser may take to receive a
    /// frame. A frame to the browser has one more second for every `bytesPerSecond` bytes.
    var patience: Duration
    var bytesPerSecond: Int
    /// True if the browser accepts compressed messages, and may send them.
    var compresses = false
  }
}
