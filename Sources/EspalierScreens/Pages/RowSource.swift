/// Where the rows of a long list come from: how many there are, and a way to fetch some of them.
///
/// ```swift
/// struct Numbers: RowSource {
///   func count() async throws -> Int { 50_000 }
///   func items(in range: Range<Int>) async throws -> [Number] { range.map(Number.init) }
/// }
/// struct Number: Hashable, Sendable, Identifiable { var id: Int }
/// ```
public protocol RowSource<Item>: Sendable {
  /// What a row is made from.
  associatedtype Item: Equatable & Sendable & Identifiable
  /// How many items there are.
  func count() async throws -> Int
  /// The items in a range; fewer when the list has become shorter.
  func items(in range: Range<Int>) async throws -> [Item]
}
