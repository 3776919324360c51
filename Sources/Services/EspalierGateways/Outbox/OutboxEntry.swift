#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A write that waits in a store until a server has accepted it.
///
/// ```swift
/// struct NewPayment: Sendable, Codable { let payee: String; let amount: Int }
///
/// extension OutboxKind<NewPayment> {
///   static var payment: Self { Self("payment") }
/// }
///
/// let order = NewPayment(payee: "Grace", amount: 1_250)
/// let entry = try OutboxEntry(order, of: .payment, orderKey: "account 7")
/// ```
///
/// It is a value. Code that makes a change and the write that reports it to a server can store both in one transaction
/// of a database, and then call ``Outbox/wake()``. Then neither is stored without the other, whenever the process ends.
///
/// The store contains the payload as JSON. It must not contain a password or a token: the handler gets those from
/// another source when it sends.
public struct OutboxEntry: Sendable, Codable, Identifiable, Hashable {
  /// The states of an entry: waiting to be sent, being sent, or in conflict.
  public enum State: Sendable, Codable, Hashable {
    /// The entry waits to be sent: for the entries before it, or for the next attempt.
    case waiting
    /// The entry waits for the server's response. The store has this state while a run sends the entry, so that no
    /// other process changes it. If the process ends, the next run sends the entry again.
    case sending
    /// The entry waits for a person's decision.
    case conflict(OutboxConflict)
  }

  /// The identifier of the entry, which is unique in its store.
  public let id: String
  /// The key that identifies the write to a server. The server processes the entry only once, however often it is sent.
  public internal(set) var idempotencyKey: String
  /// The name of the kind, which selects the handler.
  public let kind: String
  /// The key that determines the order of sending. Entries with the same key are sent one after the other, and others
  /// concurrently.
  public let orderKey: String
  /// The name of the entry's owner, such as a person's id; nil if it has no owner. A store finds entries by it, and an
  /// outbox may limit the number of entries of one owner.
  public let owner: String?
  /// The payload, as JSON.
  public internal(set) var body: Data
  /// The time at which the entry was created.
  public let date: Date
  /// The number of attempts to send the entry. It is stored before each attempt, so no server has received an entry
  /// with 0 attempts.
  public internal(set) var attempts: Int
  /// The state of the entry: waiting, being sent, or in conflict.
  public internal(set) var state: State
  /// The choice with which a person answered the last conflict; nil if the person has chosen nothing.
  public internal(set) var choice: String?
  /// The reason that the last attempt to send the entry failed, without secrets; nil if nothing has failed.
  public internal(set) var lastFailure: String?

  /// Creates an entry from its stored values, for a store that reads them.
  public init(
    id: String, idempotencyKey: String, kind: String, orderKey: String, owner: String? = nil, body: Data, date: Date,
    attempts: Int = 0, state: State = .waiting, choice: String? = nil, lastFailure: String? = nil
  ) {
    self.id = id
    self.idempotencyKey = idempotencyKey
    self.kind = kind
    self.orderKey = orderKey
    self.owner = owner
    self.body = body
    self.date = date
    self.attempts = attempts
    self.state = state
    self.choice = choice
    self.lastFailure = lastFailure
  }

  /// Creates an entry that was not sent yet.
  ///
  /// - Parameters:
  ///   - payload: The value that the handler receives.
  ///   - kind: The kind of the entry.
  ///   - orderKey: The name of the entry's order; by default that of the kind, so that all entries of a kind are in
  ///     order.
  ///   - owner: The name of the entry's owner.
  ///   - id: A stable name, such as that of a form that may be submitted twice; a new one by default.
  ///   - idempotencyKey: The key by which a server knows the entry; the id by default.
  ///   - date: The time of creation.
  /// - Throws: `EncodingError` if the payload cannot be written as JSON.
  public init<Payload>(
    _ payload: Payload, of kind: OutboxKind<Payload>, orderKey: String? = nil, owner: String? = nil,
    id: String = UUID().uuidString, idempotencyKey: String? = nil, date: Date = Date()
  ) throws {
    self.init(
      id: id, idempotencyKey: idempotencyKey ?? id, kind: kind.name, orderKey: orderKey ?? kind.name, owner: owner,
      body: try kind.encode(payload), date: date)
  }

  /// Returns the payload as a value, for example for a screen that shows the waiting entries; nil if the entry is of
  /// another kind.
  ///
  /// - Throws: `DecodingError` if a version of the app with a different payload wrote it.
  public func payload<Payload>(of kind: OutboxKind<Payload>) throws -> Payload? {
    self.kind == kind.name ? try kind.decode(body) : nil
  }
}

extension OutboxEntry {
  /// Gives the entry a new idempotency key that no server has seen, because the entry is now a different write.
  mutating func renewKey() { idempotencyKey = UUID().uuidString }

  /// Returns the entry in another state.
  func with(_ state: State) -> OutboxEntry {
    var entry = self
    entry.state = state
    return entry
  }
}
