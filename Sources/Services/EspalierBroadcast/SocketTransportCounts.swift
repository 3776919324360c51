/// The numbers of frames that a ``SocketTransport`` has sent, received, dropped and refused, and of processes that it
/// has refused.
///
/// The numbers count from the opening of the transport.
public struct SocketTransportCounts: Hashable, Sendable {
  /// The number of frames sent to another process, each counted once for each process.
  public var sent = 0
  /// The number of frames received from other processes.
  public var received = 0
  /// The number of frames that were not sent because a process was too slow. The transport notifies that process.
  public var dropped = 0
  /// The number of processes that were refused. A process is refused if it belongs to another user, is silent for five
  /// seconds, or exceeds the limit of 256.
  public var refusedProcesses = 0
  /// The number of frames that were refused: malformed, too large, or of a newer version.
  public var refusedFrames = 0
}
