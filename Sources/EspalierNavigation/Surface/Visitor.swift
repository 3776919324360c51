public import EspalierScreens

/// Who looks at a window, and how they read: what a surface knows of the person before any screen is made.
///
/// A surface makes one visitor for each window and hands it to the app, which puts it into its root scope. Nothing of
/// it is global, so two windows of one process can speak two languages.
///
/// ```swift
/// let visitor = Visitor(identity: "42", locale: "de-DE", timeZone: "Europe/Berlin")
/// ```
public struct Visitor: Hashable, Sendable, Codable {
  /// The signed-in person as the app names them, or nil for a stranger. A surface keeps it as safe as its platform
  /// allows.
  public var identity: String?
  /// The person's language and region as a BCP 47 tag, such as `de-DE`.
  public var locale: String
  /// The person's time zone as an IANA name, such as `Europe/Berlin`.
  public var timeZone: String

  /// What was wrong with the form that this person has just sent, for the screen that shows it again.
  public var rejection: SubmissionRejection?

  /// Makes a visitor; what is not given is a stranger who reads American English in UTC.
  public init(identity: String? = nil, locale: String = "en-US", timeZone: String = "UTC") {
    self.identity = identity
    self.locale = locale
    self.timeZone = timeZone
  }
}
