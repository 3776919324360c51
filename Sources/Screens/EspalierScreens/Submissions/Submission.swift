public import EspalierViews

/// The name of a form that the surface handles instead of a view model, such as the form for signing in or signing out.
///
/// Such a form concerns the surface itself (a browser's cookie, a desktop's keyring). A browser posts it over HTTP,
/// even before its script has run. The app defines its meaning with a ``SubmissionHandler``.
///
/// ```swift
/// extension Submission { static let signIn = Submission("sign-in") }
/// ```
public struct Submission: Hashable, Sendable, Codable {
  /// The name, which is also part of a browser's address: lower-case letters, digits and hyphens.
  public let name: String

  /// Creates a submission with a name.
  public init(_ name: String) { self.name = name }
}

extension Style where Target: Button {
  /// Sets the submission of a button. The button sends the form that contains it.
  public static func submission(_ submission: Submission?) -> Style {
    Style(Button.submission, submission?.name)
  }
}

/// The values that a person entered into a submitted form: one text for each named field.
public struct SubmissionValues: Sendable, Equatable {
  /// The entered texts, by the name of the field.
  public var fields: [String: String]

  /// Creates the values of a form from its texts by field name, for tests and for surfaces.
  public init(_ fields: [String: String] = [:]) { self.fields = fields }

  /// Returns the text of a field; empty if the form had no field of that name.
  ///
  /// A number is as the person typed it: read it with `NumberNotation`.
  public subscript(_ field: FieldName) -> String { fields[field.rawValue] ?? "" }
}

/// The result of a submitted form: a sign-in, a sign-out, another place, or a rejection.
public enum SubmissionOutcome: Sendable, Equatable {
  /// A sign-in of the person as `identity`. The window continues at a place, which is a route of the app's root or a
  /// written-out address.
  case signIn(identity: String, to: Destination)
  /// A sign-out of the person in this session. All windows of the session end, except this one, which continues at a
  /// place.
  case signOut(to: Destination)
  /// A sign-out of the person in all of their sessions, on every device. All their windows end, and this one continues
  /// at a place.
  ///
  /// Use it after an account was deleted or a password was changed.
  case signOutEverywhere(to: Destination)
  /// An accepted form; the window continues at a place.
  case moved(to: Destination)
  /// A form that the app did not accept, with messages by field. ``/EspalierViews/FieldName/form`` represents the form
  /// as a whole.
  ///
  /// The form is shown again with the values that the person entered, except secrets.
  case rejected([FieldName: String])

  /// Returns the outcome of a handler that threw an error: the form is shown again, with the text that
  /// ``FailureLog/words(for:)`` returns for the error.
  @MainActor public static func refusal(for error: any Error) -> SubmissionOutcome {
    .rejected([.form: FailureLog.words(for: error)])
  }
}

/// A function that answers a submission.
///
/// It runs off the main actor, so that hashing a password does not delay other work. Its task is cancelled when no
/// client waits for the answer any more.
///
/// If the handler throws, the form is rejected as a whole. The person reads the error's own explanation
/// (``/EspalierBase/ExplainedError``), or a general message with the number under which the log has the details.
public typealias SubmissionHandler = @Sendable (SubmissionValues, Submitter) async throws -> SubmissionOutcome

/// A form that the app did not accept. The screen reads it to show the form again.
public struct SubmissionRejection: Hashable, Sendable, Codable {
  /// The submission's name.
  public var submission: String
  /// The problems by field. ``/EspalierViews/FieldName/form`` represents the form as a whole.
  public var messages: [FieldName: String]
  /// The values that were entered, except secrets.
  public var values: [FieldName: String]

  /// Creates a rejection from the name of the submission, the problems by field, and the entered values.
  public init(submission: String, messages: [FieldName: String], values: [FieldName: String]) {
    self.submission = submission
    self.messages = messages
    self.values = values
  }

  /// Returns the problem of a field; empty when there is none.
  public subscript(_ field: FieldName) -> String { messages[field] ?? "" }

  /// The rejected form in the window whose screen is being made. See ``Submission/rejection``.
  @TaskLocal public static var current: SubmissionRejection?
}

extension Submission {
  /// The rejection of the form that the person sent from the visible place. It is nil if there is none, or if the
  /// person has left the place since.
  ///
  /// A screen reads it while it is made:
  ///
  /// ```swift
  /// extension Submission { static let signIn = Submission("sign-in") }
  ///
  /// @MainActor func nameField() -> Row {
  ///   let rejection = Submission.signIn.rejection
  ///   return Row(
  ///     TextField.with(
  ///       .name("user"), .label("Name"), .text(rejection.value(of: "user")), .message(rejection["user"])))
  /// }
  /// ```
  public var rejection: SubmissionRejection? {
    SubmissionRejection.current.flatMap { $0.submission == name ? $0 : nil }
  }
}

extension SubmissionRejection? {
  /// Returns the problem of a field; empty when there is none: `.message(rejection[.password])`.
  public subscript(_ field: FieldName) -> String { self?[field] ?? "" }

  /// Returns the text that had been entered into a field; empty when there was none.
  public func value(of field: FieldName) -> String { self?.values[field] ?? "" }
}
