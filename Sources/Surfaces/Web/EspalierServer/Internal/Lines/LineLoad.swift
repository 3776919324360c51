internal import EspalierWire
internal import Synchronization

/// A counter of the bytes on a connection that the browser's end has not received yet. While the count is high, the
/// page holds back its changes.
final class LineLoad: Sendable {
  private let waitingBytes = Atomic(0)
  /// True if a page waits for the notification that the full connection is clear again.
  private let isAwaited = Atomic(false)
  @MainActor private var clear: (@MainActor () -> Void)?

  /// The number of pending bytes above which the connection counts as full: more than a page sends at once.
  private static let fullBytes = 2 * FrameParts.maximumBytes
  /// The minimum number of bytes that a frame counts as, so that many small frames also fill a connection.
  private static let leastBytes = 4_096

  /// Sets the action that runs each time that the connection accepts frames again after it was full.
  @MainActor func whenClear(_ action: @escaping @MainActor () -> Void) { clear = action }

  /// Counts a frame that is being sent.
  /// - Returns: The number of bytes that it counts as, for ``taken(_:)``.
  func add(_ frame: String) -> Int {
    let bytes = max(frame.utf8.count, Self.leastBytes)
    waitingBytes.add(bytes, ordering: .sequentiallyConsistent)
    return bytes
  }

  /// Removes the bytes of a frame from the count, after the frame was sent.
  func taken(_ bytes: Int) {
    let left = waitingBytes.subtract(bytes, ordering: .sequentiallyConsistent).newValue
    guard left <= Self.fullBytes / 2 else { return }
    guard isAwaited.exchange(false, ordering: .sequentiallyConsistent) else { return }
    Task { @MainActor in self.clear?() }
  }

  /// True if a page should hold its changes back.
  @MainActor var isFull: Bool {
    guard waitingBytes.load(ordering: .sequentiallyConsistent) > Self.fullBytes else { return false }
    isAwaited.store(true, ordering: .sequentiallyConsistent)
    // The connection may have become clear before it was recorded that a page waits for that.
    return waitingBytes.load(ordering: .sequentiallyConsistent) > Self.fullBytes
  }
}
