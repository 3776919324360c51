internal import EspalierViews
internal import Logging
internal import Synchronization

/// A notice that a browser does not show a custom style. It is logged once for each key.
final class CustomStylesNotice: Sendable {
  static let shared = CustomStylesNotice()

  private let reportedCount = Mutex(0)

  /// Logs the keys that were found since the last call.
  func log(to logger: Logger) {
    let count = CustomStyles.count
    let new = reportedCount.withLock { reportedCount in
      defer { reportedCount = max(reportedCount, count) }
      return reportedCount..<max(reportedCount, count)
    }
    guard !new.isEmpty else { return }
    for key in CustomStyles.known[new] {
      logger.notice(
        "The custom style “\(key)” acts on live views only, so browsers do not show it. Declare a property of a view class and draw it with HTMLDrawn."
      )
    }
  }
}
