internal import EspalierScreens
internal import EspalierViews

/// One thing on a screen that a person reads or uses.
struct LiveElement {
  enum Kind { case text, heading, button, link, row, field, picker, toggle, file, image }

  var kind: Kind
  var node: Int
  var element: Int
  var name: String
  var value = ""
  var isOn = false
  var isEnabled = true
  var explanation = ""
  var destination: String?
  var submission: String?
  var options: [PickerOption] = []
  var fieldName = ""
  var isSecret = false
  var message = ""
  var aliases: [String] = []
  /// What a row holds, each thing on a line of its own.
  var parts: [String] = []

  /// What a tap on it tells.
  var event = EventKind.tap
  var eventValue = EventValue.none

  var isTappable: Bool { kind == .button || kind == .link || kind == .row }

  /// How it reads in the screen's text.
  var line: String {
    switch kind {
    case .text, .image: name
    case .row: parts.joined(separator: "\n")
    case .heading: "# \(name)"
    case .button: "[\(name)]\(isEnabled ? "" : " (disabled)")"
    case .link: "<\(name)>"
    case .field, .picker: "\(name): \(shown)\(message.isEmpty ? "" : "\n! \(message)")"
    // A row that is chosen shows it, and says what is in it.
    case .toggle: element == Node.rowElement ? parts.joined(separator: "\n") : "\(name): \(shown)"
    case .file: "[\(name)…]"
    }
  }

  /// What is to be seen in a control.
  var shown: String {
    kind == .toggle ? (isOn ? "on" : "off") : options.first { $0.id == value }?.title ?? value
  }

  /// The fields of a view that are sent with its form, hidden ones too.
  static func fields(of component: AnyComponent, in schema: ViewSchema, node: Int) -> [LiveElement] {
    schema.elements.flatMap { read(component, $0, node) }.filter { !$0.fieldName.isEmpty }
  }

  /// What the elements of a view say, in order; what is hidden says nothing.
  static func elements(of component: AnyComponent, in schema: ViewSchema, node: Int) -> [LiveElement] {
    var hidden: [String] = []
    var result: [LiveElement] = []
    for element in schema.elements {
      let isInHidden = hidden.contains { $0.isEmpty || element.path == $0 || element.path.hasPrefix($0 + ".") }
      if isInHidden || component.value(of: View.isHidden, element: element.element) {
        hidden.append(element.path)
        continue
      }
      if component.value(of: View.isAccessibilityHidden, element: element.element) { continue }
      result += read(component, element, node)
    }
    return result
  }

  private static func read(_ c: AnyComponent, _ element: ViewSchema.Element, _ node: Int) -> [LiveElement] {
    let e = element.element
    let label = c.value(of: View.accessibilityLabel, element: e)
    func make(_ kind: Kind, _ name: String) -> LiveElement {
      LiveElement(kind: kind, node: node, element: e, name: label ?? name)
    }
    switch element.type {
    case is Label.Type:
      let text = c.value(of: Label.text, element: e)
      return text.isEmpty ? [] : [make(c.value(of: Label.headingLevel, element: e) > 0 ? .heading : .text, text)]
    case is Button.Type:
      var button = make(.button, c.value(of: Button.title, element: e))
      button.isEnabled = c.value(of: Button.isEnabled, element: e) && !c.value(of: Button.isBusy, element: e)
      button.explanation = c.value(of: Button.explanation, element: e)
      button.submission = c.value(of: Button.submission, element: e)
      return [button]
    case is Link.Type:
      var link = make(.link, c.value(of: Link.title, element: e))
      link.destination = c.value(of: View.destination, element: e)
      return [link]
    case is TextField.Type:
      var field = make(.field, c.value(of: TextField.label, element: e))
      field.value = c.value(of: TextField.text, element: e)
      field.isEnabled = c.value(of: TextField.isEnabled, element: e)
      field.fieldName = c.value(of: TextField.name, element: e)
      field.message = c.value(of: TextField.message, element: e)
      field.isSecret = c.value(of: TextField.kind, element: e) == .secure
      return [field]
    case is Picker.Type:
      var picker = make(.picker, c.value(of: Picker.label, element: e))
      picker.value = c.value(of: Picker.selection, element: e)
      picker.options = c.value(of: Picker.options, element: e).options
      picker.isEnabled = c.value(of: Picker.isEnabled, element: e)
      picker.fieldName = c.value(of: Picker.name, element: e)
      picker.message = c.value(of: Picker.message, element: e)
      return [picker]
    case is Toggle.Type:
      var toggle = make(.toggle, c.value(of: Toggle.label, element: e))
      toggle.isOn = c.value(of: Toggle.isOn, element: e)
      toggle.isEnabled = c.value(of: Toggle.isEnabled, element: e)
      return [toggle]
    case is FilePicker.Type:
      var file = make(.file, c.value(of: FilePicker.label, element: e))
      file.isEnabled = c.value(of: FilePicker.isEnabled, element: e)
      return [file]
    case is ImageView.Type:
      let caption = c.value(of: ImageView.caption, element: e)
      return caption.isEmpty ? [] : [make(.image, caption)]
    case is BarChart.Type:
      let bars = c.value(of: BarChart.bars, element: e).bars
      return bars.isEmpty
        ? [make(.text, c.value(of: BarChart.emptyText, element: e))]
        : bars.map { LiveElement(kind: .text, node: node, element: e, name: "\($0.label) \($0.text)") }
    default: return chrome(c, element, make)
    }
  }

  private static func chrome(
    _ c: AnyComponent, _ element: ViewSchema.Element, _ make: (Kind, String) -> LiveElement
  ) -> [LiveElement] {
    switch element.type {
    case is TabView.Type:
      var tab = make(.link, c.value(of: TabView.title))
      tab.destination = c.value(of: View.destination)
      return [tab]
    case is NavigationBarView.Type:
      var parts: [LiveElement] = []
      if let back = c.value(of: NavigationBarView.backDestination) {
        let below = c.value(of: NavigationBarView.backTitle)
        var link = make(.link, below.isEmpty ? "Back" : below)
        link.aliases = ["Back"]
        link.destination = back
        parts.append(link)
      }
      parts.append(make(.heading, c.value(of: NavigationBarView.title)))
      let subtitle = c.value(of: NavigationBarView.subtitle)
      if !subtitle.isEmpty { parts.append(make(.text, subtitle)) }
      if let close = c.value(of: NavigationBarView.closeDestination) {
        var link = make(.link, "Close")
        link.destination = close
        parts.append(link)
      }
      return parts
    case is SectionView.Type: return section(c, make)
    default: return []
    }
  }
}
