public import EspalierViews

extension Toggle: HTMLDrawn {
  /// Draws a checkbox with its label, with the role of a switch unless it is a ``Checkbox``.
  public static func draw(_ element: inout HTMLElement) {
    let isCheckbox = self is Checkbox.Type
    element.tag = element.isInsideControl ? "span" : "div"
    element.addClass("choice")
    element.look(of: isLabelHidden) { $0 ? "label-hidden" : nil }
    if !isCheckbox {
      element.declare(reading: [element.slot(trackColor)]) {
        $0.value(of: trackColor).map { "--track:\($0.anyDeclared)" }
      }
    }
    element.add("label") { box in
      box.addClass(isCheckbox ? "checkbox" : "toggle")
      box.addName()
      box.add("input") { input in
        input.set("type", to: "checkbox")
        if !isCheckbox { input.set("role", to: "switch") }
        input.raise(.change)
        input.property(.checked, of: isOn) { $0 }
        if isCheckbox { input.property(.indeterminate, of: Checkbox.isMixed) { $0 } }
        input.drawInput()
      }
    }
    element.addNotes()
  }
}
