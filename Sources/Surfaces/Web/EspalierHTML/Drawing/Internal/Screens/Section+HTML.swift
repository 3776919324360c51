public import EspalierScreens
internal import EspalierViews

extension SectionView: HTMLDrawn {
  /// Draws a heading, the rows as a list, and a text below. With a submission the rows are in a form that is posted
  /// over HTTP, before and after scripts have loaded.
  public static func draw(_ element: inout HTMLElement) {
    element.tag = "section"
    element.addClass("section")
    element.look(of: rowLayout) { $0.rawValue }
    element.look(of: isSkeleton) { $0 ? "loading" : nil }
    element.addRowStyles()
    HTMLScrollStyles.add(to: &element)
    element.attribute("id", of: anchor)
    HTMLLocalChanges.addFilter(to: &element)
    element.attribute("aria-busy", of: isSkeleton) { $0 ? "true" : nil }
    element.add("h2", drawHeading)
    element.add("p") { status in
      status.addClass("unseen")
      status.set("role", to: "status")
      let keys = [status.slot(isSkeleton), status.slot(loadingText), status.slot(announcement)]
      status.bind(.text, reading: keys) { reader in
        let said = reader.value(of: announcement)
        return .text(said.isEmpty && reader.value(of: isSkeleton) ? reader.value(of: loadingText) : said)
      }
    }
    switch element.scope.variant {
    case .form: element.add("form", drawForm)
    case .table:
      element.add("table") { table in
        table.add("thead") { $0.drawColumns(columns, sort) }
        table.add("tbody") { rows in
          rows.drawWindow()
          rows.container()
        }
      }
    case .usual, .modal, .pane, .row: element.add("ul", drawRows)
    }
    HTMLLocalChanges.addMessage(to: &element)
    element.add("p") { note in
      note.addClass("footer")
      note.text(of: footer)
    }
  }

  /// Draws the header as text, or, for a collapsible section, as the button that collapses it.
  private static func drawHeading(_ heading: inout HTMLElement) {
    heading.add("span") { words in
      words.bind(.text, reading: [words.slot(header), words.slot(isExpanded)]) { reader in
        guard reader.value(of: isExpanded) == nil else { return .text("") }
        return reader.text(of: header.asText, isInsideControl: false)
      }
    }
    heading.add("button") { button in
      button.addClass("disclosure")
      button.set("type", to: "button")
      button.raise(.tap)
      let keys = [button.slot(isExpanded), button.slot(header)]
      button.bind(.hidden, rank: .seldom, reading: keys) { .flag($0.value(of: isExpanded) == nil) }
      button.bind(.attribute, "aria-expanded", rank: .seldom, reading: keys) { reader in
        HTMLValue(reader.value(of: isExpanded).map { "\($0)" })
      }
      button.bind(.text, rank: .seldom, reading: keys) { reader in
        guard reader.value(of: isExpanded) != nil else { return .text("") }
        return reader.text(of: header.asText, isInsideControl: true)
      }
    }
  }

  private static func drawRows(_ list: inout HTMLElement) {
    list.addClass("rows")
    // Some screen readers do not recognize a list without bullets unless it has the role; a form's fields are not a
    // list.
    list.bind(.attribute, "role", rank: .seldom, reading: [list.slot(rowLayout)]) { reader in
      .text(reader.value(of: rowLayout) == .form ? "none" : "list")
    }
    list.drawWindow()
    list.container()
  }

  private static func drawForm(_ form: inout HTMLElement) {
    form.set("method", to: "post")
    form.set("data-live", to: "off")
    form.add("ul", drawRows)
    // Last, so that these slots follow those that a section without a form has as well.
    form.bind(.attribute, "action", rank: .last, reading: [form.slot(submission)]) { reader in
      HTMLValue(reader.value(of: submission).map { HTMLAddress.link("/-/submit/\($0)", below: reader.mount) })
    }
    form.addHidden("espalier-token") { $0.context.formToken }
    form.addHidden("espalier-path") { $0.context.path }
  }
}

