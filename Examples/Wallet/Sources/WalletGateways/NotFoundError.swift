public import Espalier

/// An error of a gateway that found nothing at an identifier, or something that belongs to somebody else; which of the
/// two is not said.
public struct NotFoundError: ExplainedError, CustomStringConvertible {
  /// A kind of thing that can be looked for.
  public enum Kind: String, Sendable {
    /// An account.
    case account
    /// An operation.
    case operation
    /// A payee.
    case payee
  }

  /// The kind of thing that was looked for.
  public let what: Kind

  /// Creates the error of looking for something.
  public init(what: Kind) { self.what = what }

  /// A description of the error, for a log.
  public var description: String { "There is no such \(what)." }

  /// The same in words for the person, in their language.
  public var explanation: String? { text.localized }

  /// True: the place of what was looked for does not exist.
  public var isNotFound: Bool { true }

  /// The words for the person.
  package var text: LocalizedText {
    switch what {
    case .account: .gatewayNoSuchAccount
    case .operation: .gatewayNoSuchOperation
    case .payee: .gatewayNoSuchPayee
    }
  }
}
