internal import EspalierViews
internal import Logging
internal import Synchronization

/// Says once for each key that a custom style is not shown in a browser.
final class CustomStylesNotice: Sendable {
  static let shared = CustomStylesNotice()

  private let told = Mutex(0)

  /// Names in the log what has come up since the last time.
  func log(to logger: Logger) {
    let count = CustomStyles.count
    let new = told.withLock { told in
      defer { told = max(told, count) }
      return told..<max(told, count)
    }
    guard !new.isEmpty else { return }
    for key in CustomStyles.known[new] {
      logger.notice(
        "The custom style “\(key)” acts on live views only, so browsers do not show it. Declare a property of a view class and draw it with HTMLDrawn."
      )
    }
  }
}