extension HTMLElement {
  /// Adds the lines, heights and spaces of the rows to the section. The style rules of the rows read them there.
  fileprivate mutating func addRowStyles() {
    let keys = [
      slot(SectionView.separators), slot(SectionView.rowInsets), slot(SectionView.rowGap),
      slot(SectionView.isHeaderPinned),
    ]
    looks.append(
      HTMLLook(keys: keys) { reader in
        let separators = reader.value(of: SectionView.separators)
        let insets = reader.value(of: SectionView.rowInsets)
        let words = [
          separators == .standard ? nil : "rules-\(separators.rawValue)",
          insets?.top == nil ? nil : "row-top", insets?.leading == nil ? nil : "row-start",
          insets?.bottom == nil ? nil : "row-bottom", insets?.trailing == nil ? nil : "row-end",
          reader.value(of: SectionView.rowGap) == nil ? nil : "row-gap",
          reader.value(of: SectionView.isHeaderPinned) ? "pinned" : nil,
        ].compactMap { $0 }
        return words.isEmpty ? nil : words.joined(separator: " ")
      })
    let declared = [
      slot(SectionView.separatorColor), slot(SectionView.rowHeight), slot(SectionView.rowInsets),
      slot(SectionView.rowGap), slot(SectionView.itemWidth), slot(SectionView.selectionColor),
    ]
    declare(reading: declared) { reader in
      func length(_ points: Int) -> String { "\((Double(max(points, 0)) / 16).declared)rem" }
      let insets = reader.value(of: SectionView.rowInsets)
      let texts = [
        reader.value(of: SectionView.separatorColor).map { "--rule:\($0.anyDeclared)" },
        reader.value(of: SectionView.selectionColor).map { "--hover:\($0.anyDeclared)" },
        reader.value(of: SectionView.rowHeight).map { "--row-height:\(length($0))" },
        insets?.top.map { "--row-top:\($0.points.declared)px" },
        insets?.leading.map { "--row-start:\($0.points.declared)px" },
        insets?.bottom.map { "--row-bottom:\($0.points.declared)px" },
        insets?.trailing.map { "--row-end:\($0.points.declared)px" },
        reader.value(of: SectionView.rowGap).map { "--row-gap:\($0.points.declared)px" },
        reader.value(of: SectionView.itemWidth).map { "--item-width:\(length($0))" },
      ].compactMap { $0 }
      return texts.isEmpty ? nil : texts.joined(separator: ";")
    }
  }

  /// Binds the list of the rows that exist in a long list. A module reads it to report the visible rows, and to reserve
  /// space for the other rows.
  fileprivate mutating func drawWindow() {
    let keys = [slot(SectionView.rowWindow)]
    let element = scope.element
    // The module is loaded with the events, so its name precedes them.
    for name in ["data-window", "data-module", "data-on"] {
      bind(.attribute, name, rank: .seldom, reading: keys) { reader in
        guard let window = reader.value(of: SectionView.rowWindow) else { return .none }
        switch name {
        case "data-window": return .text(window.said)
        case "data-on": return .text("seen:\(element)")
        default: return .text(BrowserAssets.lists.modulePath)
        }
      }
    }
  }

  /// Draws the headings of a table. Headings that sort are buttons, and the current one is marked.
  fileprivate mutating func drawColumns(_ columns: Property<TableHeadings>, _ sort: Property<TableSort?>) {
    markupEvents = [(.action, scope.element)]
    // Last, so that this slot follows those that a section without columns has as well.
    bind(.markup, rank: .last, reading: [slot(columns), slot(sort)]) { reader in
      let sort = reader.value(of: sort)
      var markup = HTMLMarkup(mount: reader.mount)
      markup.writer.raw("<tr>")
      let all = reader.value(of: columns)
      for (position, column) in all.columns.enumerated() {
        markup.heading(of: column, look: all.look(of: position), sort: sort?.column == column.id ? sort : nil)
      }
      markup.writer.raw("</tr>")
      return .text(markup.string)
    }
  }

  /// Adds a hidden field of a form. Its value is written when the node is inserted, because it depends on the session
  /// or the page.
  fileprivate mutating func addHidden(_ name: String, _ value: @escaping @Sendable (TemplatePosition) -> String) {
    add("input") { input in
      input.set("type", to: "hidden")
      input.set("name", to: name)
      input.bind(.attribute, "value", rank: .last, reading: []) { HTMLValue($0.position.map(value)) }
    }
  }
}

extension HTMLMarkup {
  fileprivate mutating func heading(of column: TableHeading, look: String?, sort: TableSort?) {
    writer.raw("<th scope=\"col\"")
    if let look { writer.raw(" data-look=\"\(look)\"") }
    if let sort { writer.raw(" aria-sort=\"\(sort.isAscending ? "ascending" : "descending")\"") }
    writer.raw(">")
    if column.isSortable {
      writer.raw("<button type=\"button\"")
      raiseAction(column.id, of: 0)
      writer.raw(">")
      text(column.title)
      writer.raw("</button>")
    } else {
      text(column.title)
    }
    writer.raw("</th>")
  }
}

extension RowWindow {
  /// The existing rows of a long list in the format that the module reads, such as `50000 0 0 0-80`.
  ///
  /// It consists of the number of rows, the row to scroll to, the number of that request, and the index range of the
  /// existing rows.
  fileprivate var said: String {
    let runs = positions.map { "\($0.lowerBound)-\($0.upperBound)" }
    return (["\(count)", "\(jump?.position ?? 0)", "\(jump?.number ?? 0)"] + runs).joined(separator: " ")
  }
}
