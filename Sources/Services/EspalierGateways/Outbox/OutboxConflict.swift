/// A reason why a write was not accepted, described for the person who must decide.
///
/// ```swift
/// let conflict = OutboxConflict(
///   "The rate is 1.09 now.",
///   choices: [.init("accept", "Pay at 1.09"), .init("limit", "Pay when it is 1.08 again")])
/// ```
///
/// The person answers with ``Outbox/retry(_:)``, ``Outbox/retry(_:choosing:)``, ``Outbox/retry(_:with:of:)`` or
/// ``Outbox/discard(_:)``. Until then the entry is kept, also after a restart of the app.
public struct OutboxConflict: Sendable, Codable, Hashable {
  /// An option that the handler offers to a person.
  public struct Choice: Sendable, Codable, Hashable, Identifiable {
    /// The name that the handler receives in ``OutboxMessage/choice`` after the person has chosen.
    public let id: String
    /// The text of the button.
    public let words: String

    /// Creates a choice from its name and the text of its button.
    public init(_ id: String, _ words: String) {
      self.id = id
      self.words = words
    }
  }

  /// The description of the obstacle for a person. The store contains it, so it must not hold a secret.
  public let words: String
  /// The options to continue, beside sending the entry again and discarding it.
  public let choices: [Choice]

  /// Creates a conflict from the description of the obstacle and the options for the person.
  public init(_ words: String, choices: [Choice] = []) {
    self.words = words
    self.choices = choices
  }
}
