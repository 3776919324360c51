internal import EspalierScreens
internal import EspalierViews

/// The dispatcher of events to the navigator, or to the handler of an element of a node.
///
/// An event for a node that no longer exists, or that cannot raise it at the moment, is ignored, whatever the surface
/// sends.
@MainActor
final class EventDispatcher {
  typealias Result = (outcome: EventOutcome, task: Task<Void, Never>?)

  let handlers: HandlerRunner
  let renderer: WindowRenderer
  let navigator: Navigator
  let tracker: HistoryTracker
  let life: WindowLife
  let reports: WindowReports
  private let root: WindowRoot
  private let reporter: SurfaceReporter

  var tree: NodeTree { renderer.tree }

  init(
    to handlers: HandlerRunner, _ navigator: Navigator, _ renderer: WindowRenderer, _ tracker: HistoryTracker,
    _ root: WindowRoot, _ reporter: SurfaceReporter, _ life: WindowLife, _ reports: WindowReports
  ) {
    self.handlers = handlers
    self.navigator = navigator
    self.renderer = renderer
    self.tracker = tracker
    self.root = root
    self.reporter = reporter
    self.life = life
    self.reports = reports
  }

  /// Handles an event. The caller shows the changes afterwards.
  func carryOut(_ event: WindowEvent) -> Result {
    // Text typed before a tap or a step is delivered first.
    if !event.isPassing { handlers.pendingWrites.flush() }
    if case .history = event {} else { tracker.forgetAgreedStep() }
    switch event {
    case .open(let path):
      tracker.recordForward(isFollowingLink: true)
      root.follow(path)
      life.invalidate()
      return (.handled, nil)
    case .back:
      tracker.recordForward()
      return (goBack() ? .handled : .ignored, nil)
    case .close(let node): return control(node, 0, .dismiss, .none)
    case .closeRequested:
      requestClosing()
      return (.handled, nil)
    case .select(let tab):
      tracker.recordForward(isFollowingLink: true)
      return ((try? navigator.select(tab: tab, asTapped: true)) == nil ? .ignored : .handled, nil)
    case .history(let path, let entry):
      tracker.go(to: path, entry: entry)
      life.invalidate()
      return (.handled, nil)
    case .visibleRows(let section, let places, let kept): return see(places, keeping: kept, in: section)
    case .control(let node, let element, let kind, let value):
      tracker.recordForward()
      return control(node, element, kind, value)
    }
  }

  /// Goes back to the place below. If an obstacle, such as a missing place, is shown instead of a place, the method
  /// goes back to the previously visible place.
  private func goBack() -> Bool {
    guard navigator.obstacle != nil, !navigator.arrangement.isEmpty else { return (try? navigator.pop()) != nil }
    navigator.obstacle = nil
    return true
  }

  /// Closes the window. If there are unsaved changes, the person must first answer a question about them.
  private func requestClosing() {
    let step = NavigationStep(.close) { [weak self] outcome in
      if outcome == .arrived { self?.reporter.closeWindow() }
    }
    navigator.take(step)
  }

  private func see(_ places: Range<Int>, keeping kept: [Int], in section: Int) -> Result {
    let seen = tree.see(places, keeping: kept, in: section)
    guard seen.isTaken else { return (.ignored, nil) }
    life.invalidate()
    guard let handler = seen.handler else { return (.handled, nil) }
    return handlers.run(
      handler, ControlEvent(.seen, .none), of: EventSender(node: section, element: 0, shows: nil))
  }

  /// Returns the types of files that an element accepts at the moment; see ``Window/fileTypes(node:element:)``.
  func fileTypes(node: Int, element: Int) -> FileTypes? {
    guard let shown = tree.node(node) else { return nil }
    let event = ControlEvent(.file, .file(ReceivedFile(name: "", path: "", size: 0)))
    guard shown.received(event, element: element)?.kind == .file,
      tree.handler(node: node, element: element, event: .file) != nil
    else { return nil }
    let component = ViewSchema.of(shown.component.type).complete(shown.component)
    return FileTypes(ShownControl(component, element: element).value(of: FilePicker.fileTypes))
  }
}
