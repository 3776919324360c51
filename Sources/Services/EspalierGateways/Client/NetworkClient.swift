#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A client that sends requests to a server, and reports their outcome precisely.
///
/// ```swift
/// struct Account: Decodable { let id: String; let balance: Int }
///
/// struct Bank {
///   let client: NetworkClient
///
///   func accounts() async throws -> [Account] { try await client.value(.get("/accounts")) }
///   func freeze(card id: String) async throws { try await client.send(.patch("/cards/\(id)").json(["frozen": true])) }
/// }
/// ```
///
/// - Isolation: A value that any number of threads may use at once. It has no state of its own beside that of its
///   transport and its middleware.
/// - Throws: ``NetworkError`` from all functions that send, the error that ``Middleware/rewritingErrors(_:)`` has put in
///   its place, ``DownloadError`` for the file of a download, and `CancellationError` if the task is cancelled: then the request ends, and the server notices it.
/// - Redirects: The client follows redirects, within the rule of ``Redirects``.
public struct NetworkClient: Sendable {
  /// The base address of the client's endpoints.
  public let base: String
  let coding: JSONCoding
  let clock: any Clock<Duration>
  private let limit: Duration?
  private let address: Address?
  private var respond: Middleware.Next

  /// Creates a client for the endpoints below a base address.
  ///
  /// - Parameters:
  ///   - base: The base address of the endpoints, with its scheme. If it is not a valid address, the first request
  ///     throws an error.
  ///   - transport: The transport that carries the requests.
  ///   - middleware: The middleware that requests and responses pass, the outermost first.
  ///   - coding: The format in which JSON is written and read.
  ///   - redirects: The redirects that are followed.
  ///   - limit: The longest time, with all retries, for a request that does not set one by ``Request/within(_:)``; nil
  ///     for only the transport's limit on the wait for each next byte.
  ///   - clock: The clock that measures both limits.
  public init(
    _ base: String, over transport: any Transport, middleware: [Middleware] = [], coding: JSONCoding = .standard,
    redirects: Redirects = .follow(maximum: 5), within limit: Duration? = nil,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.base = base
    self.limit = limit
    self.coding = coding
    self.clock = clock
    address = Address(base)
    respond = Middleware.chain(middleware) { request in
      var response = try await redirects.send(request, over: transport)
      response.isPersonal = request.hasSecretHeader
      if request.isKeptWhole {
        response.body = ByteChunks(try await response.body.collected(maximumBytes: request.maximumBytes))
      }
      return response
    }
  }

  /// Creates a client with further middleware, over the same transport.
  ///
  /// ```swift
  /// let bank = NetworkClient("https://bank.example/v1", over: .answers([:]), middleware: [.retrying()])
  /// let inGerman = bank.with(.headers(["Accept-Language": "de"]), .unwrapping("data"))
  /// ```
  ///
  /// The new middleware is placed before the client's own, the first outermost. So both clients share the state of the
  /// client's own middleware, such as tokens, a cache or the state of a circuit. The original client is not changed.
  public func with(_ middleware: Middleware...) -> NetworkClient {
    var client = self
    client.respond = Middleware.chain(middleware, respond)
    return client
  }

  // MARK: Responses

  /// Sends a request, and discards the body of its response.
  public func send(_ request: Request) async throws { _ = try await response(request) }

  /// Sends a request, and returns the response with its head and its whole body.
  public func response(_ request: Request) async throws -> Response {
    try await limited(request) { try await answer($0.with { $0.isKeptWhole = true }) }
  }

  /// Fetches the body as bytes.
  public func data(_ request: Request) async throws -> Data { try await response(request).body.data ?? Data() }

  /// Fetches the body as text, in UTF-8 unless the response names ISO-8859-1 or ASCII.
  public func text(_ request: Request) async throws -> String {
    let response = try await response(request)
    let data = response.body.data ?? Data()
    let charset = response.charset
    guard let text = TextDecoding.text(data, charset: charset) else {
      throw NetworkError(.notText(charset), described(request), response: response, coding: coding)
    }
    return text
  }

  /// Fetches the body as JSON of any form.
  public func json(_ request: Request) async throws -> JSONValue { try await value(request, as: JSONValue.self) }

  /// Fetches JSON, decoded as a value of a type.
  public func value<Value: Decodable & Sendable>(_ request: Request, as type: Value.Type = Value.self) async throws
    -> Value
  {
    try await response(request, as: type).value
  }

