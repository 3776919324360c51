/// An error for a result that did not come within the limit of the wait. See ``BoundedWait``.
///
/// ```swift
/// func words(for error: any Error) -> String {
///   (error as? WaitLimitError).map { "Without \($0.subject) nothing can be sent." } ?? "\(error)"
/// }
/// ```
public struct WaitLimitError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The subject of the wait, as words within a sentence.
  public let subject: String
  /// The limit of the wait.
  public let limit: Duration

  /// Creates an error from the subject and the limit of the wait.
  public init(subject: String, limit: Duration) { (self.subject, self.limit) = (subject, limit) }

  /// A message that names the subject and the limit.
  public var description: String {
    "Waited \(limit.formattedForWords) for \(subject), which did not come. See in the log whether what was to bring it "
      + "has failed or hangs."
  }
}

extension Duration {
  /// The duration as text, in seconds.
  fileprivate var formattedForWords: String {
    let (seconds, attoseconds) = components
    guard attoseconds != 0 else { return seconds == 1 ? "1 second" : "\(seconds) seconds" }
    let tenths = Int64((Double(attoseconds) / 1e17).rounded())
    return "\(seconds + tenths / 10).\(tenths % 10) seconds"
  }
}
