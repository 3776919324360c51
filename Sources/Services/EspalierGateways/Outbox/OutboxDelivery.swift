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
/// What a handler throws is judged:
///
/// - what goes wrong on the way, 408, 425, 429 and 500–599, and a ``ConnectionError`` that may pass: sent again after
///   the outbox's backoff, and not before the time of `Retry-After`;
/// - every other status, an answer that cannot be read, and every other error: a conflict, in the error's words, as the
///   same would be refused again. The words of an `application/problem+json` are used, where the server sends one.
/// - cancellation, where the run is cancelled: nothing; the entry stays as it is.
///
/// An entry whose kind has no handler here, or whose payload cannot be read, as another version of the app wrote it,
/// stays and is not sent; ``OutboxEntry/lastFailure`` says so.
///
/// - Isolation: Handlers are called from any thread, at once for entries whose order keys differ.
public struct OutboxDelivery: Sendable {
  /// The treatment of the entries that stand behind a conflict, in the same order.
  public enum Followers: Sendable, Hashable {
    /// The entries wait until a person has answered.
    case wait
    /// The entries are sent.
    case goOn
  }

  struct Handler: Sendable {
    let followers: Followers
    /// Reads a payload, and returns the closure that sends it.
    let reading: @Sendable (OutboxEntry) throws -> @Sendable (OutboxMessage) async throws -> OutboxOutcome
  }

  private(set) var handlers: [String: Handler] = [:]

  /// Makes a delivery; the closure names its handlers.
  public init(_ build: (inout OutboxDelivery) -> Void) { build(&self) }

  /// Sends the entries of a kind by a closure, in place of one that the kind had.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - followers: The treatment of the entries of the same order key behind a conflict of this kind.
  ///   - send: Sends one payload. It may be called again for the same entry after a failure or a start of the app, with
  ///     the same ``OutboxMessage/idempotencyKey``.
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
