/// One column of a table, as its heading is read.
public struct TableHeading: Hashable, Sendable {
  /// What the app knows it by, unique in its table.
  public var id: String
  /// The heading.
  public var title: String
  /// Where heading and cells stand in their width: start, center or end.
  public var alignment: Alignment
  /// Whether a tap on the heading sorts by it.
  public var isSortable: Bool

  /// Describes a column.
  public init(id: String, title: String, alignment: Alignment = .start, isSortable: Bool = false) {
    self.id = id
    self.title = title
    self.alignment = alignment
    self.isSortable = isSortable
  }
}

/// The columns of a table, in reading order.
public struct TableHeadings: StyleValueConvertible, ExpressibleByArrayLiteral {
  /// The columns.
  public var columns: [TableHeading]

  /// Collects columns.
  public init(_ columns: [TableHeading]) { self.columns = columns }
  /// Collects columns.
  public init(arrayLiteral elements: TableHeading...) { columns = elements }
}

/// What a table is sorted by.
public struct TableSort: StyleValueConvertible, Codable {
  /// The identifier of the column.
  public var column: String
  /// Whether the smallest comes first.
  public var isAscending: Bool

  /// Sorts by a column.
  public init(_ column: String, isAscending: Bool = true) {
    self.column = column
    self.isAscending = isAscending
  }

  /// What a tap on a heading makes of it: another column from its smallest on, the same one the other way round.
  public func tapped(_ column: String) -> TableSort {
    TableSort(column, isAscending: column == self.column ? !isAscending : true)
  }
}
