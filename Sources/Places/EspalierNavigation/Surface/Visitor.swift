/// The person who looks at a window, as far as a surface knows them before any screen is made: identity, visit,
/// language and time zone.
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
  /// The visit, also a stranger's: the same for all windows of a browser from the first page on, and after a restart,
  /// to count by or to keep something for a person who has not signed in yet.
  ///
  /// It stays the same when they sign in, so that things a stranger has begun can be given to them, and is another one
  /// once they have signed out. It opens nothing, and nobody can find the session by it. A person who deletes their
  /// cookies has another one, so it does not limit anybody who means ill; the network of a `Submitter` does. On a
  /// surface of the machine itself there is one visit, `local`.
  public var identifier: String
  /// The person's language and region as a BCP 47 tag, such as `de-DE`.
  public var locale: String
  /// The person's time zone as an IANA name, such as `Europe/Berlin`.
  public var timeZone: String

  /// Makes a visitor; by default a stranger at this machine who reads American English in UTC.
  public init(
    identity: String? = nil, identifier: String = "local", locale: String = "en-US", timeZone: String = "UTC"
  ) {
    self.identity = identity
    self.identifier = identifier
    self.locale = locale
    self.timeZone = timeZone
  }
}
