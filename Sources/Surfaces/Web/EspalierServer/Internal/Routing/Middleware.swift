/// A step around endpoints: it answers a request itself, or passes it on and may change the response.
protocol Middleware: Sendable {
  /// Answers a request, with the next endpoint or instead of it.
  func answer(_ request: ServerRequest, before next: any Endpoint) async -> ServerResponse
}

extension Endpoint {
  /// Returns an endpoint that requests reach through some steps, the first of which is the outermost.
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
