/// Who has submitted a form, as far as the surface knows: what an app can count attempts by.
///
/// ```swift
/// let user = try await accounts.signIn(values["name"], values["password"], from: submitter.network)
/// ```
public struct Submitter: Sendable {
  /// The person as the app names them, if they are signed in.
  public var identity: String?
  /// The visit that they submit in, also a stranger's: the `identifier` of their `Visitor`.
  public var visit: String
  /// The network that they come from: an IPv4 address, or of an IPv6 one the first 64 bits as `2001:db8:1:2::/64`, which
  /// is what one household has; `unknown` when the connection was over before it could be told. Nil for a surface of the
  /// machine itself.
  public var network: String?
  private let findMark: @Sendable (_ identity: String) -> String?

  /// Describes who submits, for tests and for surfaces.
  ///
  /// - Parameter browserMark: What ``browserMark(of:)`` says.
  public init(
    identity: String? = nil, visit: String = "local", network: String? = nil,
    browserMark: @escaping @Sendable (_ identity: String) -> String? = { _ in nil }
  ) {
    self.identity = identity
    self.visit = visit
    self.network = network
    findMark = browserMark
  }

  /// The mark of the browser, if that person has signed in from it before; nil for a browser that is new to them.
  ///
  /// It opens nothing. Wrong passwords that come with one can be counted by it, apart from those of strangers, so that
  /// who guesses at a name does not keep its owner out. Each signing in gives the browser another one.
  public func browserMark(of identity: String) -> String? { findMark(identity) }
}
