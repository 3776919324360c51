public import EspalierStorage

/// The settings for storing pages outside the process, so that a restart restores them.
public struct PageRestorationSettings: Sendable {
  /// The store that keeps pages outside the process, so that a restart restores them; nil for an SQLite file in
  /// ``WebConfiguration/dataDirectory``.
  public var store: (any PageStore)?
  /// The interval at which changed pages are stored.
  ///
  /// After the process is killed, pages are restored from a state that is at most this old.
  public var interval: Duration = .milliseconds(100)
  /// The time that a page is stored for a browser that does not return.
  public var lifetime: Duration = .seconds(86_400)
  /// The greatest number of stored pages; the oldest are removed first.
  public var maximumCount = 20_000
  /// The greatest number of bytes that are stored for a page. If a page is larger, the server stores only its places,
  /// and logs that.
  public var maximumBytes = 262_144

  /// Creates the standard settings.
  public init() {}
}
