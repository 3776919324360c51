internal import EspalierScreens
internal import EspalierViews

extension Node {
  /// Returns the class of an element, if the element is a control.
  func control(_ element: Int) -> Control.Type? {
    let elements = ViewSchema.of(component.type).elements
    return elements.indices.contains(element) ? elements[element].type as? Control.Type : nil
  }

  /// Returns the event as handlers receive it, or nil if the element cannot raise it at the moment.
  ///
  /// An element that is hidden, busy, loading or disabled cannot. A control accepts only values that it can hold,
  /// whatever the surface sends.
  func received(_ event: ControlEvent, element: Int) -> ControlEvent? {
    if case .row = form {
      // A row that is hidden or loading cannot be used, nor anything in it.
      if component.value(of: View.isHidden) || component.value(of: RowProperties.isLoading) { return nil }
      if element == Node.rowElement {
        return component.value(of: View.isInteractive) && isOfferedByRow(event) ? event : nil
      }
    }
    let schema = ViewSchema.of(component.type)
    guard schema.elements.indices.contains(element) else { return nil }
    let shown = schema.complete(component)
    guard schema.isInteractive(element, in: shown) else { return nil }
    guard !schema.isHidden(element, in: shown) else { return nil }
    if component.type == SectionView.self, event.kind == .action {
      let columns = component.value(of: SectionView.columns).columns
      return columns.contains { $0.isSortable && $0.id == event.value.text } ? event : nil
    }
    guard let control = schema.elements[element].type as? Control.Type else {
      return event.kind == .tap && shown.value(of: View.isBusy, element: element) ? nil : event
    }
    return control.received(event, by: ShownControl(shown, element: element))
  }

  /// Returns true if the row itself offers the event: selection, moving, or one of its actions.
  private func isOfferedByRow(_ event: ControlEvent) -> Bool {
    let traits = RowTraits(component)
    switch (event.kind, event.value) {
    case (.change, .flag): return traits.contains(.selectsMany)
    // A radio button reports that it was chosen, never that it was not.
    case (.change, .text): return traits.contains(.selectsOne)
    // As with a tap, an action in progress is not begun a second time.
    case (.action, .text(let id)):
      return component.value(of: RowProperties.actions).offers(id) && !component.value(of: View.isBusy)
    case (.move, .text): return traits.contains(.isMovable)
    case (.appear, .none), (.disappear, .none): return traits.contains(.isWatched)
    case (.doubleTap, .none): return traits.contains(.takesDoubleTaps)
    default: return false
    }
  }
}
