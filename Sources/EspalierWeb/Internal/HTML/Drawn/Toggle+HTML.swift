public import EspalierViews

extension Toggle: HTMLDrawn {
  /// A checkbox that is told as a switch, with its label.
  public static func draw(_ element: inout HTMLElement) {
    element.tag = "label"
    element.addClass("toggle")
    element.add("span") { $0.text(of: label) }
    element.add("input") { box in
      box.carriesAccessibility()
      box.set("type", to: "checkbox")
      box.set("role", to: "switch")
      box.raise(.change)
      box.property(.checked, of: isOn) { $0 }
      box.bindKey()
      box.property(.disabled, of: isEnabled) { !$0 }
    }
  }
}
