internal import EspalierConnectors
internal import EspalierNavigation
internal import EspalierScreens
internal import Logging

/// What people are told of errors that a request meets, outside of any window: the words in their language, the details
/// in the server's log under the number that they are given.
struct RequestFailures: Sendable {
  private let logger: Logger
  private let watching: RequestTelemetry

  init(logger: Logger, watching: RequestTelemetry = RequestTelemetry()) {
    self.logger = logger
    self.watching = watching
  }

  /// Runs work that puts an error into words. Each request's error has a number of its own.
  ///
  /// - Parameters:
  ///   - path: Where it is told that the error was met: the page that a form stands in; the request's own by default.
  ///   - session: Whose request it is, where that is known.
  @MainActor func speaking<Result: Sendable>(
    _ facts: RequestFacts, at path: String? = nil, session: SessionKey? = nil, _ work: @MainActor () -> Result
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
