/// A set of handlers, each of which sends the entries of one kind.
///
/// ```swift
/// struct NewPayment: Sendable, Codable { let payee: String; let amount: Int }
///
/// extension OutboxKind<NewPayment> {
///   static var payment: Self { Self("payment") }
/// }
///
/// let bank = NetworkClient("https://bank.example/v1", over: .answers([:]))
/// let delivery = OutboxDelivery {
///   $0.handle(.payment) { payment, message in
///     try await bank.send(.post("/payments").json(payment).idempotencyKey(message.idempotencyKey))
///     return .sent
///   }
/// }
/// ```
///
/// The error of a handler decides about the entry:
///
/// - A failure of the connection, 408, 425, 429 and 500–599, and a ``ConnectionError`` that may pass: the entry is sent
///   again after the outbox's backoff, and not before the time of `Retry-After`.
/// - Every other status, an unreadable response, and every other error: a conflict with the error's description,
///   because the same request would be refused again. If the server sends an `application/problem+json`, its
///   description is used.
/// - Cancellation, if the run is cancelled: the entry stays as it is.
///
/// An entry is kept but not sent if its kind has no handler here, or if its payload cannot be read because another
/// version of the app wrote it. ``OutboxEntry/lastFailure`` then says so.
///
/// - Isolation: Handlers are called from any thread, at once for entries whose order keys differ.
public struct OutboxDelivery: Sendable {
  /// The treatment of the entries that follow an entry in conflict and have the same order key.
  public enum Followers: Sendable, Hashable {
    /// The following entries wait until a person has answered the conflict.
    case wait
    /// The following entries are sent without waiting.
    case proceed
  }

  struct Handler: Sendable {
    let followers: Followers
    /// A closure that reads the payload of an entry, and returns a closure that sends it.
    let reading: @Sendable (OutboxEntry) throws -> @Sendable (OutboxMessage) async throws -> OutboxOutcome
  }

  private(set) var handlers: [String: Handler] = [:]

  /// Creates a delivery with the handlers that the closure adds.
  public init(_ build: (inout OutboxDelivery) -> Void) { build(&self) }

  /// Sets the closure that sends the entries of a kind; it replaces an earlier one.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - followers: The treatment of the entries of the same order key behind a conflict of this kind.
  ///   - send: A closure that sends one payload. It may be called again for the same entry after a failure or a start
  ///     of the app, with the same ``OutboxMessage/idempotencyKey``.
  public mutating func handle<Payload>(
    _ kind: OutboxKind<Payload>, behindConflict followers: Followers = .wait,
    _ send: @escaping @Sendable (Payload, OutboxMessage) async throws -> OutboxOutcome
  ) {
    handlers[kind.name] = Handler(followers: followers) { entry in
      let payload = try kind.decode(entry.body)
      return { message in try await send(payload, message) }
    }
  }
}
