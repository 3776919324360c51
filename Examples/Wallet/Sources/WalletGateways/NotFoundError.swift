public import Espalier

/// A gateway found nothing at an identifier, or what is there belongs to somebody else; which of the two is not said.
public struct NotFoundError: ExplainedError, CustomStringConvertible {
  /// What was looked for, such as “account”.
  public let what: String

  /// The error of looking for something.
  public init(what: String) { self.what = what }

  /// What happened.
  public var description: String { "There is no such \(what)." }
  /// The same as `description`.
  public var explanation: String? { description }
}
