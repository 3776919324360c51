/// The place that a password comes from. Wrong passwords are counted by it, besides the name.
///
/// ```swift
/// let source = SignInSource(network: submitter.network) { submitter.browserMark(of: $0.identity) }
/// let user = try await database.signIn(name: name, password: password, from: source)
/// ```
public struct SignInSource: Sendable {
  /// This machine itself: somebody at its command line.
  public static let thisMachine = SignInSource(network: nil)

  /// The network, as text; nil for this machine itself.
  public let network: String?
  private let findMark: @Sendable (UserID) -> String?

  /// Describes a source.
  ///
  /// - Parameters:
  ///   - network: An address, or what all addresses of one household have in common.
  ///   - browserMark: A mark that only browsers have from which that user has signed in before; nil for any other
  ///     browser.
  public init(network: String?, browserMark: @escaping @Sendable (UserID) -> String? = { _ in nil }) {
    self.network = network
    findMark = browserMark
  }

  func browserMark(of user: UserID) -> String? { findMark(user) }
}
