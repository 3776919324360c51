public import Foundation

/// Joins the processes of one machine that use the same directory, by Unix-domain sockets in it.
///
/// ```swift
/// func broadcast(in data: URL) throws -> Broadcast {
///   try Broadcast(over: SocketTransport(directory: data.appending(path: "broadcast")))
/// }
/// ```
///
/// There is no process in the middle: each has a socket in the directory and sends to all others that it finds there. A worker
/// that serves pages, and a command that brings a file in beside it, need nothing of one another but the directory.
///
/// - A process that ends without ``close()`` (it was killed, say) may have written something and not told it: the others are
///   told that they missed something. Its socket is removed by whoever meets it next.
/// - A process that is too slow to take 1,024 frames or a mebibyte is told that it missed something, in their place.
/// - A frame has at most 65,536 bytes; a larger message is told as missed.
/// - The directory is made for its owner alone (0700), a socket too (0600). A process of another user is refused and counted,
///   and so is one that sends what this version does not understand; what a newer version sends is told as missed.
/// - Isolation: Any thread. It has a thread of its own, which sleeps until something is sent. Publishing with five processes
///   takes that thread some tens of microseconds, and the caller a few.
public final class SocketTransport: BroadcastTransport {
  private let directory: URL
  private let mailbox: SocketMailbox

  /// Makes a transport. Nothing is touched before a ``Broadcast`` is made over it.
  ///
  /// - Parameters:
  ///   - directory: A directory for nothing else. It need not be there yet; the one that holds it is made too.
  ///   - report: Is told the first time that a process or a frame of each kind is refused, in a sentence for a log.
  public init(directory: URL, report: @escaping @Sendable (String) -> Void = { _ in }) {
    self.directory = directory
    mailbox = SocketMailbox(report: report)
  }

  deinit { mailbox.close(nil) }

  /// The numbers of frames and processes that were sent, received, dropped and refused.
  public var counts: SocketTransportCounts { mailbox.counts }

  /// Makes a socket in the directory, and begins to receive.
  public func open(_ receive: @escaping @Sendable (BroadcastFrame) -> Void) throws {
    try mailbox.open(receive) {
      let place = try SocketDirectory(directory)
      let thread = Thread { [mailbox] in SocketLoop(place, mailbox).run() }
      thread.name = "broadcast"
      thread.stackSize = 512 * 1_024
      thread.start()
    }
  }

  /// Sends a frame to all other processes that are there now.
  public func send(_ frame: @escaping @Sendable () -> BroadcastFrame) { mailbox.send(frame) }

  /// Hands over what was sent, for at most a second, says goodbye and ends.
  public func close() async { await withCheckedContinuation { mailbox.close($0) } }
}
