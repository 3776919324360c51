/// The limits on forms that browsers submit, and on those that are kept because they were not accepted.
public struct FormLimits: Sendable {
  /// The greatest size of a submitted form, in bytes.
  public var maximumBytes = 65_536
  /// The number of forms a minute that one session may submit for long.
  public var countPerMinute = 30.0
  /// The number of forms that one session may submit at once.
  public var burst = 20
  /// The greatest number of bytes of a form that was not accepted, kept until the form is shown again; the longest
  /// texts are left out first, secrets always.
  public var maximumRejectedBytes = 4_096
  /// The greatest number of bytes of forms that were not accepted, for all sessions; the oldest form is dropped first.
  public var maximumRejectedBytesOfAll = 4 * 1_048_576
  /// The time that a form that was not accepted is kept for a browser that does not come for it.
  public var rejectedTime: Duration = .seconds(60)

  /// Creates the standard settings.
  public init() {}
}
