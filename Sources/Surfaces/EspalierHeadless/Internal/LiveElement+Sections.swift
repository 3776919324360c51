package import EspalierScreens
package import EspalierViews

extension LiveElement {
  /// Returns the elements above the rows of a section.
  ///
  /// They are the header, which may expand and collapse the section, the announcement or preview text, and the headings
  /// of the columns.
  package static func section(
    _ c: AnyComponent, node: Int, _ make: (Kind, String) -> LiveElement
  ) -> [LiveElement] {
    var elements: [LiveElement] = []
    let header = c.value(of: SectionView.header)
    if c.value(of: SectionView.isExpanded) != nil {
      elements.append(make(.button, header))
    } else if !header.isEmpty {
      elements.append(make(.heading, header))
      elements += links(in: c.value(of: SectionView.header.asText), node: node)
    }
    let said = c.value(of: SectionView.announcement)
    if !said.isEmpty {
      elements.append(make(.text, said))
    } else if c.value(of: SectionView.isSkeleton) {
      elements.append(make(.text, c.value(of: SectionView.loadingText) + "…"))
    }
    for column in c.value(of: SectionView.columns).columns {
      var heading = make(column.isSortable ? .button : .text, column.title)
      heading.event = .action
      heading.eventValue = .text(column.id)
      elements.append(heading)
    }
    return elements
  }

  /// Returns the elements of a row. A row acts as one element if it leads to a place, performs an action, or can be
  /// selected.
  ///
  /// In a table's row, that element is the first cell, which gives the row its name; controls in the other cells stay
  /// separate.
  package static func row(
    _ component: AnyComponent, in schema: ViewSchema, node: Int, form: Row.Form, holding own: [LiveElement]
  ) -> [LiveElement] {
    let traits = RowTraits(component)
    let isSelectable = !traits.isDisjoint(with: .isSelectable)
    let beside = secondCell(of: component, in: schema)
    // A row that is a control contains no links.
    let own = form == .link || form == .button ? own.filter { !$0.isInText } : own
    let leading = own.filter { $0.position < beside && !$0.isInText }
    let controls = own.filter { $0.position >= beside && ($0.kind == .link || Kind.controls.contains($0.kind)) }
    let read = own.filter { element in
      !element.isInText && !controls.contains { $0.element == element.element && $0.node == element.node }
    }
    let name = component.value(of: View.accessibilityLabel) ?? leading.map(\.name).joined(separator: " ")
    var rows: [LiveElement] = []
    if isSelectable {
      var choice = LiveElement(kind: .toggle, node: node, element: Node.rowElement, name: name)
      choice.isOn = component.value(of: RowProperties.isSelected)
      choice.aliases = read.map(\.name)
      if form == .plain { choice.parts = read.map(\.line) }
      rows.append(choice)
    }
    if form == .link || form == .button {
      var row = LiveElement(kind: .row, node: node, element: 0, name: name)
      row.destination = component.value(of: View.destination)
      row.isCurrent = component.value(of: View.isCurrent)
      row.aliases = read.map(\.name)
      row.parts = read.isEmpty ? [name] : read.map(\.line)
      row.isBusy = component.value(of: View.isBusy)
      row.isEnabled = !row.isBusy
      rows.append(row)
      rows += controls
    } else if isSelectable {
      // Controls in a selectable row are still controls.
      rows += own.filter { $0.kind != .text && $0.kind != .heading && $0.kind != .image }
    }
    return rows.isEmpty ? own : rows
  }

  /// Returns the index of the first element in the second cell of a table row. For other rows, and for a table with one
  /// column, it returns an index after all elements.
  private static func secondCell(of component: AnyComponent, in schema: ViewSchema) -> Int {
    guard component.isSet(TableRowProperties.columns), let cells = schema.layout.group?.items, cells.count > 1,
      case .child(let cell) = cells[1], schema.elements.indices.contains(cell.element)
    else { return Int.max }
    return cell.element
  }
}
