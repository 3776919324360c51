internal import EspalierLivePage
internal import Logging

/// The log of refused requests.
struct RefusalLog: Sendable {
  private let logger: Logger
  private let time: ServerClock
  private let rate = LogThrottle()

  init(_ logger: Logger, _ time: ServerClock) { (self.logger, self.time) = (logger, time) }

  /// Logs a refusal with its reason. Without a session, refusals of the same kind and reason are logged at most once a
  /// minute, together with their number.
  ///
  /// The reason must never contain text from the request.
  func note(_ what: String, _ reason: String, session: Session? = nil) {
    var metadata: Logger.Metadata = ["what": "\(what)", "reason": "\(reason)"]
    if let session {
      metadata["session"] = "\(session.key.forLogs)"
    } else {
      guard let line = rate.add("\(what), \(reason)", at: time.elapsed()) else { return }
      metadata["times"] = "\(line.times)"
    }
    logger.notice("Refused", metadata: metadata)
  }
}
