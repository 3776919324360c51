internal import EspalierBase
internal import EspalierScreens
internal import EspalierViews

/// The runner of event handlers, with their errors, their tasks, and the values shown while they run.
@MainActor
final class HandlerRunner {
  /// The element of an input task: an element into which a person types text.
  private struct InputElement: Hashable {
    let node: Int
    let element: Int
  }

  let pendingWrites = PendingWrites()
  /// The error that a handler of the current event threw, for the work observer.
  var thrown: (any Error)?
  private var inputTasks: [InputElement: Task<Void, Never>] = [:]
  private let renderer: WindowRenderer
  private let scenes: WindowScenes
  private let watch: WindowWatch
  private let life: WindowLife
  private let reports: WindowReports

  private var tree: NodeTree { renderer.tree }

  init(_ renderer: WindowRenderer, _ scenes: WindowScenes, _ watch: WindowWatch, _ life: WindowLife) {
    self.renderer = renderer
    self.scenes = scenes
    self.watch = watch
    self.life = life
    reports = scenes.reports
  }

  /// Runs a handler. While an asynchronous handler runs, its element is busy and the entered value stays visible.
  func run(_ handler: EventHandler, _ event: ControlEvent, of sender: EventSender) -> EventDispatcher.Result {
    // Read now: when an asynchronous handler has failed, its row may have been removed.
    let scene = sender.origin?.scene ?? tree.scene(of: sender.node)
    let keep = sender.origin?.failureHandler ?? tree.failureHandler(of: sender.node)
    // The person takes the action again, so that another try of the earlier one would be one too many. Another event of
    // the control, such as the loss of the focus on the way to “Try again”, leaves the message.
    let control = sender.action(event.kind)
    if let scene { scenes.presences[scene]?.withdrawMessage(of: control) }
    var again = sender
    again.component = again.component ?? tree.node(sender.node)?.component
    again.origin = again.origin ?? RowOrigin(scene: scene, failureHandler: keep)
    let failure = Failure(
      scene: scene, keep: keep, component: again.component, control: control, event: event
    ) { [weak self, again] in await self?.run(handler, event, of: again).task?.value }
    switch handler.body {
    case .immediate(let action):
      let outer = PendingWrites.current
      PendingWrites.current = pendingWrites
      defer { PendingWrites.current = outer }
      do {
        try action(event.value)
        return (.handled, nil)
      } catch {
        EventUnderWay.current?.fail()
        thrown = error
        sender.takeBack?()
        show(error, failure)
        return (.failed, nil)
      }
    case .task(let action):
      let task = start(action, event, of: sender, failure)
      if event.kind == .input { replaceInputTask(of: sender, with: task) }
      // A retry is a load of its scene, and ends with the scene.
      if tree.node(sender.node)?.isFailure == true, let scene { scenes.presences[scene]?.own(task) }
      return (.handled, task)
    }
  }

  /// Starts an asynchronous handler.
  private func start(
    _ action: @escaping EventHandler.AsyncAction, _ event: ControlEvent, of sender: EventSender, _ failure: Failure
  ) -> Task<Void, Never> {
    let busy = sender.busyElement(during: event.kind)
    if let busy { tree.setBusy(true, node: sender.node, element: busy) }
    // The entered value stays visible until the handler has returned.
    if let shows = sender.shows { tree.hold(shows.value, at: shows.slot, node: sender.node) }
    life.invalidate()
    let watched = watch.watchdog.map { ($0, WatchedWork(place: watch.watchedPlace, event: .control(event.kind))) }
    return life.start { [weak self] in
      let number = watched.map { watchdog, work in watchdog.beginWaiting(work) }
      defer { if let number { watched?.0.endWaiting(number) } }
      do {
        try await ChangeFlag.$isAskedFor.withValue(true) { try await action(event.value) }
      } catch {
        EventUnderWay.current?.fail()
        if !error.isCancellation {
          sender.takeBack?()
          self?.show(error, failure)
        }
      }
      guard let self else { return }
      if let busy { tree.setBusy(false, node: sender.node, element: busy) }
      if let shows = sender.shows { tree.release(shows.slot, node: sender.node) }
      life.invalidate()
    }
  }

  /// Notifies rows that were removed while they were visible.
  func notifyGoneRows() {
    for row in tree.takeGoneRows() {
      let sender = EventSender(node: row.node, element: Node.rowElement, shows: nil, origin: row.origin)
      _ = run(row.handler, ControlEvent(.disappear), of: sender)
    }
  }

  /// Cancels the task for the previous text of an element, so that only the task for the newest text continues.
  private func replaceInputTask(of sender: EventSender, with task: Task<Void, Never>) {
    let place = InputElement(node: sender.node, element: sender.element)
    inputTasks[place]?.cancel()
    inputTasks = inputTasks.filter { tree.node($0.key.node) != nil }
    inputTasks[place] = task
  }

  /// Reports and shows an error that a handler threw. A section that shows failures itself shows the error; otherwise,
  /// the scene shows it.
  private func show(_ thrown: any Error, _ failure: Failure) {
    let scene = failure.scene
    let chosen = thrown as? HandlerError
    let error = chosen?.error ?? thrown
    let name = scene.flatMap { scenes.presences[$0].map { "\(type(of: $0.scene))" } } ?? "the window"
    reports.send("A handler of \(name) threw: \(LogWords.of(error))")
    if let keep = failure.keep {
      keep(error)
    } else if let scene {
      scenes.fail(scene, error, of: failure.control, shownAs: chosen?.presentation) {
        // A received file is deleted when its handler has returned, so that there is nothing to try again with.
        .failure(error, of: failure.controlName, retry: failure.event.kind == .file ? nil : failure.retry)
      }
    }
    life.invalidate()
  }

  /// The facts that the presentation of an error needs. They are read before the handler runs, because its row may be
  /// gone when it fails.
  private struct Failure {
    let scene: Int?
    /// The function that keeps the error, if the section shows it itself.
    let keep: (@MainActor @Sendable (any Error) -> Void)?
    let component: AnyComponent?
    let control: EventSender.Action
    let event: ControlEvent
    /// Runs the handler again.
    let retry: @MainActor @Sendable () async -> Void

    @MainActor var controlName: String {
      component.map { Node.controlName(of: control.element, in: $0, for: event.kind, event.value) } ?? ""
    }
  }
}

extension Node {
  /// True if the node shows a failure with a retry.
  fileprivate var isFailure: Bool {
    component.type == MessageView.self && component.value(of: View.accessibilityRole) == .alert
  }
}
