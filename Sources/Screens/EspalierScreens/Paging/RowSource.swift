/// A source of items for the rows of a long list. It returns the number of items, and fetches ranges of them.
///
/// ```swift
/// struct Numbers: RowSource {
///   func count() async throws -> Int { 50_000 }
///   func items(in range: Range<Int>) async throws -> [Number] { range.map(Number.init) }
/// }
/// struct Number: Hashable, Sendable, Identifiable { var id: Int }
/// ```
public protocol RowSource<Item>: Sendable {
  /// The type of the items; each item has one row.
  associatedtype Item: Equatable & Sendable & Identifiable
  /// Returns the number of items.
  func count() async throws -> Int
  /// Returns the items in a range; fewer when the list has become shorter.
  func items(in range: Range<Int>) async throws -> [Item]
}
