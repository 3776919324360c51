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

  /// The place in sight, for the observer.
  package var observedPlace: ObservedPlace {
    let entry = navigator.obstacle == nil ? navigator.arrangement.visibleEntry : nil
    return ObservedPlace(module: (entry?.owner ?? owner).map { "\(type(of: $0))" }, path: path)
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
      return run(handler, ControlEvent(.seen, .none), of: Sender(node: section, element: 0, shows: nil))
    case .control(let node, let element, let kind, let value):
      place.change = .push
      return control(node, element, kind, value)
    }
  }

  private func control(
    _ node: Int, _ element: Int, _ kind: EventKind, _ value: EventValue
  ) -> (outcome: EventOutcome, task: Task<Void, Never>?) {
    guard let shown = tree.node(node) else { return (.ignored, nil) }
    if element == Node.rowElement { return row(shown, ControlEvent(kind, value)) }
    let told = tree.handler(node: node, element: element, event: kind, value: value)
    let shows = told == nil ? nil : shown.control(element)?.shows(value, element: element)
    // Before it is asked whether the value is taken: what is shown and not taken must be taken back.
    if let shows {
      tree.note(shows.value, at: shows.slot, node: node)
      invalidate()
    }
    guard let event = shown.received(ControlEvent(kind, value), element: element) else { return (.ignored, nil) }
    if event.kind == .dismiss, shown.component.type == ModalView.self {
      place.change = .replace
      try? navigator.dismiss()
      return (.handled, nil)
    }
    let known = event.kind == kind ? told : tree.handler(node: node, element: element, event: event.kind)
    guard let handler = known else { return (.ignored, nil) }
    if case .signal(let content) = event.value, !handler.canRead(event.value) {
      reportOnce(
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
    let sender = Sender(node: node, element: element, shows: shows)
    // A settled value comes in place of one that was still to be told while it was entered.
    if event.kind == .change, let shows, shown.component.value(at: shows.slot) != shows.value,
      let input = tree.handler(node: node, element: element, event: .input)
    {
      _ = run(input, ControlEvent(.input, event.value), of: sender)
    }
    return run(handler, event, of: sender)
  }

  /// Empties a field before its handler runs with the text, and gives the text back when the handler throws.
  private func submit(
    _ text: String, to handler: EventHandler, from node: Int, _ element: Int
  ) -> (outcome: EventOutcome, task: Task<Void, Never>?) {
    enter("", in: node, element)
    let sender = Sender(node: node, element: element, shows: nil) { [weak self] in
      guard let self, let shown = tree.node(node),
        shown.component.value(of: TextField.text, element: element).isEmpty
      else { return }
      enter(text, in: node, element)
      invalidate()
    }
    return run(handler, ControlEvent(.submit, .text(text)), of: sender)
  }

  /// Enters a text as if a person had typed it.
  private func enter(_ text: String, in node: Int, _ element: Int) {
    let value = StyleValue.text(text)
    if text.isEmpty { tree.note(value, at: StyleSlot(TextField.text, element: element), node: node) }
    guard let input = tree.handler(node: node, element: element, event: .input) else { return }
    _ = run(input, ControlEvent(.input, .text(text)), of: Sender(node: node, element: element, shows: nil))
    pendingWrites.flush()
  }

  /// Something happened to a row itself, as against the views in it.
  private func row(
    _ shown: Node, _ event: ControlEvent
  ) -> (outcome: EventOutcome, task: Task<Void, Never>?) {
    if event.kind == .change {
      tree.note(isRowSelected: event.value != .flag(false), node: shown.id)
      // A choice that is not taken changes nothing that is observed, and must be taken back all the same.
      invalidate()
    }
    let element = Node.rowElement
    guard let event = shown.received(event, element: element) else { return (.ignored, nil) }
    let handler = tree.handler(node: shown.id, element: element, event: event.kind, value: event.value)
    switch event.kind {
    case .appear: tree.comesIntoSight(row: shown.id)
    case .disappear where !tree.goesOutOfSight(row: shown.id): return (.ignored, nil)
    default: break
    }
    guard let handler else { return (.ignored, nil) }
    return run(handler, event, of: Sender(node: shown.id, element: element, shows: nil))
  }

  /// Rows that were removed while they were in sight hear that they have gone.
  func tellGoneRows() {
    for row in tree.takeGoneRows() {
      let sender = Sender(node: row.node, element: Node.rowElement, shows: nil, scene: row.scene)
      _ = run(row.handler, ControlEvent(.disappear), of: sender)
    }
  }

  /// The source of an event, and the value that it made the surface show.
  private struct Sender {
    let node: Int
    let element: Int
    let shows: (slot: StyleSlot, value: StyleValue)?
    /// The scene that it stood in, where it has gone.
    var scene: Int?
    /// The action to run when the handler has thrown.
    var takeBack: (@MainActor @Sendable () -> Void)?

    /// Returns the element that is busy while a handler of the event takes its time: what was tapped, or, for one of a
    /// row's actions, the row's own view; nil for an event that keeps nothing busy.
    func busyElement(during event: EventKind) -> Int? {
      switch event {
      case .tap: element
      case .action where element == Node.rowElement: 0
      default: nil
      }
    }
  }

  private func run(
    _ handler: EventHandler, _ event: ControlEvent, of sender: Sender
  ) -> (outcome: EventOutcome, task: Task<Void, Never>?) {
    let scene = sender.scene ?? tree.scene(of: sender.node)
    // Asked for now: when a handler that takes its time has failed, its row may be gone.
    let keep = tree.failureHandler(of: sender.node)
    switch handler.body {
    case .immediate(let action):
      PendingWrites.current = pendingWrites
      defer { PendingWrites.current = nil }
      do {
        try action(event.value)
        return (.handled, nil)
      } catch {
        handlerError = error
        sender.takeBack?()
        fail(scene, error, keptBy: keep)
        return (.failed, nil)
      }
    case .task(let action):
      let busy = sender.busyElement(during: event.kind)
      if let busy { tree.setBusy(true, node: sender.node, element: busy) }
      // What was entered stays in sight until the handler has spoken.
      if let shows = sender.shows { tree.hold(shows.value, at: shows.slot, node: sender.node) }
      invalidate()
      let watched = watchdog.map { ($0, WatchedWork(place: watchedPlace, event: .control(event.kind))) }
      let task = start { [weak self] in
        let number = watched.map { watchdog, work in watchdog.beginWaiting(work) }
        defer { if let number { watched?.0.endWaiting(number) } }
        do {
          try await ChangeFlag.$isAskedFor.withValue(true) { try await action(event.value) }
        } catch is CancellationError {
        } catch {
          sender.takeBack?()
          self?.fail(scene, error, keptBy: keep)
        }
        guard let self else { return }
        if let busy { tree.setBusy(false, node: sender.node, element: busy) }
        if let shows = sender.shows { tree.release(shows.slot, node: sender.node) }
        invalidate()
      }
      if event.kind == .input {
        replaceInputTask(of: InputPlace(node: sender.node, element: sender.element), with: task)
      }
      // A retry is a load of its scene, and ends with it.
      if tree.node(sender.node)?.isFailure == true, let scene { presences[scene]?.own(task) }
      return (.handled, task)
    }
  }

  /// Cancels the work that is done with the last state of a text, so that only the newest goes on.
  private func replaceInputTask(of place: InputPlace, with task: Task<Void, Never>) {
    inputTasks[place]?.cancel()
    inputTasks = inputTasks.filter { tree.node($0.key.node) != nil }
    inputTasks[place] = task
  }

  /// Returns the place where an event happens, for the watchdog; for one that goes elsewhere, the place it leads to.
  private func place(of event: WindowEvent) -> WatchedPlace {
    switch event {
    case .control, .sight, .back, .close, .closeRequested, .select: watchedPlace
    case .open(let path), .history(let path, _): WatchedPlace(module: watchedPlace.module, scene: "", path: path)
    }
  }

  /// The place in sight, for the watchdog: made again only after a render that showed another place.
  private var watchedPlace: WatchedPlace {
    if let knownPlace { return knownPlace }
    let entry = navigator.obstacle == nil ? navigator.arrangement.visibleEntry : nil
    let place = WatchedPlace(
      module: entry?.owner?.ownerName ?? owner?.ownerName ?? "",
      scene: entry.map { "\(type(of: $0.scene))" } ?? "", path: path)
    knownPlace = place
    return place
  }

  /// Reports an error that a handler threw, and shows it: in its section where the section shows failures itself,
  /// otherwise in its scene.
  private func fail(_ scene: Int?, _ error: any Error, keptBy keep: (@MainActor @Sendable (any Error) -> Void)?) {
    let name = scene.flatMap { presences[$0].map { "\(type(of: $0.scene))" } } ?? "the window"
    report("A handler of \(name) threw: \(LogWords.of(error))")
    if let keep {
      keep(error)
    } else if let scene {
      presences[scene]?.failure = error
    }
    invalidate()
  }
}

/// An element whose text is followed.
struct InputPlace: Hashable {
  let node: Int
  let element: Int
}

extension Node {
  /// True when the node shows a failure, with a way to try again.
  fileprivate var isFailure: Bool {
    component.type == MessageView.self && component.value(of: View.accessibilityRole) == .alert
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
