internal import EspalierScreens
internal import EspalierViews

extension Node {
  /// The class of an element, if it is a control.
  func control(_ element: Int) -> Control.Type? {
    let elements = ViewSchema.of(component.type).elements
    return elements.indices.contains(element) ? elements[element].type as? Control.Type : nil
  }

  /// The event as handlers see it, or nil when the element cannot raise it now: what is hidden, busy or not enabled
  /// cannot, and a control gives only what it can hold, whatever a surface says.
  func received(_ event: ControlEvent, element: Int) -> ControlEvent? {
    let schema = ViewSchema.of(component.type)
    guard schema.elements.indices.contains(element) else { return nil }
    let shown = schema.complete(component)
    guard schema.isInteractive(element, in: shown) else { return nil }
    let path = schema.elements[element].path
    let isHidden = schema.elements.contains {
      ($0.element == element || $0.element == 0 || path.hasPrefix($0.path + "."))
        && shown.value(of: View.isHidden, element: $0.element)
    }
    guard !isHidden else { return nil }
    guard let control = schema.elements[element].type as? Control.Type else {
      return event.kind == .tap && shown.value(of: View.isBusy, element: element) ? nil : event
    }
    return control.received(event, by: ShownControl(shown, element: element))
  }
}
