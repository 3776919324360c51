public import Foundation

/// A change in a ``PageStore``: the new content of a page, or its removal.
public struct PageChange: Sendable, Hashable {
  /// The name of the page. It says nothing about the page's owner.
  public var name: String
  /// The sealed page; nil removes it.
  public var content: Data?
  /// The right to change the page. It is the lease from the takeover of the page, or ``PageLease/first`` for a new
  /// page.
  public var lease: PageLease
  /// The moment of the change.
  public var moment: Date

  /// Creates a change.
  public init(_ name: String, content: Data?, lease: PageLease = .first, moment: Date = Date()) {
    self.name = name
    self.content = content
    self.lease = lease
    self.moment = moment
  }
}
