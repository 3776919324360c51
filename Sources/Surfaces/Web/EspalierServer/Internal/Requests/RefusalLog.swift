internal import EspalierLivePage
internal import Logging

/// The log of refused requests.
struct RefusalLog: Sendable {
  private let logger: Logger
  private let time: ServerClock
  private let rate = LogThrottle()

  init(_ logger: Logger, _ time: ServerClock) { (self.logger, self.time) = (logger, time) }

  /// Logs the reason of a refusal; `reason` never contains a text from the request. Without a session it is logged once
  /// a minute, with the number of times.
  func note(_ what: String, _ reason: String, session: Session? = nil) {
    var metadata: Logger.Metadata = ["what": "\(what)", "reason": "\(reason)"]
    if let session {
      metadata["session"] = "\(session.key.forLogs)"
    } else {
      guard let times = rate.add("\(what), \(reason)", at: time.elapsed()) else { return }
      metadata["times"] = "\(times)"
    }
    logger.notice("Refused", metadata: metadata)
  }
}
