public import Espalier

/// An error of a gateway that found nothing at an identifier, or something that belongs to somebody else; which of the
/// two is not said.
public struct NotFoundError: ExplainedError, CustomStringConvertible {
  /// The kind of thing that was looked for, such as “account”.
  public let what: String

  /// Creates the error of looking for something.
  public init(what: String) { self.what = what }

  /// A description of the error.
  public var description: String { "There is no such \(what)." }
  /// The same as `description`.
  public var explanation: String? { description }
}
