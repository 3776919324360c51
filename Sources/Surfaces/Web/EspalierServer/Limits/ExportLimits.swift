/// The limits on the exported files that one session may request.
public struct ExportLimits: Sendable {
  /// The number of exported files per minute that one session may request continuously.
  public var countPerMinute = 30.0
  /// The number of exported files that one session may request at once.
  public var burst = 20

  /// Creates the standard settings.
  public init() {}
}
