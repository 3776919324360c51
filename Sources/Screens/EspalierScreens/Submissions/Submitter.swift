/// The sender of a form, as far as the surface knows: values by which an app can count attempts.
///
/// ```swift
/// let user = try await accounts.signIn(values["name"], values["password"], from: submitter.network)
/// ```
public struct Submitter: Sendable {
  /// The person as the app names them, if they are signed in.
  public var identity: String?
  /// The visit in which the form is sent, also a stranger's: the `identifier` of their `Visitor`.
  public var visit: String
  /// The network of the sender: an IPv4 address, or the first 64 bits of an IPv6 one as `2001:db8:1:2::/64`, which is
  /// what one household has; `unknown` when the connection was over before it could be read. Nil for a surface of the
  /// machine itself.
  public var network: String?
  private let findMark: @Sendable (_ identity: String) -> String?

  /// Creates a sender, for tests and for surfaces.
  ///
  /// - Parameter browserMark: Returns the mark for ``browserMark(of:)``.
  public init(
    identity: String? = nil, visit: String = "local", network: String? = nil,
    browserMark: @escaping @Sendable (_ identity: String) -> String? = { _ in nil }
  ) {
    self.identity = identity
    self.visit = visit
    self.network = network
    findMark = browserMark
  }

  /// Returns the mark of the browser, if that person has signed in from it before; nil for a browser that is new to
  /// them.
  ///
  /// The mark opens nothing. Wrong passwords that come with a mark can be counted by it, apart from those of strangers,
  /// so that somebody who guesses passwords does not lock the owner out. Each signing in gives the browser another
  /// mark.
  public func browserMark(of identity: String) -> String? { findMark(identity) }
}
