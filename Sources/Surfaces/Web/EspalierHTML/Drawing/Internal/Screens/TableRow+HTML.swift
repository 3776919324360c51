public import EspalierViews
internal import EspalierScreens

extension TableRow: HTMLDrawn {
  /// Draws a row of cells. Each cell has its column's name, and shows it before the content if the columns do not fit.
  ///
  /// In a row that leads to a place or performs an action, the first cell is the link or button, and the others are
  /// beside it.
  public static func draw(_ element: inout HTMLElement) {
    element.tag = "tr"
    guard let group = ViewSchema.of(Self.self).layout.group else { return }
    let elements = ViewSchema.of(Self.self).elements
    for (position, item) in group.items.enumerated() {
      guard case .child(let child) = item, elements.indices.contains(child.element) else { continue }
      let number = child.element
      let row = position == 0 ? element.scope : element.scope.besideControl
      let scope = row.child(elements[number].type, element: number)
      let isLabel = isText(element.scope)
      var cell = HTMLElement("td", scope: isLabel ? scope : element.scope)
      cell.drawColumn(position)
      if isLabel {
        cell.drawRunningText()
      } else {
        cell.content.append(.element(HTMLDrawing.view(elements[number].type, scope: scope)))
      }
      element.content.append(.element(cell))
    }
  }

  /// Returns true if the cells consist only of their labels. Such a row has half the elements.
  private static func isText(_ scope: HTMLScope) -> Bool {
    guard case .row(let traits) = scope.variant, traits.contains(.isText) else { return false }
    return !((Label.self as Any) is any HTMLRedrawn.Type)
  }
}

extension HTMLElement {
  /// Makes this a cell of a column, with the column's name and alignment.
  fileprivate mutating func drawColumn(_ position: Int) {
    // The columns are the row's, whichever element the cell shows.
    let columns = [StyleSlot(TableRowProperties.columns)]
    bind(.attribute, "data-column", rank: .seldom, reading: columns) { reader in
      let columns = reader.component.value(of: TableRowProperties.columns).columns
      return HTMLValue(columns.indices.contains(position) ? columns[position].title : nil)
    }
    looks.append(
      HTMLLook(keys: columns) { $0.component.value(of: TableRowProperties.columns).look(of: position) })
  }

  /// Shows the properties that a label with ``RowTraits/isText`` can have.
  fileprivate mutating func drawRunningText() {
    text(of: Label.text)
    color(of: Label.color, prefix: "ink-", unless: .text, declaring: "color")
  }
}

extension TableHeadings {
  /// Returns the look that aligns the heading and cells of a column; nil for start alignment, and for an index without
  /// a column.
  func look(of position: Int) -> String? {
    guard columns.indices.contains(position), columns[position].alignment != .start else { return nil }
    return "text-\(columns[position].alignment.rawValue)"
  }
}
