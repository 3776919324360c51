public import Foundation

/// A page that was taken over out of a ``PageStore``.
public struct TakenPage: Sendable, Hashable {
  /// The sealed page; nil when nothing was kept of it.
  public var content: Data?
  /// The right to change it, for whoever has taken it.
  public var lease: PageLease

  /// Describes a page that was taken over; a store makes it.
  public init(content: Data?, lease: PageLease) { (self.content, self.lease) = (content, lease) }
}
