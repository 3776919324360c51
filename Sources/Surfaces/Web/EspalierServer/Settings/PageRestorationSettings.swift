public import EspalierStorage

/// The settings by which pages are kept beyond the process, so that a restart gives them back.
public struct PageRestorationSettings: Sendable {
  /// The store that keeps pages beyond this process, so that a restart gives them back; nil for an SQLite file in
  /// ``WebConfiguration/dataDirectory``.
  public var store: (any PageStore)?
  /// The interval at which changed pages are kept.
  ///
  /// A program that is killed gives back pages as they were at most this long ago.
  public var interval: Duration = .milliseconds(100)
  /// The time that a page is kept for a browser that does not come back.
  public var lifetime: Duration = .seconds(86_400)
  /// The greatest number of kept pages; the oldest go first.
  public var maximumCount = 20_000
  /// The greatest number of bytes that are kept of a page; of a larger page only the places are kept, which the log
  /// says.
  public var maximumBytes = 262_144

  /// Creates the standard settings.
  public init() {}
}
