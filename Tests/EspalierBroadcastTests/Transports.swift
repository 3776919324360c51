import EspalierBroadcast
import Synchronization

/// Takes all and carries nothing, which it tells nobody.
struct SilentTransport: BroadcastTransport {
  func open(_ receive: @escaping @Sendable (BroadcastFrame) -> Void) throws {}
  func send(_ frame: @escaping @Sendable () -> BroadcastFrame) {}
  func close() async {}
}

/// Remembers what it is to send, and receives what a test says.
final class RecordingTransport: BroadcastTransport {
  private let sent = Mutex<[@Sendable () -> BroadcastFrame]>([])
  private let receiver = Mutex<(@Sendable (BroadcastFrame) -> Void)?>(nil)

  var frames: [BroadcastFrame] { sent.withLock { $0 }.map { $0() } }
  func receive(_ frame: BroadcastFrame) { receiver.withLock { $0 }?(frame) }

  func open(_ receive: @escaping @Sendable (BroadcastFrame) -> Void) throws { receiver.withLock { $0 = receive } }
  func send(_ frame: @escaping @Sendable () -> BroadcastFrame) { sent.withLock { $0.append(frame) } }
  func close() async {}
}
