#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A client that sends requests to a server, and tells the truth about their outcome.
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
/// - Isolation: A value that any thread may use, and many at once. It keeps nothing beside what its transport and its
///   middleware keep.
/// - Throws: ``NetworkError`` from all that sends, ``DownloadError`` for the file of a download, and
///   `CancellationError` when the task is cancelled: the request ends then, and the server sees that it did.
/// - Redirects are followed by the client, as far as ``Redirects`` says.
public struct NetworkClient: Sendable {
  /// The address below which the client's endpoints are.
  public let base: String
  let coding: JSONCoding
  let clock: any Clock<Duration>
  private let limit: Duration?
  private let address: Address?
  private var respond: Middleware.Next

  /// Makes a client.
  ///
  /// - Parameters:
  ///   - base: The address below which the endpoints are, with its scheme. The first request throws an error if it is
  ///     no address.
  ///   - transport: The transport that carries the requests.
  ///   - middleware: The middleware that requests and answers pass, the outermost first.
  ///   - coding: The way in which JSON is written and read.
  ///   - redirects: The redirects that are followed.
  ///   - limit: The longest time that a request may take which sets none by ``Request/within(_:)``, with all its retries;
  ///     nil for as long as the transport waits for each next byte.
  ///   - clock: The clock that measures both.
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

  /// Makes a client with further middleware, over the same transport.
  ///
  /// ```swift
  /// let bank = NetworkClient("https://bank.example/v1", over: .answers([:]), middleware: [.retrying()])
  /// let inGerman = bank.with(.headers(["Accept-Language": "de"]), .unwrapping("data"))
  /// ```
  ///
  /// It stands before the client's own, the first outermost, so that what the client's own middleware keeps (tokens, a cache,
  /// the state of a circuit) is shared by both and is the same for both. The client itself stays as it is.
  public func with(_ middleware: Middleware...) -> NetworkClient {
    var client = self
    client.respond = Middleware.chain(middleware, respond)
    return client
  }

  // MARK: Answers

  /// Sends a request whose answer says nothing beside its status.
  public func send(_ request: Request) async throws { _ = try await response(request) }

  /// Sends a request, and gives the answer with its head and its whole body.
  public func response(_ request: Request) async throws -> Response {
    try await limited(request) { try await answer($0.with { $0.isKeptWhole = true }) }
  }

  /// Fetches bytes.
  public func data(_ request: Request) async throws -> Data { try await response(request).body.data ?? Data() }

  /// Fetches text, in UTF-8 unless the answer names ISO-8859-1 or ASCII.
  public func text(_ request: Request) async throws -> String {
    let response = try await response(request)
    let data = response.body.data ?? Data()
    let charset = response.charset
    guard let text = TextDecoding.text(data, charset: charset) else {
      throw NetworkError(.notText(charset), described(request), response: response, coding: coding)
    }
    return text
  }

  /// Fetches JSON of whatever form.
  public func json(_ request: Request) async throws -> JSONValue { try await value(request, as: JSONValue.self) }

  /// Fetches JSON as a value of a type.
  public func value<Value: Decodable & Sendable>(_ request: Request, as type: Value.Type = Value.self) async throws
    -> Value
  {
    try await response(request, as: type).value
  }

  /// Fetches JSON as a value of a type, together with the status and the header fields of the answer.
  ///
  /// - Throws: ``NetworkError`` with the reason ``NetworkError/Reason/notDecoded(_:as:)`` where the body is not of the type;
  ///   of a request that accepts several statuses, take ``response(_:)`` where their bodies differ.
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

  /// Sends a request, and reads the answer's body as it comes. The request ends when the closure does.
  ///
  /// Nothing is kept, so ``Request/maximumBytes(_:)`` does not hold, and ``Request/within(_:)`` ends with the head.
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

  // MARK: The way

  /// The answer, its status checked.
  func answer(_ request: Request) async throws -> Response {
    let prepared = try prepare(request)
    do {
      return try await respond(prepared).checked(for: prepared, coding: coding)
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

  /// The request with its address, for an error that came after it had been sent.
  func described(_ request: Request) -> Request { (try? prepare(request)) ?? request }

  /// The request with its address and its body, or the reason why it cannot be sent.
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
