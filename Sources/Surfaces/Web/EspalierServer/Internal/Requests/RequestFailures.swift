internal import EspalierConnectors
internal import EspalierLivePage
internal import EspalierNavigation
internal import EspalierScreens
internal import Logging

/// A reporter of errors in requests outside of any window. People see a text in their language with a number, and the
/// server's log has the details under that number.
struct RequestFailures: Sendable {
  private let logger: Logger
  private let watching: RequestTelemetry

  init(logger: Logger, watching: RequestTelemetry = RequestTelemetry()) {
    self.logger = logger
    self.watching = watching
  }

  /// Runs work that describes an error in the browser's language, and logs the error. The error of each request has a
  /// different number.
  ///
  /// - Parameters:
  ///   - path: The path that the error is reported for: that of the page with the form; the request's own by default.
  ///   - session: The session of the request, if it is known.
  @MainActor func speaking<Result: Sendable>(
    _ facts: RequestContext, at path: String? = nil, session: SessionKey? = nil, _ work: @MainActor () -> Result
  ) -> Result {
    let log = FailureLog { [logger, watching] failure in
      logger.error("\(failure)")
      watching.telemetry.record(
        .failure(failure.error, number: failure.number, at: watching.place(path ?? facts.path, session: session)))
    }
    let words = ChromeWords.language(Visitor(facts: facts).locale)
    return FailureLog.$current.withValue(log) {
      ChromeWords.$current.withValue(words) { work() }
    }
  }
}
