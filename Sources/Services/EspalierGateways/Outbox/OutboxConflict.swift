/// An obstacle to a write, in words for the person who decides.
///
/// ```swift
/// let conflict = OutboxConflict(
///   "The rate is 1.09 now.",
///   choices: [.init("accept", "Pay at 1.09"), .init("limit", "Pay when it is 1.08 again")])
/// ```
///
/// The person answers with ``Outbox/retry(_:)``, ``Outbox/retry(_:choosing:)``, ``Outbox/retry(_:with:of:)`` or
/// ``Outbox/discard(_:)``. Until then the entry stays, over every start of the app.
public struct OutboxConflict: Sendable, Codable, Hashable {
  /// A way to go on that the handler knows.
  public struct Choice: Sendable, Codable, Hashable, Identifiable {
    /// The name that the handler finds in ``OutboxMessage/choice``.
    public let id: String
    /// The words on the button.
    public let words: String

    /// Makes a choice.
    public init(_ id: String, _ words: String) {
      self.id = id
      self.words = words
    }
  }

  /// The obstacle in words for a person. They stand in the store, so they hold no secret.
  public let words: String
  /// The ways to go on beside sending it again and discarding it.
  public let choices: [Choice]

  /// Makes a conflict.
  public init(_ words: String, choices: [Choice] = []) {
    self.words = words
    self.choices = choices
  }
}
