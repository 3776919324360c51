internal import EspalierScreens
internal import EspalierViews
internal import HTTPTypes

/// An endpoint that sends a text of the app to programs, such as metrics.
struct ProgramEndpoint: Endpoint {
  private let endpoint: WebEndpoint
  private let failures: RequestFailures
  private let refusals: RefusalLog

  init(_ endpoint: WebEndpoint, _ failures: RequestFailures, _ refusals: RefusalLog) {
    (self.endpoint, self.failures, self.refusals) = (endpoint, failures, refusals)
  }

  func answer(_ request: ServerRequest) async -> ServerResponse {
    guard endpoint.isOpen(to: request.facts) else {
      refusals.note("endpoint", "not allowed")
      return .text(.notFound, .localized(.webNothingHere))
    }
    // Only authorized programs learn that the path exists.
    guard request.facts.method == .get || request.facts.method == .head else { return .methodNotAllowed("GET, HEAD") }
    do {
      var answer = ServerResponse(.ok, contentType: endpoint.contentType, bytes: Array(try await endpoint.text().utf8))
      answer.fields[.cacheControl] = endpoint.allowsCompression ? "no-store" : "no-store, no-transform"
      return answer
    } catch {
      let words = await failures.speaking(request.facts) { FailureLog.words(for: error) }
      return .text(.internalServerError, .localized(.webNotMade(reason: words)))
    }
  }
}
