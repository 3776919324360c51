/// A right to change a stored page. When another server takes the page over, it gets a later lease, and the earlier
/// lease becomes invalid.
///
/// A lease is a fence and not a clock: it does not expire. A server that was paused and continues finds that its pages
/// belong to another server, however long the pause was.
///
/// ```swift
/// let first = PageLease.first
/// print(first < first.next)  // true
/// ```
public struct PageLease: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number of times that the page was taken over.
  public let rawValue: Int

  /// Creates the lease of a page that was taken over a number of times.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The lease of a new page, whose name no other server knows yet.
  public static let first = PageLease(rawValue: 0)

  /// The lease of the server that takes the page over next.
  public var next: PageLease { PageLease(rawValue: rawValue + 1) }

  /// Returns a Boolean value that indicates whether the first lease is the earlier one.
  public static func < (one: PageLease, other: PageLease) -> Bool { one.rawValue < other.rawValue }
}
