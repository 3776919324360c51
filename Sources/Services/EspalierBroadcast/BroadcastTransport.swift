/// A transport that carries frames, each with the name of a topic and bytes, between the processes of an app.
///
/// ``SocketTransport`` joins the processes of one machine. A transport of your own (over PostgreSQL's `LISTEN` and
/// `NOTIFY`, for example) conforms to this protocol. Check it with ``BroadcastConformance``:
///
/// ```swift
/// final class Nowhere: BroadcastTransport {
///   func open(_ receive: @escaping @Sendable (BroadcastFrame) -> Void) throws {}
///   func send(_ frame: @escaping @Sendable () -> BroadcastFrame) {}
///   func close() async {}
/// }
/// ```
///
/// - A frame reaches every other process at most once, and the frames of one process arrive in the order in which they
///   were sent. Where a frame is not carried, the others receive ``BroadcastFrame/missed(topic:)`` at its position.
/// - A process that has opened its transport receives the frames that other processes send from then on.
/// - Isolation: Any thread.
/// - Cost: ``send(_:)`` never waits, and the transport keeps a bounded number of frames.
public protocol BroadcastTransport: Sendable {
  /// Begins to receive frames. A broadcast calls it once, before it sends anything.
  ///
  /// - Parameter receive: A closure that is called with each frame of another process, one after the other.
  /// - Throws: The error that prevents the processes from being joined.
  func open(_ receive: @escaping @Sendable (BroadcastFrame) -> Void) throws
  /// Sends a frame to all other processes, after the frames that were sent before.
  ///
  /// - Parameter frame: A closure that makes the frame. It is called on any thread, at most once, and only if there is
  ///   a process to send the frame to.
  func send(_ frame: @escaping @Sendable () -> BroadcastFrame)
  /// Sends the remaining frames for at most a short time, and ends. No frame is received afterwards.
  func close() async
}
