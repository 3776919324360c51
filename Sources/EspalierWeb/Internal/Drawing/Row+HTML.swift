internal import EspalierScreens
internal import EspalierViews

/// A row of a section: an item of its list, with what stands around the row's own view.
extension HTMLDrawing {
  static func row(_ type: View.Type, form: Row.Form, traits: RowTraits) -> HTMLElement {
    let isControl = form == .link || form == .button
    let scope = HTMLScope(type: type, element: 0, isInsideControl: isControl, variant: .usual)
    var inner = view(type, scope: scope, isHidingOutside: true)
    if ["li", "tr", "tbody", "option"].contains(inner.tag) {
      // A class that draws the whole row stands in what the section holds as it is.
      inner.hideWithView()
      inner.addLoading()
      return inner
    }
    let isDrawn = type is any HTMLDrawn.Type
    let isLabel = form == .plain && !traits.isDisjoint(with: .isSelectable)
    var item = isDrawn || isLabel ? HTMLElement(isControl ? "span" : "div", scope: scope) : inner
    if isDrawn || isLabel { item.content = [.element(inner)] }
    item.classes.insert("item", at: 0)
    switch form {
    case .link:
      item.checkedTag = "a"
      item.attributes.append(("data-link", ""))
      item.bind(.attribute, "href", reading: [item.slot(View.destination)]) { reader in
        HTMLValue(reader.value(of: View.destination).map { HTMLAddress.link($0, below: reader.mount) })
      }
      item.bind(.attribute, "aria-current", rank: .seldom, reading: [item.slot(View.isCurrent)]) { reader in
        HTMLValue(reader.value(of: View.isCurrent) ? "page" : nil)
      }
    case .button:
      item.checkedTag = "button"
      item.attributes.append(("type", "button"))
      item.raise(.tap)
      item.showActivity()
    case .plain, .heading: break
    }
    var root = HTMLElement("li", scope: scope)
    if form == .heading { root.classes = ["heading"] }
    if traits.contains(.takesDoubleTaps) { root.events.append((.doubleTap, Node.rowElement)) }
    if traits.subtracting(.takesDoubleTaps).isEmpty {
      root.content = [.element(item)]
    } else {
      root.surround(item, isLabel: isLabel, traits)
    }
    root.hideWithView()
    root.addLoading()
    return root
  }
}

extension HTMLElement {
  /// While its values are under way a row is its own grey shape, and out of reach.
  fileprivate mutating func addLoading() {
    for name in ["inert", "aria-busy"] {
      bind(.attribute, name, rank: .seldom, reading: [slot(RowProperties.isLoading)]) { reader in
        reader.value(of: RowProperties.isLoading) ? .text(name == "inert" ? "" : "true") : .none
      }
    }
  }

  /// Puts around a row's item what its traits ask for: a handle, a box to choose it by, what can be done with it.
  fileprivate mutating func surround(_ item: HTMLElement, isLabel: Bool, _ traits: RowTraits) {
    var item = item
    classes.append("rich")
    if traits.contains(.hasActions) { classes.append("swipes") }
    if traits.contains(.isWatched) {
      events += [(.appear, Node.rowElement), (.disappear, Node.rowElement)]
    }
    if !traits.isDisjoint(with: [.isWatched, .isMovable, .hasActions]) {
      set("data-module", to: BrowserAssets.rows.modulePath)
    }
    if traits.contains(.isMovable) { add("button") { $0.drawHandle() } }
    if traits.isDisjoint(with: .isSelectable) {
      item.bindPlace("id") { place, _ in "row-\(place.node)" }
      content.append(.element(item))
    } else if isLabel {
      item.checkedTag = "label"
      item.classes.append("choosable")
      item.bindPlace("id") { place, _ in "row-\(place.node)" }
      var box = HTMLElement("input", scope: scope)
      box.drawChoice(traits)
      item.content.insert(.element(box), at: 0)
      content.append(.element(item))
    } else {
      // A row that leads on is chosen by a box of its own beside it, which is called like the row.
      item.bindPlace("id") { place, _ in "row-\(place.node)" }
      add("label") { label in
        label.addClass("chooser-area")
        label.add("input") { box in
          box.drawChoice(traits)
          box.bindPlace("aria-labelledby") { place, _ in "row-\(place.node)" }
        }
      }
      content.append(.element(item))
    }
    if traits.contains(.hasActions) { addActions() }
  }

  private mutating func drawHandle() {
    addClass("handle")
    set("type", to: "button")
    bindPlace("aria-label") { place, _ in place.context.words.said.move }
    bindPlace("aria-description") { place, _ in place.context.words.said.moveKeys }
    set("aria-keyshortcuts", to: "ArrowUp ArrowDown")
    events.append((.move, Node.rowElement))
    bindPlace("id") { place, _ in "move-\(place.node)" }
    bindPlace("aria-labelledby") { place, _ in "move-\(place.node) row-\(place.node)" }
    bindPlace("data-key") { place, _ in "\(place.key)/move" }
  }

  private mutating func drawChoice(_ traits: RowTraits) {
    let isOne = traits.contains(.selectsOne)
    addClass("chooser")
    set("type", to: isOne ? "radio" : "checkbox")
    events.append((.change, Node.rowElement))
    if isOne {
      // The rows of one section are one choice; two sections are two.
      bindPlace("name") { place, _ in place.key.split(separator: "/").dropLast().joined(separator: "/") }
    }
    property(.checked, of: RowProperties.isSelected) { $0 }
    bindPlace("data-key") { place, _ in "\(place.key)/choice" }
  }

  /// One group of buttons that serves everybody: where a finger swipes it stands behind the row's edge, where a mouse
  /// points it is opened by a button, and keys reach it both ways.
  private mutating func addActions() {
    add("button") { more in
      more.addClass("more-actions")
      more.set("type", to: "button")
      more.bindPlace("aria-label") { place, _ in place.context.words.said.more }
      more.set("aria-haspopup", to: "true")
      more.bindPlace("id") { place, _ in "more-\(place.node)" }
      more.bindPlace("aria-labelledby") { place, _ in "more-\(place.node) row-\(place.node)" }
      more.bindPlace("popovertarget") { place, _ in "actions-\(place.node)" }
    }
    add("div") { group in
      group.addClass("actions")
      group.set("popover")
      group.set("role", to: "group")
      group.bindPlace("aria-label") { place, _ in place.context.words.said.actions }
      group.bindPlace("id") { place, _ in "actions-\(place.node)" }
      group.markup(of: RowProperties.actions) { list, markup in
        for item in list.items { markup.action(item, of: Node.rowElement) }
      }
    }
  }
}

extension HTMLMarkup {
  /// A button for one of several things to be done.
  fileprivate mutating func action(_ item: ActionItem, of element: Int) {
    writer.raw("<button type=\"button\"")
    raiseAction(item.id, of: element)
    if item.isDestructive { writer.raw(" data-look=\"destructive\"") }
    if !item.isEnabled { writer.raw(" disabled") }
    writer.raw(">")
    if let icon = item.icon {
      writer.raw("<svg class=\"symbol\" aria-hidden=\"true\"><use href=\"")
      writer.escaped(Symbols.reference(to: icon))
      writer.raw("\"></use></svg>")
    }
    writer.raw("<span>")
    text(item.title)
    writer.raw("</span></button>")
  }

  /// The attributes of a button that asks for one of several things.
  mutating func raiseAction(_ id: String, of element: Int) {
    writer.raw(" data-on=\"action:")
    writer.number(element)
    writer.raw("\" value=\"")
    writer.escaped(id)
    writer.raw("\"")
  }
}
