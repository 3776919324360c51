/// A carrier of frames between the processes of an app: a topic's name and bytes out, the same in.
///
/// ``SocketTransport`` joins the processes of one machine. A transport of your own (PostgreSQL's `LISTEN` and `NOTIFY`, say)
/// conforms to this protocol and is held to ``BroadcastConformance``:
///
/// ```swift
/// final class Nowhere: BroadcastTransport {
///   func open(_ receive: @escaping @Sendable (BroadcastFrame) -> Void) throws {}
///   func send(_ frame: @escaping @Sendable () -> BroadcastFrame) {}
///   func close() async {}
/// }
/// ```
///
/// - A frame reaches every other process at most once, and the frames of one process in the order in which they were
///   sent. A frame that is not carried is told: the others receive ``BroadcastFrame/missed(topic:)`` where it would
///   have come.
/// - A process that has opened its transport receives what another one sends from then on.
/// - Isolation: Any thread. ``send(_:)`` never waits, and the number of frames that it keeps is bounded.
public protocol BroadcastTransport: Sendable {
  /// Begins to receive. It is called once, before anything is sent.
  ///
  /// - Parameter receive: Is called with each frame of another process, one after the other.
  /// - Throws: The error that keeps the processes from being joined.
  func open(_ receive: @escaping @Sendable (BroadcastFrame) -> Void) throws
  /// Sends a frame to all others, after those that were sent before.
  ///
  /// - Parameter frame: Makes the frame, on any thread, at most once, and only when there is somebody to send it to.
  func send(_ frame: @escaping @Sendable () -> BroadcastFrame)
  /// Hands over what was sent, as far as the others take it within a short time, and ends. Nothing is received afterwards.
  func close() async
}
