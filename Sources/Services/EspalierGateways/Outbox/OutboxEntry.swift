#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A write that waits until a server has taken it, as it stands in a store.
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
/// It is a value: code that makes a change and the write that tells a server of it stores both in one transaction of a
/// database, and calls ``Outbox/wake()`` after it. So there is never the one without the other, whenever the process
/// ends.
///
/// The payload stands in the store as JSON. A password or a token has no business in it: the handler has them from
/// elsewhere when it sends.
public struct OutboxEntry: Sendable, Codable, Identifiable, Hashable {
  /// The state of an entry, named after the thing that it waits for.
  public enum State: Sendable, Codable, Hashable {
    /// Its turn, or the server.
    case waiting
    /// The server's answer. It stands in the store while a run sends the entry, so that no other process changes it; what a
    /// process that has died left so is sent again by the next run.
    case sending
    /// A person's answer.
    case conflict(OutboxConflict)
  }

  /// The name of the entry. A store keeps one entry of a name.
  public let id: String
  /// The key under which a server does it once, however often it is sent.
  public internal(set) var idempotencyKey: String
  /// The name of the kind, which finds the handler.
  public let kind: String
  /// The name of the order: entries of one go out one after the other, and others side by side.
  public let orderKey: String
  /// The name of the owner of the entry, such as a person's id; nil if nobody owns it. A store finds entries by it, and
  /// an outbox may keep only so many of one owner.
  public let owner: String?
  /// The payload, as JSON.
  public internal(set) var body: Data
  /// The time at which it was made.
  public let date: Date
  /// The number of times that it was begun to be sent. It is written before each, so with 0 no server has seen it.
  public internal(set) var attempts: Int
  /// The state of the entry: waiting, being sent, or in conflict.
  public internal(set) var state: State
  /// The choice that a person answered the last conflict with; nil if there was none.
  public internal(set) var choice: String?
  /// The words why it was not sent the last time, without secrets; nil if nothing has failed.
  public internal(set) var lastFailure: String?

  /// Makes an entry of its parts, as a store reads them.
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

  /// Makes an entry that nobody has sent yet.
  ///
  /// - Parameters:
  ///   - payload: The value that the handler is given.
  ///   - kind: The kind of the entry.
  ///   - orderKey: The name of the order that it keeps; that of the kind unless told otherwise, so that all of a kind
  ///     keep theirs.
  ///   - owner: The name of the entry's owner.
  ///   - id: A name that stays, such as that of a form that may be submitted twice; a new one unless told otherwise.
  ///   - idempotencyKey: The key by which a server knows the entry; the id unless told otherwise.
  ///   - date: The time.
  /// - Throws: `EncodingError` if the payload cannot be written as JSON.
  public init<Payload>(
    _ payload: Payload, of kind: OutboxKind<Payload>, orderKey: String? = nil, owner: String? = nil,
    id: String = UUID().uuidString, idempotencyKey: String? = nil, date: Date = Date()
  ) throws {
    self.init(
      id: id, idempotencyKey: idempotencyKey ?? id, kind: kind.name, orderKey: orderKey ?? kind.name, owner: owner,
      body: try kind.encode(payload), date: date)
  }

  /// The payload as a value, such as for a screen that shows what waits; nil if the entry is of another kind.
  ///
  /// - Throws: `DecodingError` if it was written by a version of the app whose payload was another.
  public func payload<Payload>(of kind: OutboxKind<Payload>) throws -> Payload? {
    self.kind == kind.name ? try kind.decode(body) : nil
  }
}

extension OutboxEntry {
  /// Gives the entry a key that no server knows, as it is another write from now on.
  mutating func renewKey() { idempotencyKey = UUID().uuidString }

  /// Returns the entry in another state.
  func with(_ state: State) -> OutboxEntry {
    var entry = self
    entry.state = state
    return entry
  }
}
