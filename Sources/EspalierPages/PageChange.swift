public import Foundation

/// One change in a ``PageStore``: a page as it is now, or that it is to be forgotten.
public struct PageChange: Sendable, Hashable {
  /// The page. It says nothing about who it belongs to.
  public var name: String
  /// The sealed page; nil forgets it.
  public var content: Data?
  /// The right to change it: what it was taken over with, or ``PageLease/first`` for a page that was just made.
  public var lease: PageLease
  /// When it was like that.
  public var moment: Date

  /// Describes a change.
  public init(_ name: String, content: Data?, lease: PageLease = .first, moment: Date = Date()) {
    self.name = name
    self.content = content
    self.lease = lease
    self.moment = moment
  }
}
