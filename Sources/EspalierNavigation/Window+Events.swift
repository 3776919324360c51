internal import EspalierScreens
internal import EspalierViews

extension Window {
  /// Carries out what a person did, and renders what came of it in the same turn.
  @discardableResult public func handle(_ event: WindowEvent) -> EventOutcome { perform(event).outcome }

  /// Carries out what a person did, and waits until a handler that takes its time has returned.
  @discardableResult public func handleFully(_ event: WindowEvent) async -> EventOutcome {
    let (outcome, task) = perform(event)
    await task?.value
    return outcome
  }

  private func perform(_ event: WindowEvent) -> (outcome: EventOutcome, task: Task<Void, Never>?) {
    guard !isClosed else { return (.ignored, nil) }
    isHandling = true
    defer {
      isHandling = false
      render()
    }
    switch event {
    case .open(let path):
      addressChange = .push
      open(path)
      return (.handled, nil)
    case .history(let path):
      addressChange = .history
      open(path)
      return (.handled, nil)
    case .control(let node, let element, let kind, let value):
      addressChange = .push
      return control(node, element, kind, value)
    }
  }

  private func control(
    _ node: Int, _ element: Int, _ kind: EventKind, _ value: EventValue
  ) -> (outcome: EventOutcome, task: Task<Void, Never>?) {
    guard let shown = tree.node(node), shown.accepts(kind, value, element: element) else { return (.ignored, nil) }
    if kind == .dismiss, shown.component.type == ModalView.self {
      addressChange = .replace
      navigator.dismiss()
      return (.handled, nil)
    }
    guard let handler = tree.handler(node: node, element: element, event: kind, value: value) else { return (.ignored, nil) }
    note(value, of: shown, element: element, kind)
    let scene = tree.scene(of: node)
    switch handler.body {
    case .immediate(let action):
      do {
        try action(value)
        return (.handled, nil)
      } catch {
        fail(scene, error)
        return (.failed, nil)
      }
    case .task(let action):
      let task = start { [weak self] in
        do {
          try await action(value)
        } catch is CancellationError {
        } catch {
          self?.fail(scene, error)
        }
      }
      return (.handled, task)
    }
  }

  /// What the person entered is what the control shows, so that the next difference starts from it.
  private func note(_ value: EventValue, of node: Node, element: Int, _ kind: EventKind) {
    if element == Node.rowElement {
      guard kind == .change else { return }
      tree.note(isRowSelected: value != .flag(false), node: node.id)
      // A choice that the app does not take changes nothing that is observed, and must be taken back all the same.
      return invalidate()
    }
    let elements = ViewSchema.of(node.component.type).elements
    guard element < elements.count else { return }
    switch value {
    case .text(let text):
      if elements[element].type is TextField.Type {
        tree.note(.text(text), of: TextField.text, node: node.id, element: element)
      } else if elements[element].type is Picker.Type {
        tree.note(.text(text), of: Picker.selection, node: node.id, element: element)
      }
    case .flag(let flag):
      if elements[element].type is Toggle.Type { tree.note(flag, of: Toggle.isOn, node: node.id, element: element) }
    case .none, .file: break
    }
  }

  private func fail(_ scene: Int?, _ error: any Error) {
    report(
      "A handler of \(scene.flatMap { presences[$0].map { "\(type(of: $0.scene))" } } ?? "the window") threw: \(error)")
    if let scene { presences[scene]?.failure = error }
    invalidate()
  }
}
