/// The cells of one row of a table, one for each column: `Section(_:_:columns:)` makes it.
///
/// The classes of the cells are in the type, in the order of the columns, so a row cannot have more or fewer cells than
/// another one of its table.
public final class TableRow<each Cell: View>: View {
  /// The cells, in order, named by their place.
  public override class var layout: Layout {
    StackParts.layout(.horizontal, .medium, .baseline, repeat (each Cell).self)
  }
}

/// The properties of a ``TableRow``, whatever its cells.
public enum TableRowProperties {
  /// The columns that the cells stand in: for their alignment, and for their names where columns do not fit.
  @inlinable public static var columns: Property<TableHeadings> {
    Property(.columns, default: TableHeadings([]))
  }
}

/// Puts the cells of a table's rows together.
package struct TableCells: Sendable {
  private let type: View.Type
  /// The columns, in one box for all rows.
  private let columns: StyleEntry
  /// The distances by which the styles of each cell are moved.
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

  /// True if this is a table's row that does nothing, of labels of which nothing is set but what running text has.
  package var isRowOfText: Bool {
    guard isSet(TableRowProperties.columns), handlers.isEmpty, !isSet(View.destination) else { return false }
    return storage.entries.allSatisfy {
      StyleSlot.element(of: $0.key) == 0 || Self.textNumbers.contains(StyleSlot.number(of: $0.key))
    } && ViewSchema.of(type).elements.dropFirst().allSatisfy { $0.type == Label.self }
  }
}
