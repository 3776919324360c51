/// A sequence of CSV text that contains the events of a store. ``AnalyticsStore/exportCSV()`` returns it.
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

  /// Returns an iterator that begins with the names of the columns.
  public func makeAsyncIterator() -> Iterator { Iterator(store: store) }

  /// An iterator that reads the CSV text in pieces: first the names of the columns, then many events at a time.
  public struct Iterator: AsyncIteratorProtocol {
    let store: AnalyticsStore
    private var last: Int64?

    init(store: AnalyticsStore) { self.store = store }

    /// Returns the next lines, each with its line ending; nil after the last.
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
