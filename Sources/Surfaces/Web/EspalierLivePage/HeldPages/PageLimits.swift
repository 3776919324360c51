/// The limits on the pages that a server holds: their number, and the time for which they wait for their browsers.
///
/// A page is one tab of a browser. A page that is ended to make room is created again when its browser requests it.
public struct PageLimits: Sendable {
  /// The greatest number of pages (tabs) of one session.
  public var maximumCountOfSession = 32
  /// The greatest number of pages in all.
  public var maximumCount = 10_000
  /// The greatest number of pages without a connection.
  ///
  /// A further one ends the page that has waited longest. If the browser of that page returns, the page is created
  /// again.
  public var maximumWaitingCount = 1_000
  /// The time that the server holds a page after its connection is closed.
  public var disconnectedTime: Duration = .seconds(60)
  /// The time that the server holds a page for a browser that has loaded it but never connected.
  public var neverConnectedTime: Duration = .seconds(30)

  /// Creates the standard limits.
  public init() {}
}
