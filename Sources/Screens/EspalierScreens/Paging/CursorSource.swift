/// A source of items without a number: each page leads to the next one, as in an API with cursors, "more" links, or
/// pages that end.
///
/// ```swift
/// struct Posts: CursorSource {
///   struct Post: Hashable, Sendable, Identifiable { var id: Int }
///
///   func page(after cursor: Int?) async throws -> CursorPage<Post, Int> {
///     let first = cursor ?? 0
///     return CursorPage((first..<first + 20).map(Post.init), next: first < 100 ? first + 20 : nil)
///   }
/// }
/// ```
///
/// For a source that knows its number of items, use a ``RowSource``: a person then reaches any of them at once.
public protocol CursorSource<Item>: Sendable {
  /// The type of the items; each item has one row.
  associatedtype Item: Equatable & Sendable & Identifiable
  /// The type of what leads to the next page: a token, the number of a page, the last item.
  associatedtype Cursor: Sendable
  /// Returns the page after a cursor; the first page for nil.
  func page(after cursor: Cursor?) async throws -> CursorPage<Item, Cursor>
}

/// A page of a ``CursorSource``.
public struct CursorPage<Item: Sendable, Cursor: Sendable>: Sendable {
  /// The items of the page, in order.
  public var items: [Item]
  /// The cursor of the next page; nil for the last page.
  public var next: Cursor?

  /// Creates a page. Without a next cursor it is the last page.
  public init(_ items: [Item], next: Cursor?) {
    self.items = items
    self.next = next
  }
}
