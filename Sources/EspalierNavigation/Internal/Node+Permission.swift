internal import EspalierScreens
internal import EspalierViews

extension Node {
  /// Whether the element can raise the event with that value now: what is hidden or not enabled cannot, and a picker gives only what
  /// can be chosen, whatever a surface says.
  func accepts(_ event: EventKind, _ value: EventValue, element: Int) -> Bool {
    let schema = ViewSchema.of(component.type)
    guard schema.elements.indices.contains(element) else { return false }
    let shown = schema.complete(component)
    if shown.value(of: View.isHidden, element: element) { return false }
    guard schema.isInteractive(element, in: shown) else { return false }
    switch schema.elements[element].type {
    case is Button.Type:
      return shown.value(of: Button.isEnabled, element: element) && !shown.value(of: Button.isBusy, element: element)
    case is TextField.Type: return shown.value(of: TextField.isEnabled, element: element)
    case is Picker.Type:
      guard shown.value(of: Picker.isEnabled, element: element) else { return false }
      guard case .text(let choice) = value else { return true }
      return shown.value(of: Picker.options, element: element).options.contains { $0.id == choice }
    case is Toggle.Type: return shown.value(of: Toggle.isEnabled, element: element)
    case is FilePicker.Type: return shown.value(of: FilePicker.isEnabled, element: element)
    default: return true
    }
  }
}
