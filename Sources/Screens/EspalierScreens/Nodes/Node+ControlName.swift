package import EspalierViews

extension Node {
  /// Returns the name by which a person knows a control; empty if it has none.
  ///
  /// - Parameters:
  ///   - element: The element of the control, or ``rowElement``.
  ///   - component: The component of the node.
  ///   - event: The kind of the event. The name of an action of the row is the action's title.
  ///   - value: The value of the event, such as the name of the chosen item.
  @MainActor
  package static func controlName(
    of element: Int, in component: AnyComponent, for event: EventKind, _ value: EventValue
  ) -> String {
    if event == .action, element == rowElement {
      return component.value(of: RowProperties.actions).items.first { $0.id == value.text }?.title ?? ""
    }
    let elements = ViewSchema.of(component.type).elements
    guard elements.indices.contains(element) else { return firstText(of: component) }
    if let label = component.value(of: View.accessibilityLabel, element: element) { return label }
    switch elements[element].type {
    case is Button.Type: return component.value(of: Button.title, element: element).normal
    case is Menu.Type:
      let items = component.value(of: Menu.items, element: element).items
      return items.first { $0.id == value.text }?.title ?? component.value(of: Menu.title, element: element)
    case is Input.Type: return component.value(of: Input.label, element: element)
    default: return firstText(of: component)
    }
  }

  /// Returns the text of the first label that has one.
  @MainActor
  private static func firstText(of component: AnyComponent) -> String {
    for element in ViewSchema.of(component.type).elements where element.type is Label.Type {
      let text = component.value(of: Label.text, element: element.element)
      if !text.isEmpty { return text }
    }
    return ""
  }
}
