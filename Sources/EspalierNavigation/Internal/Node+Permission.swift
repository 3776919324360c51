internal import EspalierScreens
internal import EspalierViews

extension Node {
  /// Whether the element can raise the event with that value now: what is hidden or not enabled cannot, and a picker gives only what
  /// can be chosen, whatever a surface says.
  func accepts(_ event: EventKind, _ value: EventValue, element: Int) -> Bool {
    if case .row = form {
      // A row that is hidden or still loads cannot be used, nor anything in it.
      if component.value(of: View.isHidden) || component.value(of: RowProperties.isLoading) { return false }
      if element == Node.rowElement { return acceptsOfRow(event, value) }
    }
    let schema = ViewSchema.of(component.type)
    guard schema.elements.indices.contains(element) else { return false }
    let shown = schema.complete(component)
    if shown.value(of: View.isHidden, element: element) { return false }
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
    case is SectionView.Type:
      guard event == .action else { return true }
      return component.value(of: SectionView.columns).columns.contains { $0.isSortable && $0.id == value.text }
    default: return true
    }
  }

  /// Whether the row itself can do that: be chosen, be moved, do one of the things that it offers.
  private func acceptsOfRow(_ event: EventKind, _ value: EventValue) -> Bool {
    let traits = RowTraits(component)
    switch (event, value) {
    case (.change, .flag): return traits.contains(.selectsMany)
    // A radio button tells that it was chosen, never that it was not.
    case (.change, .text): return traits.contains(.selectsOne)
    case (.action, .text(let id)): return component.value(of: RowProperties.actions).offers(id)
    case (.move, .text): return traits.contains(.isMovable)
    case (.appear, .none), (.disappear, .none): return traits.contains(.isWatched)
    default: return false
    }
  }
}
