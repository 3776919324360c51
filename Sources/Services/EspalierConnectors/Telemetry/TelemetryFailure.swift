internal import EspalierScopes

/// An error in a form for reports. The names of its type and case are separate from its own description, which may
/// contain private values.
///
/// ```swift
/// enum TransferError: Error { case refused(iban: String) }
///
/// let failure = TelemetryFailure(TransferError.refused(iban: "DE02 1203 0000 0000 2020 51"), number: "7QF2-M9DK")
/// // failure.caseName is "refused"; only `details` contains the account.
/// ```
public struct TelemetryFailure: Sendable, Hashable {
  private static let detailsLength = 2_000

  /// The number that the person saw; nil for an error that was not shown to a person.
  public let number: String?
  /// The name of the error's type, with its module.
  public let type: String
  /// The name of the enumeration's case, without its values; nil for other types.
  public let caseName: String?
  /// The error's own description, at most its first 2,000 characters.
  ///
  /// The description may contain a secret, or text that a person has typed. Code that stores or sends it must remove
  /// that first.
  public let details: String
  /// A Boolean value that indicates whether the error only reports that the work was cancelled.
  public let isCancellation: Bool

  /// Creates a failure from an error.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - number: The number with which the error is logged and which the person saw.
  public init(_ error: any Error, number: String? = nil) {
    self.number = number
    type = TypeName.full(Swift.type(of: error))
    caseName = Self.caseName(of: error)
    details = String("\(error)".prefix(Self.detailsLength))
    isCancellation = error is CancellationError
  }

  /// The type and the case of the error, as in `Bank.TransferError.refused`. Both are names in the program's code.
  public var name: String { caseName.map { "\(type).\($0)" } ?? type }

  /// Returns the name of an error's enumeration case. It is nil for an error with a custom mirror or description,
  /// because that may contain values.
  private static func caseName(of error: any Error) -> String? {
    let mirror = Mirror(reflecting: error)
    guard mirror.displayStyle == .enum, !(error is any CustomReflectable) else { return nil }
    if let label = mirror.children.first?.label { return label }
    // Test the type, not the value: with Foundation, every error itself counts as one that describes itself.
    let errorType = Swift.type(of: error)
    if errorType is any CustomStringConvertible.Type || errorType is any CustomDebugStringConvertible.Type
      || errorType is any TextOutputStreamable.Type
    {
      return nil
    }
    return "\(error)"
  }
}
