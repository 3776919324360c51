/// A row of a table with one cell for each column, which `Section(_:_:columns:)` creates.
///
/// The type contains the classes of the cells in the order of the columns, so a row cannot have more or fewer cells
/// than another one of its table.
public final class TableRow<each Cell: View>: View {
  /// The cells in order, named by their index.
  public override class var layout: Layout {
    StackParts.layout(.horizontal, .medium, .baseline, repeat (each Cell).self)
  }
}

/// The properties of a ``TableRow``, regardless of its cells.
public enum TableRowProperties {
  /// The columns of the cells, for the alignment of the cells, and for their names if the columns do not fit.
  @inlinable public static var columns: Property<TableHeadings> {
    Property(.columns, default: TableHeadings([]))
  }
}

/// A builder that assembles the rows of a table from cells.
package struct TableCells: Sendable {
  private let type: View.Type
  /// The columns, in one box for all rows.
  private let columns: StyleEntry
  /// The element number of each cell, by which its styles are moved.
  private let places: [Int]

  /// - Parameter columns: The ``TableHeadings/styleValue`` of the columns.
  package init<each Cell: View>(of type: TableRow<repeat each Cell>.Type, columns: StyleValue) {
    self.type = type
    self.columns = StyleEntry(key: StyleSlot.key(TableRowProperties.columns.number), value: columns)
    var places: [Int] = []
    var next = 1
    for cell in repeat (each Cell).self {
      places.append(next)
      next += ViewSchema.of(cell).elements.count
    }
    self.places = places
  }

  /// Returns a row of cells, of the classes that the row's own class names.
  package func row(of cells: [AnyComponent]) -> AnyComponent {
    var entries: [StyleEntry] = []
    entries.reserveCapacity(cells.reduce(1) { $0 + $1.storage.entries.count })
    entries.append(columns)
    var handlers: [EventHandler] = []
    for (place, cell) in zip(places, cells) {
      let shift = StyleSlot.distance(place)
      for entry in cell.storage.entries { entries.append(StyleEntry(key: entry.key + shift, value: entry.value)) }
      for handler in cell.storage.handlers { handlers.append(handler.moved(by: place)) }
    }
    return AnyComponent(type: type, storage: StyleStorage(entries: entries, handlers: handlers))
  }
}

extension AnyComponent {
  /// The numbers of the properties that running text has.
  private static let textNumbers = [Label.text.number, Label.color.number]

  /// True if this is a row of a table without any action, whose cells are labels that set only the properties of
  /// running text.
  package var isRowOfText: Bool {
    guard isSet(TableRowProperties.columns), handlers.isEmpty, !isSet(View.destination) else { return false }
    return storage.entries.allSatisfy {
      StyleSlot.element(of: $0.key) == 0 || Self.textNumbers.contains(StyleSlot.number(of: $0.key))
    } && ViewSchema.of(type).elements.dropFirst().allSatisfy { $0.type == Label.self }
  }
}
