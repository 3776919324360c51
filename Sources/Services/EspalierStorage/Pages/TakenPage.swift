public import Foundation

/// A page that a server has taken over from a ``PageStore``.
public struct TakenPage: Sendable, Hashable {
  /// The sealed page; nil if it has no stored content.
  public var content: Data?
  /// The right to change the page. It belongs to the server that has taken the page over.
  public var lease: PageLease

  /// Creates a page that was taken over. Only stores need this initializer.
  public init(content: Data?, lease: PageLease) { (self.content, self.lease) = (content, lease) }
}
