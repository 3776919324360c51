/// A source of the rows of a long list: the number of items, and a method to fetch some of them.
///
/// ```swift
/// struct Numbers: RowSource {
///   func count() async throws -> Int { 50_000 }
///   func items(in range: Range<Int>) async throws -> [Number] { range.map(Number.init) }
/// }
/// struct Number: Hashable, Sendable, Identifiable { var id: Int }
/// ```
public protocol RowSource<Item>: Sendable {
  /// The type that a row is made from.
  associatedtype Item: Equatable & Sendable & Identifiable
  /// Returns the number of items.
  func count() async throws -> Int
  /// Returns the items in a range; fewer when the list has become shorter.
  func items(in range: Range<Int>) async throws -> [Item]
}
