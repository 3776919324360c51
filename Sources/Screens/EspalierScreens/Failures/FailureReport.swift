/// The report of an error that is shown to a person, for the log.
///
/// ```swift
/// func note(_ report: FailureReport) -> String { "\(report)" }
/// // Error 7QF2-M9DK: TransferError: refused
/// ```
public struct FailureReport: Sendable {
  /// The number that the person sees.
  public let number: String
  /// The error.
  public let error: any Error
  /// The error's type and description on one line, cut to 2,000 characters. They may hold text that a person has typed.
  public let details: String

  /// Creates the report of an error under a number.
  public init(number: String, error: any Error, details: String) {
    self.number = number
    self.error = error
    self.details = details
  }
}

extension FailureReport: CustomStringConvertible {
  /// The number and the details in one line, for a log.
  public var description: String { "Error \(number): \(details)" }
}
