/// The cells of one row of a table, one for each column: `Section(_:_:columns:)` makes it.
///
/// The classes of the cells are in the type, in the order of the columns, so a row cannot have more or fewer cells than
/// another one of its table.
public final class TableRow<each Cell: View>: View {
  /// The cells, in order, named by their place.
  public override class var layout: Layout {
    var items: [Layout.Item] = []
    for cell in StackParts.declare(for: Self.self, repeat (each Cell).self) {
      items.append(.child(element: cell.element, base: AnyComponent(type: cell.type, storage: StyleStorage())))
    }
    return Layout(group: Layout.Group(axis: .horizontal, spacing: .medium, alignment: .baseline, items: items))
  }
}

/// The properties of a ``TableRow``, whatever its cells.
public enum TableRowProperties {
  /// The columns that the cells stand in: for their alignment, and for their names where columns do not fit.
  @inlinable public static var columns: Property<TableHeadings> {
    Property(number: 410, "columns", default: TableHeadings([]))
  }
}

extension Component {
  /// Returns a table's row of cells.
  ///
  /// - Parameter columns: The ``TableHeadings/styleValue`` of the columns, made once for all rows of a table.
  package static func tableRow<each Cell: View>(
    columns: StyleValue, _ cell: repeat Component<each Cell>
  ) -> Component where Target == TableRow<repeat each Cell> {
    let cells = Component<Stack<repeat each Cell>>.stack(repeat each cell).storage
    let own = StyleEntry(key: StyleSlot.key(TableRowProperties.columns.number), value: columns)
    return Component(storage: StyleStorage(entries: [own] + cells.entries, handlers: cells.handlers))
  }
}

extension AnyComponent {
  /// The numbers of the properties that running text has.
  private static let textNumbers = [
    Label.text.number, Label.color.number, Label.hasTabularFigures.number, View.tag.number,
  ]

  /// True if this is a table's row that does nothing, of labels of which nothing is set but what running text has.
  package var isRowOfText: Bool {
    guard isSet(TableRowProperties.columns), handlers.isEmpty, !isSet(View.destination) else { return false }
    return storage.entries.allSatisfy {
      StyleSlot.element(of: $0.key) == 0 || Self.textNumbers.contains(StyleSlot.number(of: $0.key))
    } && ViewSchema.of(type).elements.dropFirst().allSatisfy { $0.type == Label.self }
  }
}
