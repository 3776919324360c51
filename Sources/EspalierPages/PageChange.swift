public import Foundation

/// One change in a ``PageStore``: a page as it is now, or that it is to be forgotten.
public struct PageChange: Sendable, Hashable {
  /// The page. It says nothing about who it belongs to.
  public var name: String
  /// The sealed page; nil forgets it.
  public var content: Data?
  /// When it was like that.
  public var moment: Date

  /// Describes a change.
  public init(_ name: String, content: Data?, moment: Date = Date()) {
    self.name = name
    self.content = content
    self.moment = moment
  }
}
