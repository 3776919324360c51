/// One rule of a form: what must hold, and what is said at which field when it does not.
///
/// A rule reads the whole value, so one that compares two fields is written as any other:
///
/// ```swift
/// struct SignUp: Sendable { var name = "", password = "", again = "" }
/// @MainActor func checks() -> [FormCheck<SignUp>] {
///   [
///     .required(\.name, "What is your name?"),
///     FormCheck(\.password, "At least eight characters") { $0.password.count >= 8 },
///     FormCheck(\.again, "The two differ") { $0.again == $0.password },
///   ]
/// }
/// ```
@MainActor
public struct FormCheck<Value: Sendable> {
  /// The field that the message stands at.
  let path: PartialKeyPath<Value>
  /// What is wrong, if it can be said at once.
  let find: @MainActor (Value) -> String?
  /// What is wrong as someone else knows; nil for rules that can be decided here.
  let question: Question?

  struct Question {
    /// What the answer depends on.
    let key: (Value) -> AnyHashable
    let ask: @MainActor (Value) async throws -> String?
  }

  /// A rule: the message is said at the field unless the condition holds.
  public init<Field>(
    _ path: KeyPath<Value, Field>, _ message: String, unless holds: @escaping @MainActor (Value) -> Bool
  ) {
    self.path = path
    find = { holds($0) ? nil : message }
    question = nil
  }

  /// A rule that says itself what is wrong: nil when nothing is.
  public init<Field>(_ path: KeyPath<Value, Field>, finding: @escaping @MainActor (Value) -> String?) {
    self.path = path
    find = finding
    question = nil
  }

  /// Something must be in the field, besides blanks.
  public static func required(_ path: KeyPath<Value, String>, _ message: String) -> FormCheck {
    FormCheck(path, message) { $0[keyPath: path].contains { !$0.isWhitespace } }
  }

  /// A rule that someone else decides: a server, a database. It is asked when the field is left and when the form is
  /// submitted, once for each value, and only when the other rules of the field hold.
  ///
  /// An answer for a value that is no longer in the field is dropped. What `ask` throws is thrown by ``Form/submit()``,
  /// and passed over when the field is left. It belongs to no actor, as gateways do not.
  public static func asking<Field: Hashable & Sendable>(
    _ path: KeyPath<Value, Field>, _ ask: @escaping @Sendable (Field) async throws -> String?
  ) -> FormCheck {
    FormCheck(
      path: path, find: { _ in nil },
      question: Question(key: { AnyHashable($0[keyPath: path]) }, ask: { try await ask($0[keyPath: path]) }))
  }

  private init(path: PartialKeyPath<Value>, find: @escaping @MainActor (Value) -> String?, question: Question?) {
    self.path = path
    self.find = find
    self.question = question
  }
}
