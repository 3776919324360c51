public import EspalierBase

extension NetworkClient {
  /// Reads the events that a server sends. If the connection ends, it connects again, and continues after the last
  /// event.
  ///
  /// ```swift
  /// func follow(_ bank: NetworkClient) async throws {
  ///   try await bank.events(.get("/rates/stream")) { event in _ = event.data }
  /// }
  /// ```
  ///
  /// It continues until the task is cancelled, the closure throws, or the server answers with 204 or with a status that
  /// the request does not accept. A server that cannot be reached, or that answers with 500 or more, is tried again.
  ///
  /// - Parameters:
  ///   - request: The request for the events.
  ///   - backoff: The wait before each new connection, unless the server asks for a longer one. It starts again from
  ///     the beginning after an event.
  ///   - maximumBytes: The greatest number of bytes of an event.
  ///   - isolation: The actor on which `receive` is called; by default that of the caller.
  ///   - receive: A closure that receives each event. The next event is read when it returns.
  public func events(
    _ request: Request, backoff: Backoff = .exponential(from: .seconds(1), upTo: .seconds(30)),
    maximumBytes: Int = 1_000_000, isolation: isolated (any Actor)? = #isolation,
    _ receive: (ServerEvent) async throws -> Void
  ) async throws {
    var parser = ServerEventParser(maximumBytes: maximumBytes)
    var failures = 0
    while true {
      var connecting = request.header("Accept", "text/event-stream").header("Cache-Control", "no-store")
      if !parser.lastID.isEmpty { connecting = connecting.header("Last-Event-ID", parser.lastID) }
      do {
        let isOver = try await stream(connecting) { response in
          if response.status == 204 { return true }
          guard response.headers["Content-Type"]?.lowercased().hasPrefix("text/event-stream") ?? false else {
            throw NotEventsError(type: response.headers["Content-Type"])
          }
          for try await piece in response.body {
            for event in try parser.read(piece) {
              failures = 0
              try await receive(event)
            }
          }
          return false
        }
        if isOver { return }
      } catch let error as NetworkError where error.isPassing {
        try Task.checkCancellation()
      }
      parser.restart()
      failures += 1
      // Even if the server asks for no wait, there is a pause between requests.
      try await clock.sleep(for: max(parser.retry ?? .zero, backoff.delay(beforeRetry: failures)))
    }
  }
}

/// An error that is thrown when a server was asked for events and sent something else.
public struct NotEventsError: Error, CustomStringConvertible {
  /// The media type of the response; nil if it has none.
  public let type: String?

  /// A description of the error.
  public var description: String {
    "The server was asked for events and sent \(type ?? "a body without a type"). Is the address right?"
  }
}

extension NetworkError {
  /// True if another attempt may succeed.
  var isPassing: Bool {
    switch reason {
    case .transport(.insecure), .transport(.malformed): false
    case .transport, .circuitOpen: true
    case .status(let status): status == 429 || status >= 500
    default: false
    }
  }
}
