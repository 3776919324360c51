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
/// A column brings its own cell, so there can be no more cells than headings, nor fewer.
public struct TableColumn<Item: Sendable, Cell: View>: Sendable {
  /// The heading, as a surface shows it.
  public let heading: TableHeading
  let cell: @MainActor @Sendable (Item) -> Component<Cell>

  /// Creates a column. With a `sort` its heading is a button that sorts by that name; numbers stand at the `end`.
  public init(
    _ title: String, sort: String? = nil, alignment: Alignment = .start,
    cell: @escaping @MainActor @Sendable (Item) -> Component<Cell>
  ) {
    heading = TableHeading(id: sort ?? title, title: title, alignment: alignment, isSortable: sort != nil)
    self.cell = cell
  }
}

extension Section {
  /// Creates a table over items: a column for each property, a row for each item.
  ///
  /// The app does the sorting: a tap on a heading writes to `sort`, and the next screen has its items in that order.
  @inlinable @MainActor public init<Item: Equatable & Sendable & Identifiable, each Cell: View>(
    _ id: String, _ items: [Item], header: String = "", footer: String = "", sort: Binding<TableSort?>? = nil,
    isExpanded: Binding<Bool>? = nil, columns column: repeat TableColumn<Item, each Cell>
  ) where Item.ID: Sendable {
    self.init(
      table: id, items, header: header, footer: footer, sort: sort, isExpanded: isExpanded,
      operations: ItemsOperations(), columns: repeat each column)
  }

  @usableFromInline @MainActor init<Item: Equatable & Sendable & Identifiable, each Cell: View>(
    table id: String, _ items: [Item], header: String, footer: String, sort: Binding<TableSort?>?,
    isExpanded: Binding<Bool>?, operations: ItemsOperations<Item>, columns column: repeat TableColumn<Item, each Cell>
  ) where Item.ID: Sendable {
    var headings: [TableHeading] = []
    for column in repeat each column { headings.append(column.heading) }
    let columns = TableHeadings(headings)
    // One box for all rows, so that comparing it is comparing two pointers.
    let boxed = columns.styleValue
    self.init(
      id: id, header: header, footer: footer, layout: .list, submission: nil, isExpanded: isExpanded,
      content: ItemsContent(items: items, reading: columns, operations: operations) { item, _ in
        Row(Component.tableRow(columns: boxed, repeat (each column).cell(item)))
      })
    self.columns = columns
    self.sorting = sort.map { Sorting(current: $0.value, binding: $0) }
  }

  /// The order of a table, and the binding that a tap on a heading writes to.
  struct Sorting: Sendable {
    let current: TableSort?
    let binding: Binding<TableSort?>
  }
}
