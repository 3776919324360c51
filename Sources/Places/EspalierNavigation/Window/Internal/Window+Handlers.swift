internal import EspalierBase
internal import EspalierScreens
internal import EspalierViews

extension Window {
  /// The source of an event, and the value that it made the surface show.
  struct EventSender {
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

  /// Runs a handler. While one takes its time, its element is busy, and what was entered stays in sight.
  func run(
    _ handler: EventHandler, _ event: ControlEvent, of sender: EventSender
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
        EventUnderWay.current?.fail()
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
          EventUnderWay.current?.fail()
        } catch {
          EventUnderWay.current?.fail()
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
