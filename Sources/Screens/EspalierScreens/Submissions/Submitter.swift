/// The sender of a form, as far as the surface knows it, with values by which an app can count attempts.
///
/// ```swift
/// let user = try await accounts.signIn(values["name"], values["password"], from: submitter.network)
/// ```
public struct Submitter: Sendable {
  /// The person as the app names them, if they are signed in.
  public var identity: String?
  /// The visit in which the form is sent, even by a person who is not signed in: the `identifier` of their `Visitor`.
  public var visit: String
  /// The network of the sender: an IPv4 address, or the first 64 bits of an IPv6 address as `2001:db8:1:2::/64`, which
  /// is the range of one household. It is `unknown` if the connection ended before it could be read, and nil for a
  /// surface on the machine itself.
  public var network: String?
  private let findMark: @Sendable (_ identity: String) -> String?

  /// Creates a sender, for tests and for surfaces.
  ///
  /// - Parameters:
  ///   - identity: The person as the app names them; nil if they are not signed in.
  ///   - visit: The visit in which the form is sent.
  ///   - network: The network of the sender; nil for a surface on the machine itself.
  ///   - browserMark: Returns the mark for ``browserMark(of:)``.
  public init(
    identity: String? = nil, visit: String = "local", network: String? = nil,
    browserMark: @escaping @Sendable (_ identity: String) -> String? = { _ in nil }
  ) {
    self.identity = identity
    self.visit = visit
    self.network = network
    findMark = browserMark
  }

  /// Returns the mark of the browser, if the person has signed in from it before; nil for a browser that is new to the
  /// person.
  ///
  /// The mark grants no access. Wrong passwords that come with a mark can be counted by it, apart from those of
  /// strangers, so that an attacker who guesses passwords does not lock the owner out. Each sign-in gives the browser
  /// another mark.
  public func browserMark(of identity: String) -> String? { findMark(identity) }
}
