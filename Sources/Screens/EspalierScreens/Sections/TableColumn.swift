public import EspalierViews

/// A column of a table: its heading, and its cell for an item.
///
/// ```swift
/// struct Operation: Hashable, Sendable, Identifiable { var id: Int; var day: String; var amount: String }
/// @MainActor final class Ledger { var operations: [Operation] = []; var sort: TableSort? }
/// @MainActor func section(_ ledger: Ledger) -> Section {
///   Section(
///     "operations", ledger.operations, sort: Binding(ledger, \.sort),
///     columns: TableColumn("Day", sort: "day") { Label.with(.text($0.day)) },
///     TableColumn("Amount", sort: "amount", alignment: .end) { Label.with(.text($0.amount)) })
/// }
/// ```
///
/// Each column has its own cell, so there are always as many cells as headings.
public struct TableColumn<Item: Sendable, Cell: View>: Sendable {
  /// The heading, as a surface shows it.
  public let heading: TableHeading
  let cell: @MainActor @Sendable (Item) -> Component<Cell>

  /// Creates a column. With a `sort`, its heading is a button that sorts by that name. Align numbers at the `end`.
  public init(
    _ title: String, sort: String? = nil, alignment: Alignment = .start,
    cell: @escaping @MainActor @Sendable (Item) -> Component<Cell>
  ) {
    heading = TableHeading(id: sort ?? title, title: title, alignment: alignment, isSortable: sort != nil)
    self.cell = cell
  }
}

extension Section {
  /// Creates a table over items, with a column for each property and a row for each item.
  ///
  /// The app sorts the items: a tap on a heading writes to `sort`, and the next screen has its items in that order.
  ///
  /// The rows behave like those of other sections. In a row with a link or an action, the first cell is the link or
  /// button, and the row handles taps anywhere except on the controls in its other cells.
  ///
  /// ```swift
  /// struct Invoice: Hashable, Sendable, Identifiable { var id: Int; var customer: String; var amount: String }
  /// @MainActor final class Invoices { var all: [Invoice] = []; var chosen: Set<Int> = [] }
  /// @MainActor func section(_ invoices: Invoices) -> Section {
  ///   Section(
  ///     "invoices", invoices.all, selection: .many(Binding(invoices, \.chosen)),
  ///     columns: TableColumn("Customer") { Label.with(.text($0.customer)) },
  ///     TableColumn("Amount", alignment: .end) { Label.with(.text($0.amount)) }
  ///   ) { row, invoice in
  ///     row.link(to: "/invoices/\(invoice.id)").actions(.destructive("Delete") { invoices.all.removeAll { $0.id == invoice.id } })
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - id: The section's identity in its screen.
  ///   - items: The items, in the order of their rows.
  ///   - reading: The values that the cells read besides their items. When one of them changes, all rows are created
  ///     again.
  ///   - header: The title above the table; empty for none.
  ///   - footer: The text below the table; empty for none.
  ///   - sort: The column that the items are sorted by; nil for a table whose headings do not sort.
  ///   - selection: The chosen rows; nil for rows that cannot be chosen.
  ///   - isExpanded: True when the rows are shown. With this binding the header is a button that opens and closes the
  ///     section.
  ///   - onMove: Moves a row to another position; nil for rows that stay where they are.
  ///   - column: The columns, from the start to the end.
  ///   - file: The file that the inspector shows.
  ///   - line: The line that the inspector shows.
  ///   - row: Returns an item's row with its link and its actions; nil leaves rows as they are.
  @inlinable @MainActor
  public init<
    Item: Equatable & Sendable & Identifiable, each Reading: Equatable & Sendable, each Cell: View
  >(
    _ id: String, _ items: [Item], reading: repeat each Reading, header: String = "", footer: String = "",
    sort: Binding<TableSort?>? = nil,
    selection: RowSelection<Item.ID>? = nil, isExpanded: Binding<Bool>? = nil,
    onMove: (@MainActor @Sendable (RowMove<Item.ID>) throws -> Void)? = nil,
    columns column: repeat TableColumn<Item, each Cell>, file: StaticString = #fileID, line: UInt = #line,
    row: (@MainActor @Sendable (Row, Item) -> Row)? = nil
  ) where Item.ID: Sendable {
    self.init(
      table: id, items, reading: RowReading(repeat each reading), header: header, footer: footer, sort: sort,
      selection: selection, isExpanded: isExpanded,
      onMove: onMove, operations: ItemsOperations(), columns: repeat each column, file: file, line: line,
      row: row)
  }

  @usableFromInline @MainActor init<Item: Equatable & Sendable & Identifiable, each Cell: View>(
    table id: String, _ items: [Item], reading: RowReading, header: String, footer: String, sort: Binding<TableSort?>?,
    selection: RowSelection<Item.ID>?, isExpanded: Binding<Bool>?,
    onMove: (@MainActor @Sendable (RowMove<Item.ID>) throws -> Void)?, operations: ItemsOperations<Item>,
    columns column: repeat TableColumn<Item, each Cell>, file: StaticString, line: UInt,
    row: (@MainActor @Sendable (Row, Item) -> Row)?
  ) where Item.ID: Sendable {
    var headings: [TableHeading] = []
    for column in repeat each column { headings.append(column.heading) }
    let columns = TableHeadings(headings)
    // All rows share one box, so that comparing it is comparing two pointers.
    let boxed = columns.styleValue
    // The classes of the columns are looked up here, once; a look-up for each row took half of the row's time.
    var parts: [@MainActor @Sendable (Item) -> AnyComponent] = []
    for column in repeat each column { parts.append { column.cell($0).erased } }
    let cells = TableCells(of: TableRow<repeat each Cell>.self, columns: boxed)
    var content = ItemsContent(items: items, reading: reading.with(columns), operations: operations) { [parts] item in
      let whole = Row(cells.row(of: parts.map { $0(item) }), file: file, line: line)
      return row?(whole, item) ?? whole
    }
    content.selection = selection
    content.onMove = onMove
    self.init(
      id: id, header: header, footer: footer, layout: .list, submission: nil, isExpanded: isExpanded,
      site: DeclarationSite(file, line), content: content)
    self.columns = columns
    self.sorting = sort.map { Sorting(current: $0.value, binding: $0) }
  }

  /// The sort order of a table, and the binding that a tap on a column's heading writes to.
  struct Sorting: Sendable {
    let current: TableSort?
    let binding: Binding<TableSort?>
  }
}
