/// The person who uses a window: their identity, visit, language and time zone, as far as the surface knows them before
/// a screen is made.
///
/// A surface creates one visitor for each window and passes it to the app, which puts it into its root scope. No part
/// of it is global, so two windows of one process can use two languages.
///
/// ```swift
/// let visitor = Visitor(identity: "42", locale: "de-DE", timeZone: "Europe/Berlin")
/// ```
public struct Visitor: Hashable, Sendable, Codable {
  /// The signed-in person as the app identifies them, or nil for a person who has not signed in.
  ///
  /// A surface stores it as securely as its platform allows.
  public var identity: String?
  /// The identifier of the visit, also for a person who has not signed in.
  ///
  /// It is the same for all windows of a browser from the first page on, and after a restart. Use it to count visits,
  /// or to keep data for a person who has not signed in yet.
  ///
  /// It stays the same when the person signs in, so that the data can be assigned to them, and changes when they sign
  /// out. It grants no access, and cannot be used to find the session. A person who deletes their cookies gets another
  /// identifier, so it cannot limit an attacker; the network of a `Submitter` can. On a surface of the local machine,
  /// the only visit is `local`.
  public var identifier: String
  /// The person's language and region as a BCP 47 tag, such as `de-DE`.
  public var locale: String
  /// The person's time zone as an IANA name, such as `Europe/Berlin`.
  public var timeZone: String

  /// Creates a visitor. By default, the visitor is a local person who has not signed in and who reads American English
  /// in the UTC time zone.
  public init(
    identity: String? = nil, identifier: String = "local", locale: String = "en-US", timeZone: String = "UTC"
  ) {
    self.identity = identity
    self.identifier = identifier
    self.locale = locale
    self.timeZone = timeZone
  }
}
