internal import EspalierWire
internal import Synchronization

/// The bytes on a line that the browser's end has not taken yet. A page holds its news back while there are many.
final class LineLoad: Sendable {
  private let waitingBytes = Atomic(0)
  /// True if a page was told that the line is full, and waits to hear that it is clear.
  private let isAwaited = Atomic(false)
  @MainActor private var clear: (@MainActor () -> Void)?

  /// The number of bytes on their way above which the line counts as full: more than a page sends at once.
  private static let fullBytes = 2 * FrameParts.maximumBytes
  /// The least number of bytes that a frame counts as, so that many small ones fill a line too.
  private static let leastBytes = 4_096

  /// Sets the action that runs each time that the line was full and is no longer.
  @MainActor func whenClear(_ action: @escaping @MainActor () -> Void) { clear = action }

  /// Counts a frame that is on its way.
  /// - Returns: The number of bytes that it counts as, for ``taken(_:)``.
  func add(_ frame: String) -> Int {
    let bytes = max(frame.utf8.count, Self.leastBytes)
    waitingBytes.add(bytes, ordering: .sequentiallyConsistent)
    return bytes
  }

  /// Notes that a frame is no longer on its way.
  func taken(_ bytes: Int) {
    let left = waitingBytes.subtract(bytes, ordering: .sequentiallyConsistent).newValue
    guard left <= Self.fullBytes / 2 else { return }
    guard isAwaited.exchange(false, ordering: .sequentiallyConsistent) else { return }
    Task { @MainActor in self.clear?() }
  }

  /// True if a page had better hold its news back.
  @MainActor var isFull: Bool {
    guard waitingBytes.load(ordering: .sequentiallyConsistent) > Self.fullBytes else { return false }
    isAwaited.store(true, ordering: .sequentiallyConsistent)
    // It may have become clear before it was noted that a page waits for it.
    return waitingBytes.load(ordering: .sequentiallyConsistent) > Self.fullBytes
  }
}
