/// The numbers of frames that a ``SocketTransport`` has sent, received, dropped and refused since it was opened, and of
/// processes that it has refused.
public struct SocketTransportCounts: Hashable, Sendable {
  /// The number of frames sent to another process, each counted once for each process.
  public var sent = 0
  /// The number of frames received from other processes.
  public var received = 0
  /// The number of frames that were not sent because a process was too slow; that process is notified.
  public var dropped = 0
  /// The number of processes that were refused: of another user, silent for five seconds, or too many (256).
  public var refusedProcesses = 0
  /// The number of frames that were refused: malformed, too large, or of a newer version.
  public var refusedFrames = 0
}
