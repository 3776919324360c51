/// The limits on forms that browsers submit, and on rejected forms that are kept.
public struct FormLimits: Sendable {
  /// The greatest size of a submitted form, in bytes.
  public var maximumBytes = 65_536
  /// The number of forms per minute that one session may submit continuously.
  public var countPerMinute = 30.0
  /// The number of forms that one session may submit at once.
  public var burst = 20
  /// The greatest number of bytes that are kept of one rejected form, until the form is shown again. If the form is
  /// larger, its longest texts are omitted first. Secrets are never kept.
  public var maximumRejectedBytes = 4_096
  /// The greatest number of bytes of rejected forms that are kept for all sessions; the oldest form is dropped first.
  public var maximumRejectedBytesOfAll = 4 * 1_048_576
  /// The time that a rejected form is kept for a browser that does not request it.
  public var rejectedTime: Duration = .seconds(60)

  /// Creates the standard settings.
  public init() {}
}
