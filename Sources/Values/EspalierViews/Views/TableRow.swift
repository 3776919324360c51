/// A row of a table with one cell for each column. `Section(_:_:columns:)` creates such rows.
///
/// The type contains the classes of the cells in the order of the columns, so a row cannot have more or fewer cells
/// than another one of its table.
public final class TableRow<each Cell: View>: View {
  /// The layout of the cells, in order and named by their index.
  public override class var layout: Layout {
    StackParts.layout(.horizontal, .medium, .baseline, repeat (each Cell).self)
  }
}

/// The properties of a ``TableRow``, regardless of its cells.
public enum TableRowProperties {
  /// The columns to which the cells belong. They determine the alignment of the cells. If the columns do not fit beside
  /// each other, each cell shows the heading of its column.
  @inlinable public static var columns: Property<TableHeadings> {
    Property(.columns, default: TableHeadings([]))
  }
}

/// A builder that assembles the rows of a table from cells.
package struct TableCells: Sendable {
  private let type: View.Type
  /// The style that sets the columns. All rows share its value in one box.
  private let columns: StyleEntry
  /// The element number of each cell in a row. A row adds it to the element numbers of the cell's styles.
  private let positions: [Int]

  /// Creates a builder for table rows of the given class.
  ///
  /// - Parameter columns: The ``TableHeadings/styleValue`` of the columns.
  package init<each Cell: View>(of type: TableRow<repeat each Cell>.Type, columns: StyleValue) {
    self.type = type
    self.columns = StyleEntry(key: StyleSlot.key(TableRowProperties.columns.number), value: columns)
    var positions: [Int] = []
    var next = 1
    for cell in repeat (each Cell).self {
      positions.append(next)
      next += ViewSchema.of(cell).elements.count
    }
    self.positions = positions
  }

  /// Returns a row of cells. The classes of the cells must be those that the class of the row names.
  package func row(of cells: [AnyComponent]) -> AnyComponent {
    var entries: [StyleEntry] = []
    entries.reserveCapacity(cells.reduce(1) { $0 + $1.written.entries.count })
    entries.append(columns)
    var handlers: [EventHandler] = []
    for (position, cell) in zip(positions, cells) {
      let shift = StyleSlot.distance(position)
      for entry in cell.written.entries { entries.append(StyleEntry(key: entry.key + shift, value: entry.value)) }
      for handler in cell.storage.handlers { handlers.append(handler.moved(by: position)) }
    }
    return AnyComponent(type: type, storage: StyleStorage(entries: entries, handlers: handlers))
  }
}

extension AnyComponent {
  /// The numbers of the properties of running text: its text and its colour.
  private static let textNumbers = [Label.text.number, Label.color.number]

  /// True if this is a row of a table without any action, and its cells are labels that set only a text and a colour.
  package var isRowOfText: Bool {
    guard isSet(TableRowProperties.columns), handlers.isEmpty, !isSet(View.destination) else { return false }
    return storage.entries.allSatisfy {
      StyleSlot.element(of: $0.key) == 0 || Self.textNumbers.contains(StyleSlot.number(of: $0.key))
    } && ViewSchema.of(type).elements.dropFirst().allSatisfy { $0.type == Label.self }
  }
}
