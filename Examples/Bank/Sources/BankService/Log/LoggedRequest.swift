/// A request that the bank received, with its outcome.
public struct LoggedRequest: Sendable, Hashable, Identifiable {
  /// The outcome of a request.
  public enum Outcome: Sendable, Hashable {
    /// The request is being carried out, or its answer is being written.
    case underway
    /// The whole answer was written, with this status.
    case answered(Int)
    /// The client closed the connection before it had the answer.
    case clientLeft
    /// The bank closed the connection in the middle of the answer, as a fault told it.
    case cut(Int)
  }

  /// The request's number, from 1, in the order in which requests came.
  public let id: Int
  /// The method, such as "POST".
  public let method: String
  /// The path without its query.
  public let path: String
  /// The query without its question mark; nil without one.
  public let query: String?
  /// The value of `Idempotency-Key`.
  public let idempotencyKey: String?
  /// The outcome of the request, so far.
  public internal(set) var outcome: Outcome
}
