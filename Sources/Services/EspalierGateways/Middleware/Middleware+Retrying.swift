public import EspalierBase

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Middleware {
  /// Retries a failed request after a wait, if it can be retried.
  ///
  /// A request is retried if it fails on the connection, or if the server answers with 408, 425, 429, 500, 502, 503 or
  /// 504. Its method must be idempotent, or it must have an `Idempotency-Key`, and its body must be replayable. A wait
  /// that the server names in `Retry-After` is kept if it is no longer than `longestWait`; otherwise the response is
  /// returned.
  ///
  /// ```swift
  /// let client = NetworkClient(
  ///   "https://bank.example", over: .answers([:]),
  ///   middleware: [.retrying(attempts: 4, backoff: .exponential(from: .milliseconds(100)))])
  /// ```
  ///
  /// - Parameters:
  ///   - attempts: The number of attempts, including the first.
  ///   - backoff: The wait before each retry; the actual wait is a random part of it, between half and all.
  ///   - longestWait: The longest wait that a server may ask for.
  ///   - clock: The clock that measures waits.
  ///   - now: A closure that returns the current time, for a `Retry-After` that is a date.
  public static func retrying(
    attempts: Int = 3, backoff: Backoff = .exponential(from: .milliseconds(200), upTo: .seconds(10)),
    longestWait: Duration = .seconds(60), clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() }
  ) -> Middleware {
    Middleware { request, next in
      let isRetried = request.mayBeRepeated
      var request = request
      while true {
        let isLast = !isRetried || request.attempt >= attempts
        var asked: Duration?
        do {
          var response = try await next(request)
          response.attempts = request.attempt
          guard !isLast, response.isWorthRetrying else { return response }
          asked = response.retryAfter(now: now())
          if let asked, asked > longestWait { return response }
        } catch {
          guard let fault = error.transportFault else { throw error }
          try Task.checkCancellation()
          guard !isLast, fault.isWorthRetrying else { throw NetworkError(.transport(fault), request) }
        }
        let wait = backoff.delay(beforeRetry: request.attempt) * Double.random(in: 0.5...1)
        try await clock.sleep(for: max(wait, asked ?? .zero))
        request.attempt += 1
      }
    }
  }
}

extension Request {
  /// True if the request can safely be sent twice: it is idempotent or has an idempotency key, and its body can be sent
  /// again.
  var mayBeRepeated: Bool {
    (method.isIdempotent || headers["Idempotency-Key"] != nil) && body?.isReplayable ?? true
  }
}

extension TransportError {
  /// True if another attempt may succeed.
  fileprivate var isWorthRetrying: Bool {
    switch self {
    case .insecure, .malformed: false
    case .nameNotFound, .unreachable, .cut, .timedOut: true
    }
  }
}

extension Response {
  fileprivate var isWorthRetrying: Bool { [408, 425, 429, 500, 502, 503, 504].contains(status) }

  /// Returns the wait that the server asks for; nil if it asks for none.
  func retryAfter(now: Date) -> Duration? {
    guard let text = headers["Retry-After"] else { return nil }
    if let seconds = Int(text) { return .seconds(max(0, min(seconds, 1_000_000))) }
    guard let date = HTTPDate.date(text, now: now) else { return nil }
    return .seconds(max(0, min(date.timeIntervalSince(now), 1_000_000)))
  }
}
