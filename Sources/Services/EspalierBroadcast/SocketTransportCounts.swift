/// The numbers of frames that a ``SocketTransport`` has sent, received, dropped and refused, and of processes that it
/// has refused, since it was opened.
public struct SocketTransportCounts: Hashable, Sendable {
  /// Frames that were handed to another process, each counted once for each process.
  public var sent = 0
  /// Frames that came from other processes.
  public var received = 0
  /// Frames that were not sent because a process was too slow; it is told so.
  public var dropped = 0
  /// Processes that were refused: of another user, silent for five seconds, or too many (256).
  public var refusedProcesses = 0
  /// Frames that were refused: malformed, too large, or of a newer version.
  public var refusedFrames = 0
}
