#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The details of an entry that a handler receives beside the payload.
///
/// ```swift
/// func request(for message: OutboxMessage) -> Request {
///   .post("/payments").idempotencyKey(message.idempotencyKey)
/// }
/// ```
///
/// A process may end after the server has accepted an entry and before the outbox knows it. Then the entry is sent
/// again under the same key, so a server that supports keys processes it once. For any other server, `attempt` shows
/// when to check first.
public struct OutboxMessage: Sendable, Hashable {
  /// The identifier of the entry.
  public let id: String
  /// The key that identifies the write to the server, which then processes it only once. It is the same until a person
  /// changes the content.
  public let idempotencyKey: String
  /// The number of the attempt, from 1. It includes attempts before a restart of the app.
  public let attempt: Int
  /// The time at which the entry was created.
  public let date: Date
  /// The choice with which a person answered the last conflict; nil if the person has chosen nothing.
  public let choice: String?

  init(_ entry: OutboxEntry) {
    id = entry.id
    idempotencyKey = entry.idempotencyKey
    attempt = entry.attempts
    date = entry.date
    choice = entry.choice
  }
}

extension Request {
  /// Sets the header `Idempotency-Key`. The server then processes the request only once, however often it arrives.
  ///
  /// With it ``Middleware/retrying(attempts:backoff:longestWait:clock:now:)`` also retries a `POST`.
  public func idempotencyKey(_ key: String) -> Request { header("Idempotency-Key", key) }
}
