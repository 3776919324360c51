#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The details of an entry that a handler is told beside the payload.
///
/// ```swift
/// func request(for message: OutboxMessage) -> Request {
///   .post("/payments").idempotencyKey(message.idempotencyKey)
/// }
/// ```
///
/// A process may end after the server has taken an entry and before the outbox knows it. Then the entry is sent again
/// under the same key, so a server that heeds keys does it once; for another one `attempt` says when to look first.
public struct OutboxMessage: Sendable, Hashable {
  /// The name of the entry.
  public let id: String
  /// The key under which the server does it once. It stays until a person changes what is sent.
  public let idempotencyKey: String
  /// The number of the try, from 1. It counts over starts of the app.
  public let attempt: Int
  /// The time at which the entry was made.
  public let date: Date
  /// The choice that a person answered the last conflict with; nil if there was none.
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
  /// Sets the key under which the server does the request once, however often it comes, as the header
  /// `Idempotency-Key`.
  ///
  /// With it ``Middleware/retrying(attempts:backoff:longestWait:clock:now:)`` tries a `POST` again, too.
  public func idempotencyKey(_ key: String) -> Request { header("Idempotency-Key", key) }
}
