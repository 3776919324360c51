internal import EspalierScreens
internal import EspalierViews

/// The drawing of a section's row: an item of its list, with the parts around the row's own view.
extension HTMLDrawing {
  static func row(_ type: View.Type, form: Row.Form, traits: RowTraits) -> HTMLElement {
    let isControl = form == .link || form == .button
    let variant = traits.contains(.isText) ? HTMLVariant.row(traits) : .usual
    let scope = HTMLScope(type: type, element: 0, isInsideControl: isControl, variant: variant)
    var inner = view(type, scope: scope, isHidingOutside: true)
    if ["li", "tr", "tbody", "option"].contains(inner.tag) {
      // A class that draws the whole row becomes the section's item itself.
      if inner.checkedTag == "tr" { inner.surroundCells(form, traits) }
      inner.hideWithView()
      inner.addActivity()
      return inner
    }
    let isDrawn = type is any HTMLDrawn.Type
    let isLabel = form == .plain && !traits.isDisjoint(with: .isSelectable)
    var item = isDrawn || isLabel ? HTMLElement(isControl ? "span" : "div", scope: scope) : inner
    if isDrawn || isLabel { item.content = [.element(inner)] }
    item.classes.insert("item", at: 0)
    // The mark of a link is shown beside a class's own drawing as it is beside several parts.
    if isDrawn, form == .link { item.classes.append("row") }
    item.drawForm(form)
    var root = HTMLElement("li", scope: scope)
    if form == .heading { root.classes = ["heading"] }
    root.describe(traits)
    if traits.subtracting(.takesDoubleTaps).isEmpty {
      root.content = [.element(item)]
    } else {
      root.classes.append("rich")
      if traits.contains(.hasActions) { root.classes.append("swipes") }
      root.surround(item, isLabel: isLabel, traits)
      if traits.contains(.hasActions) { root.addActions() }
    }
    root.hideWithView()
    root.addActivity()
    return root
  }
}

extension HTMLElement {
  /// Adds the activity of the row. While its values are loading, a row is a grey shape and cannot be used. While one of
  /// its actions is running, it shows the activity and stays readable.
  fileprivate mutating func addActivity() {
    HTMLLocalChanges.addSearchText(to: &self)
    bind(.attribute, "inert", rank: .seldom, reading: [slot(RowProperties.isLoading)]) { reader in
      reader.value(of: RowProperties.isLoading) ? .text("") : .none
    }
    bind(.attribute, "aria-busy", rank: .seldom, reading: [slot(RowProperties.isLoading), slot(View.isBusy)]) {
      reader in
      let isActing = reader.value(of: View.isBusy) && reader.component.isSet(RowProperties.actions)
      return isActing || reader.value(of: RowProperties.isLoading) ? .text("true") : .none
    }
  }

  /// Makes the element the link or button of the row.
  fileprivate mutating func drawForm(_ form: Row.Form) {
    switch form {
    case .link:
      checkedTag = "a"
      attributes.append(("data-link", ""))
      bind(.attribute, "href", reading: [slot(View.destination)]) { reader in
        HTMLValue(reader.value(of: View.destination).map { HTMLAddress.link($0, below: reader.mount) })
      }
      HTMLPrefetching.add(to: &self)
      bind(.attribute, "aria-current", rank: .seldom, reading: [slot(View.isCurrent)]) { reader in
        HTMLValue(reader.value(of: View.isCurrent) ? "page" : nil)
      }
    case .button:
      checkedTag = "button"
      attributes.append(("type", "button"))
      raise(.tap)
      showActivity()
    case .plain, .heading: break
    }
  }

  /// Adds the events of the row itself, and the module that its traits need.
  fileprivate mutating func describe(_ traits: RowTraits) {
    if traits.contains(.takesDoubleTaps) { events.append((.doubleTap, Node.rowElement)) }
    if traits.contains(.isWatched) {
      events += [(.appear, Node.rowElement), (.disappear, Node.rowElement)]
    }
    if !traits.isDisjoint(with: [.isWatched, .isMovable, .hasActions]) {
      set("data-module", to: BrowserAssets.rows.modulePath)
    }
  }

  /// Adds the link or button of a table row, its handle, its selection box and its actions to the cells, so that the
  /// columns match their headings.
  ///
  /// The first cell has the handle, the selection box, and the link or button. The last cell has the actions.
  ///
  /// The link, button or label receives taps for the whole row, while controls in other cells keep theirs.
  fileprivate mutating func surroundCells(_ form: Row.Form, _ traits: RowTraits) {
    let scope = scope
    let isControl = form == .link || form == .button
    describe(traits)
    if isControl || !traits.isDisjoint(with: [.selectsOne, .selectsMany, .isMovable, .hasActions]) {
      editCell(0) { first in
        let isLabel = !isControl && !traits.isDisjoint(with: .isSelectable)
        var item = HTMLElement(isControl ? "span" : "div", scope: scope)
        item.content = first.content
        if isControl || isLabel { item.addClass("whole") }
        item.drawForm(form)
        var leading = HTMLElement("div", scope: scope)
        leading.addClass("leading")
        leading.surround(item, isLabel: isLabel, traits)
        first.content = [.element(leading)]
      }
    }
    guard traits.contains(.hasActions) else { return }
    editCell(content.count - 1) { last in
      var trailing = HTMLElement("div", scope: scope)
      trailing.addClass("trailing")
      trailing.content = last.content
      trailing.addActions()
      last.content = [.element(trailing)]
    }
  }

