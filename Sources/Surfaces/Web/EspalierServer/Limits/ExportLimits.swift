/// The limits on the files of the app that one session may ask for.
public struct ExportLimits: Sendable {
  /// The number of files of the app a minute that one session may ask for, for long.
  public var countPerMinute = 30.0
  /// The number of files of the app that one session may ask for at once.
  public var burst = 20

  /// Creates the standard settings.
  public init() {}
}
