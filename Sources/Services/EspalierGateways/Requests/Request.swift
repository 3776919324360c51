/// A request, as a value.
///
/// ```swift
/// struct NewPayment: Encodable {
///   let payee: String
///   let amount: Int
/// }
///
/// let account = "7"
/// let request = Request.post("/accounts/\(account)/payments")
///   .query("notify", true)
///   .header("Idempotency-Key", "a5f0")
///   .json(NewPayment(payee: "Grace", amount: 1_250))
/// ```
///
/// Nothing happens before a ``NetworkClient`` sends it. Bodies and queries are encoded then, once for all tries.
public struct Request: Sendable {
  /// The method of the request.
  public var method: RequestMethod
  /// The target of the request: a path below the client's base, or a whole address.
  public var endpoint: Endpoint
  /// The header fields; a client adds its own, and those of its middleware.
  public var headers = Headers()
  /// The names of headers whose values no log and no error may show, beside those that are secret by their names.
  public private(set) var secretHeaders: [String] = []
  /// The body.
  public private(set) var body: RequestBody?
  /// The statuses that are answers; others are thrown as ``NetworkError``.
  public private(set) var accepted = 200..<300
  /// The time for the whole, with all tries and the body; nil for no limit beside the client's.
  public private(set) var timeLimit: Duration?
  /// The greatest number of bytes that are taken of an answer that is kept whole; 16 MiB unless told otherwise.
  public private(set) var maximumBytes = 16 * 1024 * 1024
  /// The owner of the answer, for a cache: a shared one keeps the answers of one person from another.
  public private(set) var cachePartition: String?
  var query = Query()
  /// A closure that is told how much of the body was taken.
  var uploadProgress: (@Sendable (TransferProgress) -> Void)?

  /// The address to which the request goes; nil until a client has taken it.
  public internal(set) var address: Address?
  /// The number of the try, from 1. Middleware that tries again counts.
  public internal(set) var attempt = 1
  /// True if the request goes to another origin than the client's base, where secrets of the client have no business.
  public internal(set) var isForeign = false
  /// True if the answer's body is read to its end on the way, so that middleware sees that it came whole.
  public internal(set) var isKeptWhole = false

  /// Makes a request without a body.
  public init(_ method: RequestMethod, _ endpoint: Endpoint) {
    self.method = method
    self.endpoint = endpoint
  }

  /// Fetches what is there.
  public static func get(_ endpoint: Endpoint) -> Request { Request(.get, endpoint) }
  /// Fetches the head of what is there.
  public static func head(_ endpoint: Endpoint) -> Request { Request(.head, endpoint) }
  /// Hands something over.
  public static func post(_ endpoint: Endpoint) -> Request { Request(.post, endpoint) }
  /// Puts something in the place of what is there.
  public static func put(_ endpoint: Endpoint) -> Request { Request(.put, endpoint) }
  /// Changes a part of what is there.
  public static func patch(_ endpoint: Endpoint) -> Request { Request(.patch, endpoint) }
  /// Removes what is there.
  public static func delete(_ endpoint: Endpoint) -> Request { Request(.delete, endpoint) }
  /// Asks what can be done.
  public static func options(_ endpoint: Endpoint) -> Request { Request(.options, endpoint) }

  // MARK: Query

  /// Adds a value to the query.
  public func query(_ name: String, _ value: some CustomStringConvertible) -> Request {
    query(name, each: [value.description])
  }

  /// Several values of one name are told by `each`; without it an array would be one value, brackets and all.
  @available(*, unavailable, message: "Write .query(name, each: values) for several values of one name.")
  public func query<Value>(_ name: String, _ values: [Value]) -> Request { self }

  /// Adds a value to the query if there is one.
  public func query(_ name: String, ifPresent value: (some CustomStringConvertible)?) -> Request {
    value.map { query(name, $0) } ?? self
  }

  /// Adds several values of one name to the query.
  public func query<Value: CustomStringConvertible>(
    _ name: String, each values: [Value], arrays: Query.Arrays = .repeated
  ) -> Request {
    with { $0.query.add(name, values.map(\.description), arrays: arrays) }
  }

  /// Adds the properties of a value to the query. Those that are nil are left out; values within it are `outer[inner]`.
  public func query(_ value: some Encodable & Sendable, arrays: Query.Arrays = .repeated) -> Request {
    with { $0.query.add(value, arrays: arrays) }
  }

  /// Adds a value to the query that no log and no error shows.
  public func query(secret name: String, _ value: String) -> Request {
    with { $0.query.add(name, [value], arrays: .repeated, isSecret: true) }
  }

  // MARK: Headers

  /// Sets a header field.
  public func header(_ name: String, _ value: some CustomStringConvertible) -> Request {
    with { $0.headers[name] = value.description }
  }

  /// Sets a header field whose value no log and no error shows, and that no other origin is sent.
  public func header(secret name: String, _ value: String) -> Request {
    with {
      $0.headers[name] = value
      $0.secretHeaders.append(name)
    }
  }

  // MARK: Body

  /// Sets the body, in place of one that it had.
  public func body(_ body: RequestBody?) -> Request { with { $0.body = body } }

  /// Sets a value as JSON for the body.
  public func json(_ value: some Encodable & Sendable) -> Request { body(.json(value)) }

  /// Sets the fields of a form for the body.
  public func form(_ value: some Encodable & Sendable, arrays: Query.Arrays = .repeated) -> Request {
    body(.form(value, arrays: arrays))
  }

  /// Sets a form with files for the body.
  public func multipart(_ form: MultipartForm) -> Request { body(.multipart(form)) }

  // MARK: The answer

  /// Sets the statuses that are answers.
  public func accepting(_ statuses: Range<Int>) -> Request { with { $0.accepted = statuses } }

  /// Limits the time for the whole, with all tries and the body. For a stream it ends with the head.
  public func within(_ limit: Duration) -> Request { with { $0.timeLimit = limit } }

  /// Sets the greatest number of bytes that are taken of an answer that is kept whole.
  public func maximumBytes(_ count: Int) -> Request { with { $0.maximumBytes = count } }

  /// Sets the owner of the answer, so that a cache that many share keeps it for them alone.
  public func cached(for owner: String) -> Request { with { $0.cachePartition = owner } }

  func with(_ change: (inout Request) -> Void) -> Request {
    var request = self
    change(&request)
    return request
  }

  /// Encodes the body.
  mutating func encodeBody(_ coding: JSONCoding) throws { body = try body?.encoded(coding) }

  /// True if a field of the headers is a secret.
  var hasSecretHeader: Bool { headers.fields.contains { isSecret(header: $0.name) } }

  /// Returns true if the values of the field are secret.
  func isSecret(header name: String) -> Bool {
    SecretNames.contain(name) || secretHeaders.contains { isSameName($0, name) }
  }
}
