internal import EspalierScreens
internal import EspalierViews

/// The surface of a window, and the calls that it receives: patches, the address, the stack of places, the focus.
@MainActor
final class SurfaceReporter {
  weak var surface: (any Surface)? { didSet { attachments += 1 } }
  /// The number of times that a surface was attached or detached.
  private var attachments = 0
  /// The window that the surface shows.
  weak var window: Window?
  private let navigator: Navigator
  private let scenes: WindowScenes
  private let speech: WindowSpeech
  private let renderer: WindowRenderer
  /// The stack of places in the last report to the surface.
  private var reportedStack: WindowStack?
  /// True if the window has closed, and the surface is not notified any more.
  private var isOver = false

  init(_ navigator: Navigator, _ scenes: WindowScenes, _ speech: WindowSpeech, _ renderer: WindowRenderer) {
    self.navigator = navigator
    self.scenes = scenes
    self.speech = speech
    self.renderer = renderer
  }

  /// The title of the visible place, with the name of the app.
  var title: String {
    let shown =
      navigator.obstacle.map { $0.screen(in: speech.words).title }
      ?? navigator.arrangement.visibleEntry.flatMap { scenes.screen(of: $0)?.title } ?? ""
    return shown.isEmpty || shown == renderer.title ? renderer.title : "\(shown) – \(renderer.title)"
  }

  /// Returns the view that receives the focus after some patches.
  func focusRequest(in patches: [Patch], isGoingBack: Bool) -> (node: Int, element: Int)? {
    patches.focusRequest { [tree = renderer.tree] node in
      // A person who goes back looks for the position where they were.
      !isGoingBack && !tree.scrolledRows.contains(node)
    }
  }

  /// Returns the stack of places if it has changed since the last report, and if the surface is ``StackShowing``.
  /// - Parameter isFirst: True for a surface that has received no stack yet.
  func takeStack(isFirst: Bool = false) -> WindowStack? {
    if isFirst { reportedStack = nil }
    guard surface is any StackShowing else { return nil }
    // A place that has not been visible yet makes its screen for its title.
    let stack = speech.speaking { self.stack }
    guard stack != reportedStack else { return nil }
    reportedStack = stack
    return stack
  }

  /// Sends the changes of one moment to the surface, in order.
  ///
  /// If the surface ends the window, is detached or is replaced meanwhile, it receives no more of them.
  /// - Parameter isWhole: True for a newly attached surface; it receives the patches even if the window is empty.
  func report(_ changes: SurfaceChanges, isWhole: Bool = false) {
    guard let window, let surface else { return }
    let takenOver = attachments
    func isHere() -> Bool { !isOver && attachments == takenOver }
    if isHere(), isWhole || !changes.patches.isEmpty { surface.apply(changes.patches, of: window) }
    if isHere(), let address = changes.address { show(address) }
    if isHere(), let stack = changes.stack { (surface as? any StackShowing)?.show(stack, of: window) }
    if isHere(), let focus = changes.focus {
      (surface as? any FocusShowing)?.focus(node: focus.node, element: focus.element, of: window)
    }
  }

  func show(_ address: WindowAddress) {
    guard !isOver, let window else { return }
    (surface as? any AddressShowing)?.show(address, of: window)
  }

  /// Ends the notifications, because the window has closed.
  func end() { isOver = true }

  /// Closes the window and its display on the surface.
  func closeWindow() {
    guard let window, !window.isClosed else { return }
    let surface = surface
    window.close()
    (surface as? any WindowClosing)?.close(window)
  }

  /// The stack of places in the window.
  private var stack: WindowStack {
    let modals = navigator.arrangement.modals.enumerated().map { index, modal in layer(index, style: modal.style) }
    return WindowStack(layers: [layer(nil, style: nil)] + modals)
  }

  private func layer(_ modal: Int?, style: ModalStyle?) -> WindowStack.Layer {
    let arrangement = navigator.arrangement
    var places = arrangement.trail(in: modal).map { WindowStack.Place(title: scenes.title(of: $0), path: $0.path) }
    if modal == nil, let obstacle = navigator.obstacle {
      places.append(WindowStack.Place(title: obstacle.screen(in: speech.words).title, path: obstacle.path))
    }
    let tabs = arrangement.tabs(in: modal).map { tabs in
      WindowStack.Tabs(
        items: tabs.owner.tabItems.map { .init(id: $0.id, title: $0.title, icon: $0.icon) }, selected: tabs.selected)
    }
    return WindowStack.Layer(style: style, tabs: tabs, places: places)
  }
}
