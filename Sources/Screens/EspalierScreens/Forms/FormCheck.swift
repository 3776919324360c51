public import EspalierBase
public import EspalierViews

/// A rule of a form: a condition, and the message that its field shows while the condition does not hold.
///
/// A rule reads the whole value, so a rule that compares two fields is written like any other:
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
  /// The field that shows the message.
  let path: PartialKeyPath<Value>
  /// The closure that returns the message of a rule that can be checked immediately; nil if the rule holds.
  let find: @MainActor (Value) -> String?
  /// The question of a rule that another system decides; nil for a rule that can be checked here.
  let question: Question?

  struct Question {
    /// The closure that returns the part of the value on which the answer depends.
    let key: (Value) -> AnyHashable
    let ask: @MainActor (Value) async throws -> String?
  }

  /// Creates a rule that shows a message at the field unless the condition holds.
  public init<Field>(
    _ path: KeyPath<Value, Field>, _ message: String, unless holds: @escaping @MainActor (Value) -> Bool
  ) {
    self.path = path
    find = { holds($0) ? nil : message }
    question = nil
  }

  /// Creates a rule whose message follows the person's language, even after the person chooses another language.
  public init<Field>(
    _ path: KeyPath<Value, Field>, _ message: LocalizedText, unless holds: @escaping @MainActor (Value) -> Bool
  ) {
    self.init(path) { holds($0) ? nil : message.localized }
  }

  /// Creates a rule with a function that returns the message, or nil when the rule holds.
  public init<Field>(_ path: KeyPath<Value, Field>, finding: @escaping @MainActor (Value) -> String?) {
    self.path = path
    find = finding
    question = nil
  }

  /// Returns a rule that requires the field to contain more than white space.
  public static func required(_ path: KeyPath<Value, String>, _ message: String) -> FormCheck {
    FormCheck(path, message) { $0[keyPath: path].contains { !$0.isWhitespace } }
  }

  /// Returns a rule that requires the field to contain more than white space, with a message in the person's language.
  public static func required(_ path: KeyPath<Value, String>, _ message: LocalizedText) -> FormCheck {
    FormCheck(path, message) { $0[keyPath: path].contains { !$0.isWhitespace } }
  }

  /// Returns a rule that requires that the value of the field can be parsed without an error.
  ///
  /// If parsing throws, the field shows the explanation of the error. An error without an explanation is not a problem
  /// of the field.
  ///
  /// ```swift
  /// struct Entry: Sendable { var name = "" }
  /// enum NameError: ExplainedError {
  ///   case tooLong
  ///   var explanation: String? { "A name has at most 100 characters." }
  /// }
  /// struct Name {
  ///   init(_ text: String) throws(NameError) { if text.count > 100 { throw .tooLong } }
  /// }
  /// @MainActor let check = FormCheck<Entry>.parsing(\.name, Name.init)
  /// ```
  public static func parsing<Field, Parsed, Failure: ExplainedError>(
    _ path: KeyPath<Value, Field>, _ parse: @escaping @MainActor (Field) throws(Failure) -> Parsed
  ) -> FormCheck {
    FormCheck(path) { value in
      do throws(Failure) { _ = try parse(value[keyPath: path]) } catch { return error.explanation }
      return nil
    }
  }

  /// Returns a rule that another system decides, such as a server or a database.
  ///
  /// The question is asked when the person leaves the field and when the form is submitted. It is asked once for each
  /// value, and only when the other rules of the field hold.
  ///
  /// An answer for a value that is no longer in the field is dropped. An error that `ask` throws is thrown by
  /// ``Form/submit()``, and ignored when the field is left. Like a gateway, the closure belongs to no actor.
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
