/// The limits on the pages that a server holds: their numbers, and the times for which they wait for their browsers.
///
/// A page is one tab of a browser. One that is ended to make room is made again when its browser asks for it.
public struct PageLimits: Sendable {
  /// The greatest number of pages (tabs) of one session.
  public var maximumCountOfSession = 32
  /// The greatest number of pages in all.
  public var maximumCount = 10_000
  /// The greatest number of pages without a connection; the one that has waited longest is ended first, and made again
  /// if its browser asks for it.
  public var maximumWaitingCount = 1_000
  /// The time that a page is held after its connection has gone.
  public var disconnectedTime: Duration = .seconds(60)
  /// The time that a page is held for a browser that has loaded it but never connected.
  public var neverConnectedTime: Duration = .seconds(30)

  /// Creates the standard limits.
  public init() {}
}
