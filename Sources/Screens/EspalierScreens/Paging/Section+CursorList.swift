internal import EspalierViews

extension Section {
  /// Creates a section with a row for each item of a list that grows, and with the states of the list.
  ///
  /// Close to the end of its rows, the next page is fetched. A page that could not be fetched leaves the reason and a
  /// button to try again at the end. Before the first answer, the section shows grey shapes, or the reason why there is
  /// none, with a retry. If the list has no items, it shows the message `empty`. If a later `reload` fails, the reason
  /// and a retry are above the rows.
  ///
  /// - Parameters:
  ///   - id: The section's identity in its screen.
  ///   - list: The list.
  ///   - reading: The values that the rows read besides their items.
  ///   - header: The title above the rows; empty for none.
  ///   - footer: The text below the rows; empty for none.
  ///   - layout: The arrangement of the rows.
  ///   - selection: The chosen rows; nil for rows that cannot be chosen.
  ///   - skeleton: The number of grey shapes before the first answer.
  ///   - empty: The message for a list without items; by default a general message in the window's words.
  ///   - retry: The function that tries again after the first load, or a reload, has failed; by default the list's
  ///     `reload`.
  ///   - file: The file that the inspector shows.
  ///   - line: The line that the inspector shows.
  ///   - row: Returns the row of an item.
  @inlinable @MainActor
  public init<
    Item: Equatable & Sendable & Identifiable, each Reading: Equatable & Sendable
  >(
    _ id: String, _ list: CursorList<Item>, reading: repeat each Reading, header: String = "", footer: String = "",
    layout: Layout = .list, selection: RowSelection<Item.ID>? = nil, skeleton: Int = 8, empty: EmptyState? = nil,
    retry: (@MainActor @Sendable () async throws -> Void)? = nil,
    file: StaticString = #fileID, line: UInt = #line,
    row: @escaping @MainActor @Sendable (Item) -> Row
  ) where Item.ID: Sendable {
    self.init(
      growing: id, list, reading: RowReading(repeat each reading), header: header, footer: footer, layout: layout,
      selection: selection, skeleton: skeleton, empty: empty, retry: retry, operations: ItemsOperations(), file: file,
      line: line, row: row)
  }

  @usableFromInline @MainActor init<Item: Equatable & Sendable & Identifiable>(
    growing id: String, _ list: CursorList<Item>, reading: RowReading, header: String, footer: String, layout: Layout,
    selection: RowSelection<Item.ID>?, skeleton: Int, empty: EmptyState?,
    retry: (@MainActor @Sendable () async throws -> Void)?, operations: ItemsOperations<Item>, file: StaticString,
    line: UInt, row: @escaping @MainActor @Sendable (Item) -> Row
  ) where Item.ID: Sendable {
    self.init(
      id: id, header: header, footer: footer, layout: layout, isExpanded: nil, items: list.items ?? [],
      reading: reading, operations: operations, selection: selection, onMove: nil, file: file, line: line, row: row)
    let states = PageStates(
      skeleton: skeleton, empty: empty, site: site, retry: retry ?? { [weak list] in await list?.reload() })
    show(states, count: list.isAtEnd || list.items?.isEmpty == false ? list.items?.count : nil, error: list.error)
    guard list.items != nil, !list.isAtEnd else { return }
    surroundings?.end = Self.end(of: list)
  }

  @MainActor private static func end<Item>(of list: CursorList<Item>) -> (key: String, view: AnyComponent) {
    if let error = list.nextError {
      return ("failure", PageFailureView.with(error) { [weak list] in await list?.loadMore() }.erased)
    }
    // Another one for each page, because a person who is at the end of the last page is at the end of this one.
    return (
      "more-\(list.pageCount)",
      MoreRowsView.with(
        .set(\.text, ChromeWords.current.loading), .onTask(.seen) { [weak list] _ in await list?.loadMore() }
      ).erased
    )
  }
}
