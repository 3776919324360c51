@testable import EspalierLivePage
@testable import EspalierWire

/// A line that hands frames to a test, and is full when the test says so.
@MainActor
final class TestLine: PageConnection {
  var isWritable = true
  private let take: @MainActor (String) -> Void

  init(_ take: @escaping @MainActor (String) -> Void) { self.take = take }

  func send(_ frame: String) { take(frame) }
}

extension WindowPage {
  /// Joins over a line that takes everything.
  func join(_ join: PageJoin, _ take: @escaping @MainActor (String) -> Void) { self.join(join, on: TestLine(take)) }
}
