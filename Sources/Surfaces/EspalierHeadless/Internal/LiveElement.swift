internal import EspalierScreens
package import EspalierViews

/// An element of a screen that a person reads or uses.
package struct LiveElement {
  package enum Kind {
    case text, heading, button, link, row, field, picker, toggle, slider, stepper, menu, menuItem, file, image
  }

  package var kind: Kind
  package var node: Int
  package var element: Int
  package var name: String
  /// The value of a control, as a surface reports it.
  package var value = ""
  /// The text that is read instead of the value, if it differs.
  package var valueText = ""
  package var isOn = false
  package var isMixed = false
  package var isEnabled = true
  package var isBusy = false
  package var explanation = ""
  package var destination: String?
  /// True for a link that is part of a text, which is read with the text.
  package var isInText = false
  /// True for an element that leads to the visible place.
  package var isCurrent = false
  package var submission: String?
  package var options: [PickerOption] = []
  package var items: [MenuItem] = []
  package var fieldName = ""
  package var isSecret = false
  package var hint = ""
  package var message = ""
  package var aliases: [String] = []
  /// A closure that returns true if a field of the element's kind accepts the text.
  package var isValid: (String) -> Bool = { _ in true }
  /// The position among the elements of the node's view. An element of a part that was made from an item has that of
  /// the element that contains the part.
  package var position: Int
  /// The texts in a row, each read as a separate line.
  package var parts: [String] = []

  /// Creates an element of a view.
  package init(kind: Kind, node: Int, element: Int, name: String) {
    self.kind = kind
    self.node = node
    self.element = element
    self.name = name
    position = element
  }

  /// The event that a tap on the element raises.
  package var event = EventKind.tap
  package var eventValue = EventValue.none

  /// True for an element that can take the focus.
  package var isFocusable: Bool { kind != .text && kind != .heading && kind != .image && isEnabled }

  package var isTappable: Bool { [.button, .link, .row, .menu, .menuItem].contains(kind) }
  package var holdsValue: Bool { [.field, .picker, .toggle, .slider, .stepper].contains(kind) }

  /// The element's line in the screen's text.
  package var line: String {
    switch kind {
    case .text, .image: name
    case .row: parts.joined(separator: "\n")
    case .heading: "# \(name)"
    case .button, .menu, .menuItem: "[\(name)]\(isBusy ? " (busy)" : isEnabled ? "" : " (disabled)")"
    case .link: isInText ? "" : "<\(name)>"
    // A selectable row shows its parts.
    case .toggle where element == Node.rowElement: parts.joined(separator: "\n")
    case .field, .picker, .toggle, .slider, .stepper:
      "\(name): \(valueText.isEmpty ? shown : valueText)" + notes
    case .file: "[\(name)…]" + notes
    }
  }

  /// The hint and the message of a control.
  private var notes: String { (hint.isEmpty ? "" : "\n\(hint)") + (message.isEmpty ? "" : "\n! \(message)") }

  /// The value of a control as a person sees it.
  package var shown: String {
    kind == .toggle ? (isMixed ? "mixed" : isOn ? "on" : "off") : options.first { $0.id == value }?.title ?? value
  }

  /// Returns the fields of a view that its form sends, including hidden ones.
  package static func fields(of component: AnyComponent, in schema: ViewSchema, node: Int) -> [LiveElement] {
    schema.elements.flatMap { read(component, $0, node) }.filter { !$0.fieldName.isEmpty }
  }

  /// Returns the elements of a view, in order; a hidden view has none.
  package static func elements(of component: AnyComponent, in schema: ViewSchema, node: Int) -> [LiveElement] {
    var hidden: [String] = []
    var result: [LiveElement] = []
    for element in schema.elements {
      let isInHidden = hidden.contains { $0.isEmpty || element.path == $0 || element.path.hasPrefix($0 + ".") }
      if isInHidden || component.value(of: View.isHidden, element: element.element) {
        hidden.append(element.path)
        continue
      }
      if component.value(of: View.isAccessibilityHidden, element: element.element) { continue }
      let isInteractive = schema.isInteractive(element.element, in: component)
      result += read(component, element, node).map { read in
        var read = read
        read.isEnabled = read.isEnabled && isInteractive
        return read
      }
    }
    return result
  }

  private static func read(_ c: AnyComponent, _ element: ViewSchema.Element, _ node: Int) -> [LiveElement] {
    let e = element.element
    let label = c.value(of: View.accessibilityLabel, element: e)
    func make(_ kind: Kind, _ name: String) -> LiveElement {
      LiveElement(kind: kind, node: node, element: e, name: label ?? name)
    }
    if let control = element.type as? Control.Type {
      return [LiveElement(control, ShownControl(c, element: e), node: node, label: label)]
    }
    switch element.type {
    case is Label.Type:
      let text = c.value(of: Label.text.asText, element: e)
      guard !text.isEmpty else { return [] }
      let whole = make(c.value(of: Label.headingLevel, element: e) > 0 ? .heading : .text, text.string)
      return [whole] + links(in: text, node: node, element: e)
    case is Link.Type:
      var link = make(.link, c.value(of: Link.title, element: e))
      link.destination = c.value(of: View.destination, element: e)
      link.isCurrent = c.value(of: View.isCurrent, element: e)
      return [link]
    case is ImageView.Type:
      let caption = c.value(of: ImageView.caption, element: e)
      return caption.isEmpty ? [] : [make(.image, caption)]
    default: return displays(c, element, node) ?? (chrome(c, element, node, make) + texts(c, element, make))
    }
  }

  /// Returns the links that are parts of a text.
  static func links(in text: Text, node: Int, element: Int = 0) -> [LiveElement] {
    text.runs.compactMap { run in
      guard let destination = run.attributes.destination else { return nil }
      var link = LiveElement(kind: .link, node: node, element: element, name: run.string)
      link.destination = destination.address
      link.isInText = true
      return link
    }
  }

  /// Returns the texts of a view whose class the app itself defines.
  private static func texts(
    _ c: AnyComponent, _ element: ViewSchema.Element, _ make: (Kind, String) -> LiveElement
  ) -> [LiveElement] {
    let texts = element.type.texts(of: ShownControl(c, element: element.element)).filter { !$0.isEmpty }
    // An accessibility label replaces all texts of the view.
    return c.value(of: View.accessibilityLabel, element: element.element) == nil
      ? texts.map { make(.text, $0) } : texts.prefix(1).map { make(.text, $0) }
  }

  private static func chrome(
    _ c: AnyComponent, _ element: ViewSchema.Element, _ node: Int, _ make: (Kind, String) -> LiveElement
  ) -> [LiveElement] {
    switch element.type {
    case is TabView.Type:
      var tab = make(.link, c.value(of: TabView.title))
      tab.destination = c.value(of: View.destination)
      tab.isCurrent = c.value(of: TabView.isSelected)
      return [tab]
    case is NavigationBarView.Type:
      var parts: [LiveElement] = []
      if let back = c.value(of: NavigationBarView.backDestination) {
        let below = c.value(of: NavigationBarView.backTitle)
        let name = c.value(of: NavigationBarView.backName)
        var link = make(.link, below.isEmpty ? name : below)
        link.aliases = [name]
        link.destination = back
        parts.append(link)
      }
      parts.append(make(.heading, c.value(of: NavigationBarView.title)))
      let subtitle = c.value(of: NavigationBarView.subtitle)
      if !subtitle.isEmpty { parts.append(make(.text, subtitle)) }
      if let close = c.value(of: NavigationBarView.closeDestination) {
        var link = make(.link, c.value(of: NavigationBarView.closeName))
        link.destination = close
        parts.append(link)
      }
      return parts
    case is MoreRowsView.Type: return [make(.text, c.value(of: MoreRowsView.text) + "…")]
    case is SectionIndexView.Type:
      return [make(.text, c.value(of: SectionIndexView.index).entries.map(\.title).joined(separator: " "))]
    case is SectionView.Type: return section(c, node: node, make)
    case is DialogView.Type:
      let message = c.value(of: DialogView.message)
      return [make(.heading, c.value(of: DialogView.title))] + (message.isEmpty ? [] : [make(.text, message)])
    case is ToolbarMenuView.Type: return [make(.button, c.value(of: ToolbarMenuView.name))]
    default: return []
    }
  }
}