  /// Fetches JSON, decoded as a value of a type, together with the status and the header fields of the response.
  ///
  /// - Throws: ``NetworkError`` with the reason ``NetworkError/Reason/notDecoded(_:as:)`` if the body is not of the
  ///   type. If a request accepts several statuses whose bodies differ, use ``response(_:)`` instead.
  public func response<Value: Decodable & Sendable>(_ request: Request, as type: Value.Type) async throws
    -> DecodedResponse<Value>
  {
    let response = try await response(
      request.with { if $0.headers["Accept"] == nil { $0.headers["Accept"] = "application/json" } })
    let data = response.body.data ?? Data()
    do {
      return DecodedResponse(
        value: try coding.decode(type, from: data), status: response.status, headers: response.headers)
    } catch {
      throw NetworkError(
        .notDecoded(error, as: "\(type)"), described(request), response: response,
        body: data.prefix(NetworkError.keptBytes), coding: coding)
    }
  }

  /// Sends a request, and reads the body of the response as it arrives. The request ends when the closure returns.
  ///
  /// The client does not keep the body, so ``Request/maximumBytes(_:)`` does not apply, and ``Request/within(_:)`` ends
  /// with the head.
  public func stream<Result>(
    _ request: Request, isolation: isolated (any Actor)? = #isolation,
    _ read: (Response) async throws -> Result
  ) async throws -> Result {
    let response = try await limited(request) { try await answer($0) }
    do {
      return try await read(response)
    } catch let error where error is TransportError || error is BodyTooLargeError {
      throw NetworkError(Self.reason(for: error), described(request), response: response, coding: coding)
    }
  }

  // MARK: Preparing and limiting

  /// Returns the response after checking its status.
  func answer(_ request: Request) async throws -> Response {
    let prepared = try prepare(request)
    let rewriting = ErrorRewriting()
    do {
      return try await ErrorRewriting.$current.withValue(rewriting) { try await respond(prepared) }
        .checked(for: prepared, coding: coding)
    } catch let error where rewriting.hasRewritten {
      throw error
    } catch let error as NetworkError {
      throw error
    } catch let error as CancellationError {
      throw error
    } catch {
      try Task.checkCancellation()
      throw NetworkError(Self.reason(for: error), prepared, coding: coding)
    }
  }

  private static func reason(for error: any Error) -> NetworkError.Reason {
    switch error {
    case let error as TransportError: .transport(error)
    case let error as BodyTooLargeError: .tooLarge(maximumBytes: error.maximumBytes)
    default: .failed(error)
    }
  }

  /// Returns the request with its complete address, for the description of an error that occurred after the request was
  /// sent.
  func described(_ request: Request) -> Request { (try? prepare(request)) ?? request }

  /// Returns the request with its address and its encoded body. It throws the reason if the request cannot be sent.
  func prepare(_ request: Request) throws -> Request {
    guard let address else {
      throw NetworkError(.invalidAddress("The client's base is “\(base)”."), request)
    }
    if let fault = request.endpoint.fault { throw NetworkError(.invalidAddress(fault), request) }
    guard var target = address.appending(request.endpoint) else {
      throw NetworkError(.invalidAddress("“\(request.endpoint)” is no path and no address."), request)
    }
    var prepared = request
    do {
      target.query += try request.query.items(coding)
      try prepared.encodeBody(coding)
    } catch {
      throw NetworkError(.notEncoded(error), request)
    }
    prepared.address = target
    prepared.isForeign = target.origin != address.origin
    if let body = prepared.body, prepared.headers["Content-Type"] == nil {
      prepared.headers["Content-Type"] = body.contentType
    }
    if let refusal = prepared.refusal { throw NetworkError(.methodRefused(refusal), prepared) }
    if let fault = prepared.headers.fault { throw NetworkError(.invalidHeader(fault), prepared) }
    return prepared
  }

  /// Calls the operation, and cancels it when the request's time is up.
  private func limited(
    _ request: Request, _ operation: @escaping @Sendable (Request) async throws -> Response
  ) async throws -> Response {
    guard let limit = request.timeLimit ?? limit else { return try await operation(request) }
    return try await withThrowingTaskGroup(of: Response.self) { group in
      defer { group.cancelAll() }
      group.addTask { try await operation(request) }
      group.addTask {
        try await clock.sleep(for: limit)
        throw NetworkError(.transport(.timedOut(.total)), described(request), coding: coding)
      }
      guard let response = try await group.next() else { throw CancellationError() }
      return response
    }
  }
}
