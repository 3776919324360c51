/// The sender of a form, as far as the surface knows the sender. An app can count the attempts of one sender by these
/// values.
///
/// ```swift
/// let user = try await accounts.signIn(values["name"], values["password"], from: submitter.network)
/// ```
public struct Submitter: Sendable {
  /// The identity of the person in the app; nil if they are not signed in.
  public var identity: String?
  /// The identifier of the visit in which the form is sent. It exists even if the person is not signed in, and is the
  /// `identifier` of the person's `Visitor`.
  public var visit: String
  /// The network from which the form was sent; nil for a surface that runs on the same machine as the app.
  ///
  /// It is an IPv4 address, or the first 64 bits of an IPv6 address as `2001:db8:1:2::/64`, which is the range of one
  /// household. It is `unknown` if the connection ended before the address could be read.
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

  /// Returns the mark, a text that this browser received at the person's last sign-in; nil if the person has never
  /// signed in from this browser.
  ///
  /// The mark grants no access. Wrong passwords that come with a mark can be counted by it, apart from those of
  /// strangers, so that an attacker who guesses passwords does not lock the owner out. Each sign-in gives the browser
  /// another mark.
  public func browserMark(of identity: String) -> String? { findMark(identity) }
}
