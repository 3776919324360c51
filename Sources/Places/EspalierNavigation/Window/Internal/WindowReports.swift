/// The reports of misuse that is no error, for whoever takes them.
@MainActor
final class WindowReports {
  /// More than anybody reads: a surface may name any path as a link.
  private static let maximumOnce = 50

  var take: @MainActor (String) -> Void = { _ in }
  private var told: Set<String> = []

  func send(_ text: String) { take(text) }

  /// Tells of something that is wrong once, however often it is met.
  func sendOnce(_ text: String) {
    guard told.count < Self.maximumOnce, told.insert(text).inserted else { return }
    take(text)
  }
}
