internal import EspalierNavigation
internal import EspalierScreens
public import EspalierViews

extension TestApp {
  /// Moves the focus to the control with the given name, and presses a key in it.
  ///
  /// A key that the control handles (`onKey`) is reported. Otherwise Enter submits a field and taps a button, and
  /// Escape discards the entered text (`onCancel`) or closes the topmost modal. Any other key has no effect.
  public func press(_ key: KeyPress, in control: String) async throws {
    let target = try find(LiveElement.Kind.controls, "control", control)
    guard target.isEnabled else { throw DriverError.disabled(name: control, reason: target.explanation) }
    moveFocus(to: target)
    guard let component = tree.nodes[target.node]?.view.anyComponent else { return }
    let keys = component.value(of: View.reportedKeys, element: target.element).split(separator: " ")
    if keys.contains(key.rawValue[...]) { return try await send(target, .key, .text(key.rawValue)) }
    switch key {
    case .enter where target.isTappable: try await tap(control)
    case .enter where target.kind == .field: try await submit(target, of: component)
    case .escape where component.value(of: View.reportsCancel, element: target.element):
      giveAwayEntered()
      try await send(target, .cancel)
    case .escape: try await dismiss()
    default: break
    }
  }

  /// Taps a row or control twice in quick succession: the row that contains the given text, or the control with the
  /// given name. The actions of the two single taps are not performed: see ``tap(_:)``.
  public func doubleTap(_ name: String) async throws {
    let row = try? find(row: name)
    if let row, row.component.value(of: RowProperties.takesDoubleTaps) {
      window.handle(.control(node: row.node, element: Node.rowElement, .doubleTap, .none))
      return try await settle()
    }
    guard let target = try? find(LiveElement.Kind.controls, "control", name) else {
      _ = try find(row: name)
      throw DriverError.disabled(name: name, reason: "it hears of no double tap")
    }
    guard target.isEnabled else { throw DriverError.disabled(name: name, reason: target.explanation) }
    let component = tree.nodes[target.node]?.view.anyComponent
    guard component?.value(of: View.reportsDoubleTap, element: target.element) == true else {
      throw DriverError.disabled(name: name, reason: "it hears of no double tap")
    }
    try await send(target, .doubleTap)
  }

  private func submit(_ field: LiveElement, of component: AnyComponent) async throws {
    let text = tree.text(node: field.node, element: field.element) ?? field.value
    giveAwayEntered()
    if component.value(of: TextField.clearsOnSubmit, element: field.element) {
      tree.enter(.text(""), node: field.node, element: field.element)
    }
    try await send(field, .submit, .text(text))
  }
}
