extension Section {
  /// Creates a section with a row for each item of a paged list.
  ///
  /// It has a row for each item from the first answer on. A page is fetched when its rows become visible; until then
  /// they are grey shapes. A page that could not be fetched is replaced by the reason and a button to try again.
  ///
  /// Before the first answer, the section shows grey shapes, or the reason why there is none, with a retry. If the list
  /// has no items, it shows the message `empty`. If a later `reload` fails, the reason and a retry are above the rows.
  ///
  /// ```swift
  /// struct Line: Hashable, Sendable, Identifiable { var id: Int }
  /// @MainActor func lines(_ pages: PagedList<Line>) -> Section {
  ///   Section("lines", pages, empty: EmptyState("No lines yet")) { line in Row(Label.with(.text("Line \(line.id)"))) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - id: The section's identity in its screen.
  ///   - pages: The list.
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
    _ id: String, _ pages: PagedList<Item>, reading: repeat each Reading, header: String = "", footer: String = "",
    layout: Layout = .list, selection: RowSelection<Item.ID>? = nil, skeleton: Int = 8, empty: EmptyState? = nil,
    retry: (@MainActor @Sendable () async throws -> Void)? = nil,
    file: StaticString = #fileID, line: UInt = #line,
    row: @escaping @MainActor @Sendable (Item) -> Row
  ) where Item.ID: Sendable {
    self.init(
      paged: id, pages, reading: RowReading(repeat each reading), header: header, footer: footer, layout: layout,
      selection: selection, skeleton: skeleton, empty: empty, retry: retry, operations: ItemsOperations(), file: file,
      line: line, row: row)
  }

  @usableFromInline @MainActor init<Item: Equatable & Sendable & Identifiable>(
    paged id: String, _ pages: PagedList<Item>, reading: RowReading, header: String, footer: String, layout: Layout,
    selection: RowSelection<Item.ID>?, skeleton: Int, empty: EmptyState?,
    retry: (@MainActor @Sendable () async throws -> Void)?, operations: ItemsOperations<Item>, file: StaticString,
    line: UInt, row: @escaping @MainActor @Sendable (Item) -> Row
  ) where Item.ID: Sendable {
    var items = ItemsContent(items: pages.items, reading: reading, operations: operations, make: row)
    items.selection = selection
    let states = PageStates(
      skeleton: skeleton, empty: empty, site: DeclarationSite(file, line),
      retry: retry ?? { [weak pages] in await pages?.reload() })
    self.init(
      id: id, header: header, footer: footer, layout: layout, submission: nil, isExpanded: nil,
      site: states.site, content: PagedContent(items, of: pages))
    show(states, count: pages.total, error: pages.error)
  }

  /// Shows the state of a list instead of its rows, or above them.
  @MainActor mutating func show(_ states: PageStates, count: Int?, error: (any Error)?) {
    surroundings = PageSurroundings()
    switch (count, error) {
    case (nil, nil):
      content = RowsContent(rows: states.skeletonRows)
      isSkeleton = true
    case (nil, let error?):
      content = RowsContent(rows: [.failure(error, at: states.site, retry: states.retry)])
      layout = .plain
    case (0, nil):
      content = RowsContent(rows: [.empty(states.emptyState, at: states.site)])
      layout = .plain
    case (_, let error?): surroundings?.notice = Row.failure(error, at: states.site, retry: states.retry).component
    case (_, nil): break
    }
  }
}
