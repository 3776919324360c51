internal import EspalierNavigation
internal import EspalierScreens
internal import Logging

/// What people are told of errors that a request meets, outside of any window: the words in their language, the details
/// in the server's log under the number that they are given.
struct RequestFailures: Sendable {
  private let logger: Logger

  init(logger: Logger) { self.logger = logger }

  /// Runs work that puts an error into words. Each request's error has a number of its own.
  @MainActor func speaking<Result: Sendable>(_ facts: RequestFacts, _ work: @MainActor () -> Result) -> Result {
    let log = FailureLog { [logger] in logger.error("\($0)") }
    let words = ChromeWords.language(Visitor(identity: nil, facts: facts).locale)
    return FailureLog.$current.withValue(log) {
      ChromeWords.$current.withValue(words) { work() }
    }
  }
}
