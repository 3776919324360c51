/// The description of a column of a table: its heading, its alignment and its sorting.
public struct TableHeading: Hashable, Sendable {
  /// The identifier of the column, unique in its table.
  public var id: String
  /// The text of the heading.
  public var title: String
  /// The alignment of heading and cells in the width of the column: start, center or end.
  public var alignment: Alignment
  /// A Boolean value that indicates whether a tap on the heading sorts by the column.
  public var isSortable: Bool

  /// Creates the description of a column from its parts.
  public init(id: String, title: String, alignment: Alignment = .start, isSortable: Bool = false) {
    self.id = id
    self.title = title
    self.alignment = alignment
    self.isSortable = isSortable
  }
}

/// The columns of a table, in reading order.
public struct TableHeadings: StyleValueConvertible, ExpressibleByArrayLiteral {
  /// The columns of the table, in reading order.
  public var columns: [TableHeading]

  /// Creates a list from an array of columns.
  public init(_ columns: [TableHeading]) { self.columns = columns }
  /// Creates a list from an array literal of columns.
  public init(arrayLiteral elements: TableHeading...) { columns = elements }
}

/// The order of a table's rows: the column that they are sorted by, and the direction.
public struct TableSort: StyleValueConvertible, Codable {
  /// The identifier of the column.
  public var column: String
  /// A Boolean value that indicates whether the smallest value comes first.
  public var isAscending: Bool

  /// Creates an order by a column.
  public init(_ column: String, isAscending: Bool = true) {
    self.column = column
    self.isAscending = isAscending
  }

  /// Returns the order after a tap on a heading. The heading of another column sorts from the smallest value on, and
  /// the heading of the same column reverses the order.
  public func tapped(_ column: String) -> TableSort {
    TableSort(column, isAscending: column == self.column ? !isAscending : true)
  }
}
