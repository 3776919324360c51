/// A step around endpoints. It answers a request itself, or passes the request on and may change the response.
protocol Middleware: Sendable {
  /// Answers a request, or passes it on to the next endpoint.
  func answer(_ request: ServerRequest, before next: any Endpoint) async -> ServerResponse
}

extension Endpoint {
  /// Returns this endpoint with steps around it. The first step is the outermost, and receives each request first.
  func behind(_ steps: [any Middleware]) -> any Endpoint {
    steps.reversed().reduce(self as any Endpoint) { next, step in GuardedEndpoint(step: step, next: next) }
  }
}

/// An endpoint behind one step.
private struct GuardedEndpoint: Endpoint {
  let step: any Middleware
  let next: any Endpoint

  func answer(_ request: ServerRequest) async -> ServerResponse { await step.answer(request, before: next) }
}
