internal import EspalierScreens
package import EspalierViews

extension Window {
  /// Carries out an event of the person, and renders the result in the same turn.
  @discardableResult public func handle(_ event: WindowEvent) -> EventOutcome { observe(event).outcome }

  /// Carries out an event of the person, and waits until a handler that takes its time has returned.
  @discardableResult public func handleFully(_ event: WindowEvent) async -> EventOutcome {
    let (outcome, task) = observe(event)
    await task?.value
    return outcome
  }

  /// The types of files that the element would take now, if it would: it is on screen, can be used, and somebody handles its
  /// files. Nothing happens by asking.
  package func fileTypes(node: Int, element: Int) -> FileTypes? {
    guard !isClosed, let shown = tree.node(node) else { return nil }
    let event = ControlEvent(.file, .file(ReceivedFile(name: "", path: "", size: 0)))
    guard shown.received(event, element: element)?.kind == .file,
      tree.handler(node: node, element: element, event: .file) != nil
    else { return nil }
    let component = ViewSchema.of(shown.component.type).complete(shown.component)
    return FileTypes(ShownControl(component, element: element).value(of: FilePicker.fileTypes))
  }

  /// Carries out an event, and lets the observer watch it.
  private func observe(_ event: WindowEvent) -> (outcome: EventOutcome, task: Task<Void, Never>?) {
    guard let observer, !isClosed, observer.isObserving else { return speaking { perform(event) } }
    var result: (outcome: EventOutcome, task: Task<Void, Never>?) = (.ignored, nil)
    // A handler may raise another event.
    let outer = handlerError
    defer { handlerError = outer }
    observer.observe(.event(event.name), at: observedPlace) {
      handlerError = nil
      result = speaking { perform(event) }
      return handlerError
    }
    return result
  }

  private func perform(_ event: WindowEvent) -> (outcome: EventOutcome, task: Task<Void, Never>?) {
    guard !isClosed else { return (.ignored, nil) }
    // The one that was told of the beginning is told of the end, should the handler put another in its place.
    let watchdog = watchdog
    let outer = watchdog?.begin(WatchedWork(place: place(of: event), event: event.watched))
    defer { watchdog?.end(outer) }
    isHandling = true
    defer {
      isHandling = false
      render()
    }
    // What was typed before a tap or a step has its say before it.
    if !event.isPassing { pendingWrites.flush() }
    if case .history = event {} else { place.agreedStep = nil }
    switch event {
    case .open(let path):
      place.change = .push
      place.isFollowingLink = true
      open(path)
      // A link of the app itself that leads nowhere is a mistake in the app.
      if case .notFound(_, let pathError?) = navigator.obstacle {
        reportOnce("A link was followed, but \(pathError.withoutParameters)")
      }
      return (.handled, nil)
    case .back:
      place.change = .push
      // Below a place that is not there is the one that was in sight before.
      if navigator.obstacle != nil, !navigator.arrangement.isEmpty {
        navigator.obstacle = nil
        return (.handled, nil)
      }
      return ((try? navigator.pop()) == nil ? .ignored : .handled, nil)
    case .close(let node): return control(node, 0, .dismiss, .none)
    case .closeRequested:
      requestClosing()
      return (.handled, nil)
    case .select(let tab):
      place.change = .push
      place.isFollowingLink = true
      return ((try? navigator.select(tab: tab, asTapped: true)) == nil ? .ignored : .handled, nil)
    case .history(let path, let entry):
      place.change = .history
      goInHistory(to: path, entry: entry)
      return (.handled, nil)
    case .sight(let section, let places, let kept):
      let seen = tree.see(places, keeping: kept, in: section)
      guard seen.isTaken else { return (.ignored, nil) }
      invalidate()
      guard let handler = seen.handler else { return (.handled, nil) }
      return run(handler, ControlEvent(.seen, .none), of: EventSender(node: section, element: 0, shows: nil))
    case .control(let node, let element, let kind, let value):
      place.change = .push
      return control(node, element, kind, value)
    }
  }
}

extension WindowEvent {
  /// The event's name for an observer.
  fileprivate var name: String {
    switch self {
    case .control(_, _, let kind, _): kind.rawValue
    case .sight: EventKind.seen.rawValue
    case .open: "open"
    case .back: "back"
    case .close: "close"
    case .closeRequested: "closeRequested"
    case .select: "select"
    case .history: "history"
    }
  }

  /// The event's kind for a watchdog.
  fileprivate var watched: WatchdogReport.Event {
    switch self {
    case .control(_, _, let kind, _): .control(kind)
    case .sight: .control(.seen)
    case .open, .select: .open
    case .back, .close, .closeRequested, .history: .history
    }
  }

  /// True when the person is still typing, or has only looked.
  fileprivate var isPassing: Bool {
    if case .sight = self { return true }
    guard case .control(_, _, let kind, _) = self else { return false }
    return [.input, .focus, .seen, .appear, .disappear].contains(kind)
  }
}
