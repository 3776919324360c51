/// The window's reports of misuse that causes no error.
@MainActor
final class WindowReports {
  /// The largest number of different faults that are reported. It is limited, because a surface may send any path as a
  /// link, and each unknown path is a different fault.
  private static let maximumOnce = 50

  var take: @MainActor (String) -> Void = { _ in }
  private var reported: Set<String> = []

  func send(_ text: String) { take(text) }

  /// Reports a fault once, however often it occurs.
  func sendOnce(_ text: String) {
    guard reported.count < Self.maximumOnce, reported.insert(text).inserted else { return }
    take(text)
  }
}
