public import EspalierViews

extension TableRow: HTMLDrawn {
  /// A row of cells. Each knows its column's name, which stands before it where columns do not fit.
  ///
  /// Of a row that leads on or does something, the first cell is the link or button, and the others stand beside it.
  public static func draw(_ element: inout HTMLElement) {
    element.tag = "tr"
    guard let group = ViewSchema.of(Self.self).layout.group else { return }
    let elements = ViewSchema.of(Self.self).elements
    for (place, item) in group.items.enumerated() {
      guard case .child(let number, _) = item, elements.indices.contains(number) else { continue }
      element.add("td") { cell in
        cell.attribute("data-column", of: TableRowProperties.columns) { columns in
          columns.columns.indices.contains(place) ? columns.columns[place].title : nil
        }
        cell.look(of: TableRowProperties.columns) { $0.look(of: place) }
        let row = place == 0 ? cell.scope : cell.scope.besideControl
        let scope = row.child(elements[number].type, element: number)
        cell.content.append(.element(HTMLDrawing.view(elements[number].type, scope: scope)))
      }
    }
  }
}

extension TableHeadings {
  /// Returns the look that aligns the heading and cells of a column; nil for the start, and for a place without a
  /// column.
  func look(of place: Int) -> String? {
    guard columns.indices.contains(place), columns[place].alignment != .start else { return nil }
    return "text-\(columns[place].alignment.rawValue)"
  }
}
