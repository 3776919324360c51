/// A request to a server, as a value.
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
/// A request has no effect until a ``NetworkClient`` sends it. Bodies and queries are encoded then, once for all
/// attempts.
public struct Request: Sendable {
  /// The method of the request.
  public var method: RequestMethod
  /// The target of the request: a path below the client's base, or a complete address.
  public var endpoint: Endpoint
  /// The header fields of the request. A client adds its own fields and those of its middleware.
  public var headers = Headers()
  /// The names of additional headers whose values logs and errors must not show. Some headers are secret by their names
  /// already.
  public private(set) var secretHeaders: [String] = []
  /// The body of the request; nil for none.
  public private(set) var body: RequestBody?
  /// The statuses that the request accepts. The client throws a ``NetworkError`` for a response with another status.
  public private(set) var accepted = 200..<300
  /// The time limit for the whole request, with all attempts and the body. If it is nil, the client's limit applies.
  public private(set) var timeLimit: Duration?
  /// The largest size, in bytes, of a response's body that is read as a whole; 16 MiB by default.
  public private(set) var maximumBytes = 16 * 1024 * 1024
  /// The owner of the response. A shared cache separates the responses of different owners.
  public private(set) var cachePartition: String?
  var query = Query()
  /// A closure that receives the progress of the body.
  var uploadProgress: (@Sendable (TransferProgress) -> Void)?

  /// The address to which the request goes; nil until a client prepares it.
  public internal(set) var address: Address?
  /// The number of the attempt, from 1. Middleware that retries increases it.
  public internal(set) var attempt = 1
  /// A Boolean value that indicates whether the request goes to an origin other than the client's base. Such an origin
  /// must not receive the client's secrets.
  public internal(set) var isForeign = false
  /// A Boolean value that indicates whether the client reads the whole body of the response before middleware receives
  /// it.
  public internal(set) var isKeptWhole = false

  /// Creates a request without a body.
  public init(_ method: RequestMethod, _ endpoint: Endpoint) {
    self.method = method
    self.endpoint = endpoint
  }

  /// Returns a GET request, which fetches the content of an endpoint.
  public static func get(_ endpoint: Endpoint) -> Request { Request(.get, endpoint) }
  /// Returns a HEAD request, which fetches only the head of the response.
  public static func head(_ endpoint: Endpoint) -> Request { Request(.head, endpoint) }
  /// Returns a POST request, which submits content.
  public static func post(_ endpoint: Endpoint) -> Request { Request(.post, endpoint) }
  /// Returns a PUT request, which replaces the content of an endpoint.
  public static func put(_ endpoint: Endpoint) -> Request { Request(.put, endpoint) }
  /// Returns a PATCH request, which changes a part of the content.
  public static func patch(_ endpoint: Endpoint) -> Request { Request(.patch, endpoint) }
  /// Returns a DELETE request, which removes the content of an endpoint.
  public static func delete(_ endpoint: Endpoint) -> Request { Request(.delete, endpoint) }
  /// Returns an OPTIONS request, which fetches the supported methods.
  public static func options(_ endpoint: Endpoint) -> Request { Request(.options, endpoint) }

  // MARK: Query

  /// Adds a value to the query.
  public func query(_ name: String, _ value: some CustomStringConvertible) -> Request {
    query(name, each: [value.description])
  }

  /// Unavailable. Use `each` to add several values of one name. Without it, the array would become one value, including
  /// its brackets.
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

  /// Adds the properties of a value to the query. Properties that are nil are omitted, and the name of a nested value
  /// is written `outer[inner]`.
  public func query(_ value: some Encodable & Sendable, arrays: Query.Arrays = .repeated) -> Request {
    with { $0.query.add(value, arrays: arrays) }
  }

  /// Adds a secret value to the query. Logs and errors do not show it.
  public func query(secret name: String, _ value: String) -> Request {
    with { $0.query.add(name, [value], arrays: .repeated, isSecret: true) }
  }

  // MARK: Headers

  /// Sets a header field.
  public func header(_ name: String, _ value: some CustomStringConvertible) -> Request {
    with { $0.headers[name] = value.description }
  }

  /// Sets a secret header field. Logs and errors do not show it, and no other origin receives it.
  public func header(secret name: String, _ value: String) -> Request {
    with {
      $0.headers[name] = value
      $0.secretHeaders.append(name)
    }
  }

  // MARK: Body

  /// Sets the body, which replaces an earlier one.
  public func body(_ body: RequestBody?) -> Request { with { $0.body = body } }

  /// Sets the body to a value, encoded as JSON.
  public func json(_ value: some Encodable & Sendable) -> Request { body(.json(value)) }

  /// Sets the body to the fields of a form.
  public func form(_ value: some Encodable & Sendable, arrays: Query.Arrays = .repeated) -> Request {
    body(.form(value, arrays: arrays))
  }

  /// Sets the body to a form with files.
  public func multipart(_ form: MultipartForm) -> Request { body(.multipart(form)) }

  // MARK: Response

  /// Sets the statuses that are accepted as responses.
  public func accepting(_ statuses: Range<Int>) -> Request { with { $0.accepted = statuses } }

  /// Limits the time for the whole request, with all attempts and the body. The limit of a stream applies only until
  /// the head has arrived.
  public func within(_ limit: Duration) -> Request { with { $0.timeLimit = limit } }

  /// Sets the maximum size of a response's body, in bytes, for calls that return the whole body.
  public func maximumBytes(_ count: Int) -> Request { with { $0.maximumBytes = count } }

  /// Sets the owner of the response. A shared cache then uses the response only for that owner.
  public func cached(for owner: String) -> Request { with { $0.cachePartition = owner } }

  func with(_ change: (inout Request) -> Void) -> Request {
    var request = self
    change(&request)
    return request
  }

  /// Encodes the body.
  mutating func encodeBody(_ coding: JSONCoding) throws { body = try body?.encoded(coding) }

  /// True if a header field is secret.
  var hasSecretHeader: Bool { headers.fields.contains { isSecret(header: $0.name) } }

  /// Returns true if the values of the field are secret.
  func isSecret(header name: String) -> Bool {
    SecretNames.contain(name) || secretHeaders.contains { isSameName($0, name) }
  }
}
