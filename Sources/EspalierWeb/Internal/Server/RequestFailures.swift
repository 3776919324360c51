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
  @MainActor func speaking<Result: Sendable>(_ facts: RequestFacts, _ work: @MainActor () -> Result) -> Result {
    let log = FailureLog { [logger, watching] failure in
      logger.error("\(failure)")
      watching.telemetry.record(
        .failure(failure.error, number: failure.number, at: watching.place(facts.path, session: nil)))
    }
    let words = ChromeWords.language(Visitor(facts: facts).locale)
    return FailureLog.$current.withValue(log) {
      ChromeWords.$current.withValue(words) { work() }
    }
  }
}
