public import Foundation

/// A transport that joins the processes of one machine by Unix-domain sockets in a directory that they share.
///
/// ```swift
/// func broadcast(in data: URL) throws -> Broadcast {
///   try Broadcast(over: SocketTransport(directory: data.appending(path: "broadcast")))
/// }
/// ```
///
/// There is no central process: each process has a socket in the directory and sends to all others that it finds there.
/// A worker that serves pages and a command that imports a file beside it need only the directory in common.
///
/// - A process that ends without ``close()`` (because it was killed, for example) may have written something without
///   publishing it. The others are notified that they missed something. The next process that meets its socket removes
///   it.
/// - A process that is too slow to take 1,024 frames or a mebibyte receives, instead of them, a notice that it missed
///   something.
/// - A frame has at most 65,536 bytes; a larger message is reported as missed.
/// - The directory is created for its owner alone (0700), and a socket too (0600). A process of another user is refused
///   and counted, and so is one that sends frames that this version does not understand. A frame of a newer version is
///   reported as missed.
/// - Isolation: Any thread. The transport has a thread of its own, which sleeps until something is sent.
/// - Cost: Publishing with five processes takes that thread some tens of microseconds, and the caller a few.
public final class SocketTransport: BroadcastTransport {
  private let directory: URL
  private let mailbox: SocketMailbox

  /// Creates a transport. It uses the file system only when a ``Broadcast`` is created over it.
  ///
  /// - Parameters:
  ///   - directory: A directory for nothing else. It need not exist yet; its parent directory is created too.
  ///   - report: A closure that is called the first time that a process or a frame of each kind is refused, with a
  ///     sentence for a log.
  public init(directory: URL, report: @escaping @Sendable (String) -> Void = { _ in }) {
    self.directory = directory
    mailbox = SocketMailbox(report: report)
  }

  deinit { mailbox.close(nil) }

  /// The numbers of frames that were sent, received, dropped and refused, and of processes that were refused.
  public var counts: SocketTransportCounts { mailbox.counts }

  /// Creates a socket in the directory, and begins to receive.
  public func open(_ receive: @escaping @Sendable (BroadcastFrame) -> Void) throws {
    try mailbox.open(receive) {
      let socketDirectory = try SocketDirectory(directory)
      let thread = Thread { [mailbox] in SocketLoop(socketDirectory, mailbox).run() }
      thread.name = "broadcast"
      thread.stackSize = 512 * 1_024
      thread.start()
    }
  }

  /// Sends a frame to all other processes that run at the time of sending.
  public func send(_ frame: @escaping @Sendable () -> BroadcastFrame) { mailbox.send(frame) }

  /// Sends the remaining frames for at most a second, says goodbye and ends.
  public func close() async { await withCheckedContinuation { mailbox.close($0) } }
}
