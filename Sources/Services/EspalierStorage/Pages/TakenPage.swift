public import Foundation

/// A page that was taken over out of a ``PageStore``.
public struct TakenPage: Sendable, Hashable {
  /// The sealed page; nil when nothing was kept of it.
  public var content: Data?
  /// The right to change the page, for the server that has taken it over.
  public var lease: PageLease

  /// Creates a page that was taken over; a store does this.
  public init(content: Data?, lease: PageLease) { (self.content, self.lease) = (content, lease) }
}
