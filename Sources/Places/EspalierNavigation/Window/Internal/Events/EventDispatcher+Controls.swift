internal import EspalierScreens
internal import EspalierViews

extension EventDispatcher {
  /// Handles an event of an element. The method records the value that the element shows, and runs its handler.
  func control(
    _ node: Int, _ element: Int, _ kind: EventKind, _ value: EventValue
  ) -> Result {
    guard let shown = tree.node(node), tree.isReachable(node) else { return (.ignored, nil) }
    if element == Node.rowElement { return row(shown, ControlEvent(kind, value)) }
    let handler = tree.handler(node: node, element: element, event: kind, value: value)
    let shows = handler == nil ? nil : shown.control(element)?.shows(value, element: element)
    // Recorded before the value is checked: a shown value that is not accepted must be reverted.
    if let shows {
      tree.note(shows.value, at: shows.slot, node: node)
      life.invalidate()
    }
    guard let event = shown.received(ControlEvent(kind, value), element: element) else { return (.ignored, nil) }
    if event.kind == .dismiss, shown.component.type == ModalView.self {
      guard let modal = renderer.modal(shownBy: node) else { return (.ignored, nil) }
      tracker.recordBack()
      try? navigator.close(modal: modal)
      return (.handled, nil)
    }
    let known = event.kind == kind ? handler : tree.handler(node: node, element: element, event: event.kind)
    guard let handler = known else { return (.ignored, nil) }
    if case .signal(let content) = event.value, !handler.canRead(event.value) {
      reports.sendOnce(
        """
        The signal “\(content.name)” of a \(shown.component.type) came with a value that is not of its type, and was not \
        handled. Raise it with what encodes like the type that its Signal is declared with.
        """)
      return (.ignored, nil)
    }
    if event.kind == .submit, shown.component.value(of: TextField.clearsOnSubmit, element: element),
      case .text(let text) = event.value
    {
      return submit(text, to: handler, from: node, element)
    }
    let sender = EventSender(node: node, element: element, shows: shows)
    // A final value replaces an input that has not been delivered yet.
    if event.kind == .change, let shows, shown.component.value(at: shows.slot) != shows.value,
      let input = tree.handler(node: node, element: element, event: .input)
    {
      _ = handlers.run(input, ControlEvent(.input, event.value), of: sender)
    }
    return handlers.run(handler, event, of: sender)
  }

  /// Clears a field, and runs its handler with the submitted text. If the handler throws, the text is put back into the
  /// field.
  private func submit(
    _ text: String, to handler: EventHandler, from node: Int, _ element: Int
  ) -> Result {
    enter("", in: node, element)
    let sender = EventSender(node: node, element: element, shows: nil) { [weak self] in
      guard let self, let shown = tree.node(node),
        shown.component.value(of: TextField.text, element: element).isEmpty
      else { return }
      enter(text, in: node, element)
      life.invalidate()
    }
    return handlers.run(handler, ControlEvent(.submit, .text(text)), of: sender)
  }

  /// Enters a text as if a person had typed it.
  private func enter(_ text: String, in node: Int, _ element: Int) {
    let value = StyleValue.text(text)
    if text.isEmpty { tree.note(value, at: StyleSlot(TextField.text, element: element), node: node) }
    guard let input = tree.handler(node: node, element: element, event: .input) else { return }
    _ = handlers.run(
      input, ControlEvent(.input, .text(text)), of: EventSender(node: node, element: element, shows: nil))
    handlers.pendingWrites.flush()
  }

  /// Handles an event of a row itself, not of one of the views in it.
  private func row(
    _ shown: Node, _ event: ControlEvent
  ) -> Result {
    if event.kind == .change {
      tree.note(isRowSelected: event.value != .flag(false), node: shown.id)
      // A choice that is not accepted changes nothing observed, but must still be reverted.
      life.invalidate()
    }
    let element = Node.rowElement
    guard let event = shown.received(event, element: element) else { return (.ignored, nil) }
    let handler = tree.handler(node: shown.id, element: element, event: event.kind, value: event.value)
    switch event.kind {
    case .appear: tree.becomesVisible(row: shown.id)
    case .disappear where !tree.becomesHidden(row: shown.id): return (.ignored, nil)
    default: break
    }
    guard let handler else { return (.ignored, nil) }
    return handlers.run(handler, event, of: EventSender(node: shown.id, element: element, shows: nil))
  }
}
