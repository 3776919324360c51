/// The events of a store as CSV, piece by piece: see ``AnalyticsStore/exportCSV()``.
///
/// ```swift
/// func size(of store: AnalyticsStore) async throws -> Int {
///   var bytes = 0
///   for try await lines in store.exportCSV() { bytes += lines.utf8.count }
///   return bytes
/// }
/// ```
public struct AnalyticsCSV: AsyncSequence, Sendable {
  let store: AnalyticsStore

  /// Begins with the names of the columns.
  public func makeAsyncIterator() -> Iterator { Iterator(store: store) }

  /// Reads a piece at a time.
  public struct Iterator: AsyncIteratorProtocol {
    let store: AnalyticsStore
    private var last: Int64?

    init(store: AnalyticsStore) { self.store = store }

    /// The next lines, each with its end; nil after the last.
    public mutating func next() async throws -> String? {
      guard let last else {
        self.last = 0
        return CSV.line(AnalyticsEntry.columns)
      }
      let page = try await store.lines(after: last)
      self.last = page?.last ?? last
      return page?.text
    }
  }
}