  private mutating func editCell(_ position: Int, _ edit: (inout HTMLElement) -> Void) {
    guard content.indices.contains(position), case .element(var cell) = content[position] else { return }
    edit(&cell)
    content[position] = .element(cell)
  }

  /// Adds the row's item, preceded by a handle and a selection box if its traits require them.
  fileprivate mutating func surround(_ item: HTMLElement, isLabel: Bool, _ traits: RowTraits) {
    var item = item
    if traits.contains(.isMovable) { add("button") { $0.drawHandle() } }
    if traits.isDisjoint(with: .isSelectable) {
      item.bindPosition("id") { position, _ in "row-\(position.node)" }
      content.append(.element(item))
    } else if isLabel {
      item.checkedTag = "label"
      item.classes.append("choosable")
      item.bindPosition("id") { position, _ in "row-\(position.node)" }
      var box = HTMLElement("input", scope: scope)
      box.drawChoice(traits)
      item.content.insert(.element(box), at: 0)
      content.append(.element(item))
    } else {
      // A row that leads to a place is selected by a separate box beside it, which has the row's name.
      item.bindPosition("id") { position, _ in "row-\(position.node)" }
      add("label") { label in
        label.addClass("chooser-area")
        label.add("input") { box in
          box.drawChoice(traits)
          box.bindPosition("aria-labelledby") { position, _ in "row-\(position.node)" }
        }
      }
      content.append(.element(item))
    }
  }

  private mutating func drawHandle() {
    addClass("handle")
    set("type", to: "button")
    bindPosition("aria-label") { position, _ in position.context.words.said.move }
    bindPosition("aria-description") { position, _ in position.context.words.said.moveKeys }
    set("aria-keyshortcuts", to: "ArrowUp ArrowDown")
    events.append((.move, Node.rowElement))
    bindPosition("id") { position, _ in "move-\(position.node)" }
    bindPosition("aria-labelledby") { position, _ in "move-\(position.node) row-\(position.node)" }
    bindPosition("data-key") { position, _ in "\(position.key)/move" }
  }

  private mutating func drawChoice(_ traits: RowTraits) {
    let isOne = traits.contains(.selectsOne)
    addClass("chooser")
    set("type", to: isOne ? "radio" : "checkbox")
    events.append((.change, Node.rowElement))
    if isOne {
      // The rows of one section are one selection; two sections are two.
      bindPosition("name") { position, _ in position.key.split(separator: "/").dropLast().joined(separator: "/") }
    }
    property(.checked, of: RowProperties.isSelected) { $0 }
    bindPosition("data-key") { position, _ in "\(position.key)/choice" }
  }

  /// Adds one group of action buttons for all input devices.
  ///
  /// On a touch screen, a swipe opens it from behind the row's edge. With a mouse, a button opens it. The keyboard
  /// reaches it both ways.
  fileprivate mutating func addActions() {
    add("button") { more in
      more.addClass("more-actions")
      more.set("type", to: "button")
      more.bindPosition("aria-label") { position, _ in position.context.words.said.more }
      more.set("aria-haspopup", to: "true")
      more.bindPosition("id") { position, _ in "more-\(position.node)" }
      more.bindPosition("aria-labelledby") { position, _ in "more-\(position.node) row-\(position.node)" }
      more.bindPosition("popovertarget") { position, _ in "actions-\(position.node)" }
    }
    add("div") { group in
      group.addClass("actions")
      group.set("popover")
      group.set("role", to: "group")
      group.bindPosition("aria-label") { position, _ in position.context.words.said.actions }
      group.bindPosition("id") { position, _ in "actions-\(position.node)" }
      group.markup(of: RowProperties.actions) { list, markup in
        for item in list.items { markup.action(item, of: Node.rowElement) }
      }
    }
  }
}

extension HTMLMarkup {
  /// Adds a button for one of several actions.
  fileprivate mutating func action(_ item: ActionItem, of element: Int) {
    writer.raw("<button type=\"button\"")
    raiseAction(item.id, of: element)
    if item.isDestructive { writer.raw(" data-look=\"destructive\"") }
    if !item.isEnabled { writer.raw(" disabled") }
    writer.raw(">")
    if let icon = item.icon { writer.symbol(icon) }
    writer.raw("<span>")
    text(item.title)
    writer.raw("</span></button>")
  }

  /// Adds the attributes of a button for one of several actions.
  mutating func raiseAction(_ id: String, of element: Int) {
    writer.raw(" data-on=\"action:")
    writer.number(element)
    writer.raw("\" value=\"")
    writer.escaped(id)
    writer.raw("\"")
  }
}
