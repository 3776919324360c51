internal import EspalierBase

/// A record of a request and its outcome for a log, without secrets.
public struct RequestRecord: Sendable, CustomStringConvertible {
  /// The method.
  public let method: RequestMethod
  /// The address, in which each secret is `***`.
  public let address: String
  /// The header fields that were sent, in which each secret is `***`.
  public let headers: Headers
  /// The number of the attempt.
  public let attempt: Int
  /// The status of the response; nil if there was none.
  public let status: Int?
  /// The error with which the request failed, its secrets blanked; nil if the server answered.
  public let error: String?
  /// The time until the head of the response arrived. If the whole body was read, it is the time until the end of the
  /// body.
  public let duration: Duration
  /// The number of bytes sent; nil if it is not known.
  public let sentBytes: Int?
  /// The number of bytes received; nil if the body was not read as a whole.
  public let receivedBytes: Int?

  /// The record as one line.
  public var description: String {
    let outcome = status.map(String.init) ?? error ?? "no answer"
    let again = attempt > 1 ? ", try \(attempt)" : ""
    return "\(method.rawValue) \(address) → \(outcome) in \(duration)\(again)"
  }
}

extension Middleware {
  /// Calls a closure with a record of each request. Secrets in headers and in the query are blanked, and bodies are not
  /// recorded.
  ///
  /// If it comes after ``retrying(attempts:backoff:longestWait:clock:now:)``, it records each attempt; before it, the
  /// request as a whole.
  public static func logged(
    clock: any Clock<Duration> = ContinuousClock(), _ log: @escaping @Sendable (RequestRecord) -> Void
  ) -> Middleware {
    let time = ElapsedClock(clock)
    return Middleware { request, next in
      let start = time.now
      func record(_ response: Response?, _ error: (any Error)?) {
        log(
          RequestRecord(
            method: request.method, address: request.address?.blanked ?? "\(request.endpoint)",
            headers: request.blankedHeaders, attempt: max(request.attempt, response?.attempts ?? 1),
            status: response?.status, error: error.map { SecretText.blanked("\($0)") }, duration: time.now - start,
            sentBytes: request.body?.length, receivedBytes: response?.body.data?.count))
      }
      do {
        let response = try await next(request)
        record(response, nil)
        return response
      } catch {
        record(nil, error)
        throw error
      }
    }
  }
}

extension Request {
  /// The header fields, in which each secret is `***`.
  public var blankedHeaders: Headers {
    Headers(headers.fields.map { ($0.name, isSecret(header: $0.name) ? "***" : $0.value) })
  }
}
