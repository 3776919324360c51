package import EspalierScreens
package import EspalierViews

extension LiveElement {
  /// Returns the elements of a section above its rows: its header, which may open and close the section, the
  /// announcement or preview text, and the headings of its columns.
  package static func section(_ c: AnyComponent, _ make: (Kind, String) -> LiveElement) -> [LiveElement] {
    var elements: [LiveElement] = []
    let header = c.value(of: SectionView.header)
    if c.value(of: SectionView.isExpanded) != nil {
      elements.append(make(.button, header))
    } else if !header.isEmpty {
      elements.append(make(.heading, header))
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

  /// Returns the elements of a row that is one thing to a person: it leads on, does something, or is chosen.
  package static func row(
    _ component: AnyComponent, node: Int, form: Row.Form, holding own: [LiveElement]
  ) -> [LiveElement] {
    let traits = RowTraits(component)
    let isSelectable = !traits.isDisjoint(with: .isSelectable)
    let name = component.value(of: View.accessibilityLabel) ?? own.map(\.name).joined(separator: " ")
    var rows: [LiveElement] = []
    if isSelectable {
      var choice = LiveElement(kind: .toggle, node: node, element: Node.rowElement, name: name)
      choice.isOn = component.value(of: RowProperties.isSelected)
      choice.aliases = own.map(\.name)
      if form == .plain { choice.parts = own.map(\.line) }
      rows.append(choice)
    }
    if form == .link || form == .button {
      var row = LiveElement(kind: .row, node: node, element: 0, name: name)
      row.destination = component.value(of: View.destination)
      row.isCurrent = component.value(of: View.isCurrent)
      row.aliases = own.map(\.name)
      row.parts = own.isEmpty ? [name] : own.map(\.line)
      row.isBusy = component.value(of: View.isBusy)
      row.isEnabled = !row.isBusy
      rows.append(row)
    } else if isSelectable {
      // Controls in a row that can be chosen are still controls.
      rows += own.filter { $0.kind != .text && $0.kind != .heading && $0.kind != .image }
    }
    return rows.isEmpty ? own : rows
  }
}
