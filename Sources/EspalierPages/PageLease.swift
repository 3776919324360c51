/// The right to change a page that is kept. Whoever takes the page over has a later one, and from then on an earlier one
/// changes nothing.
///
/// It is a fence and no clock: it does not run out. A server that was paused and goes on finds that its pages are somebody
/// else's by now, however long it took.
///
/// ```swift
/// let first = PageLease.first
/// print(first < first.next)  // true
/// ```
public struct PageLease: RawRepresentable, Hashable, Comparable, Sendable {
  /// How often the page was taken over.
  public let rawValue: Int

  /// That of a page which was taken over so often.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// That of a page which was just made, under a name that nobody else knows yet.
  public static let first = PageLease(rawValue: 0)

  /// That of whoever takes the page over next.
  public var next: PageLease { PageLease(rawValue: rawValue + 1) }

  /// The earlier one is the smaller.
  public static func < (one: PageLease, other: PageLease) -> Bool { one.rawValue < other.rawValue }
}
