internal import EspalierLivePage
internal import Logging

/// The log of the reports of windows. One mistake in an app is one line, however many windows report it.
struct ReportLog: Sendable {
  private let logger: Logger
  private let time: ServerClock
  private let rate = LogThrottle()

  init(_ logger: Logger, _ time: ServerClock) { (self.logger, self.time) = (logger, time) }

  /// Logs a report. The same report is logged again after a minute at the earliest, with the number of windows or events
  /// that caused it.
  func note(_ report: String) {
    guard let line = rate.add(report, at: time.elapsed()) else { return }
    logger.warning("\(line.reason)", metadata: line.times == 1 ? [:] : ["times": "\(line.times)"])
  }
}
