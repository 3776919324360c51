public import EspalierGateways
public import Tracing

extension Middleware {
  /// Returns a middleware that creates a tracing span for each request. It sends the span's context to the server in
  /// header fields such as `traceparent`.
  ///
  /// The span has the method, the host, the path without its query, the status and the number of the attempt. It covers
  /// the time until the head, or until the end if the response is kept whole. No context is sent to another origin.
  ///
  /// - Parameter tracer: The tracer that makes the spans; by default the one that the program has bootstrapped.
  public static func traced(by tracer: (any Tracer)? = nil) -> Middleware {
    Middleware { request, next in
      let tracer = tracer ?? InstrumentationSystem.tracer
      return try await tracer.withSpan(request.method.rawValue, ofKind: .client) { span in
        span.attributes["http.request.method"] = request.method.rawValue
        span.attributes["server.address"] = request.address?.host
        span.attributes["server.port"] = request.address?.port
        span.attributes["url.path"] = request.address?.path
        if request.attempt > 1 { span.attributes["http.request.resend_count"] = request.attempt - 1 }
        var request = request
        if !request.isForeign { tracer.inject(span.context, into: &request.headers, using: HeaderInjector()) }
        let response = try await next(request)
        span.attributes["http.response.status_code"] = response.status
        if response.status >= 500 { span.setStatus(SpanStatus(code: .error)) }
        return response
      }
    }
  }
}

private struct HeaderInjector: Injector {
  func inject(_ value: String, forKey key: String, into headers: inout Headers) { headers[key] = value }
}
