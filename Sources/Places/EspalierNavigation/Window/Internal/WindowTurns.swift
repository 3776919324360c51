internal import EspalierBase
internal import EspalierScreens

/// The turns of a window.
///
/// In each turn an event is handled, places and scenes settle, the screens become patches, and the surface, the
/// observers and the scenes are notified, once each and in this order.
///
/// Changes that the notified objects make (a scene that has appeared, a removed row, an observer) are shown by the next
/// turn.
@MainActor
final class WindowTurns {
  /// The largest number of passes in a turn. It limits places that lead to each other, and scenes that change each
  /// other.
  private static let maximumPasses = 8

  private let life: WindowLife
  private let navigator: Navigator
  private let navigation: NavigatorWatch
  private let scenes: WindowScenes
  private let renderer: WindowRenderer
  private let reporter: SurfaceReporter
  private let tracker: HistoryTracker
  private let dispatcher: EventDispatcher
  private let speech: WindowSpeech
  private let watch: WindowWatch
  private let observers: WindowObservers

  init(
    _ life: WindowLife, _ navigator: Navigator, _ scenes: WindowScenes, _ renderer: WindowRenderer,
    _ reporter: SurfaceReporter, _ tracker: HistoryTracker, _ dispatcher: EventDispatcher, _ speech: WindowSpeech,
    _ watch: WindowWatch, _ observers: WindowObservers
  ) {
    self.life = life
    self.navigator = navigator
    navigation = NavigatorWatch(navigator) { [weak life] in life?.invalidate() }
    self.scenes = scenes
    self.renderer = renderer
    self.reporter = reporter
    self.tracker = tracker
    self.dispatcher = dispatcher
    self.speech = speech
    self.watch = watch
    self.observers = observers
    life.needsTurn = { [weak self] in self?.isNeeded ?? false }
    life.takeTurn = { [weak self] in self?.render() }
  }

  /// True if there are changes to show.
  private var isNeeded: Bool {
    !life.isClosed && (life.isDirty || navigation.hasChanged || scenes.areStale)
  }

  // MARK: Events

  /// Handles an event, measured by the work observer, and shows its changes.
  func carryOut(_ event: WindowEvent) -> EventDispatcher.Result {
    guard !life.isClosed else { return (.ignored, nil) }
    var result: EventDispatcher.Result = (.ignored, nil)
    // A handler may raise another event.
    let outer = dispatcher.handlers.thrown
    defer { dispatcher.handlers.thrown = outer }
    observers.measure(.event(event.name)) {
      dispatcher.handlers.thrown = nil
      result = speech.speaking { perform(event) }
      return dispatcher.handlers.thrown
    }
    return result
  }

  private func perform(_ event: WindowEvent) -> EventDispatcher.Result {
    let begun = watch.begin(event)
    defer { watch.end(begun) }
    // What a handler does after it has raised another event still belongs to its own event.
    let step = life.isHandling ? tracker.step : nil
    let outer = life.begin(.handling)
    defer {
      life.resume(with: outer)
      render()
      if let step { tracker.step = step }
    }
    return dispatcher.carryOut(event)
  }

  // MARK: Showing

  /// Shows the changes, if there are any. During a turn, the next turn shows them.
  func render() {
    guard life.canTakeTurn else { return }
    if isNeeded {
      TurnContext.withoutAskers {
        observers.measure(.render) {
          speech.speaking { takeTurn() }
          return nil
        }
      }
    }
    // From now on, actions of a scene are not the person's, unless its part of the turn is still to come.
    if !isNeeded, !life.isHandling { tracker.endTurn() }
    life.rest()
  }

  private func takeTurn() {
    let outer = life.begin(.settling)
    defer { life.resume(with: outer) }
    let isNavigated = settle()
    guard !life.isClosed else { return }
    life.clean()
    life.resume(with: .rendering)
    let patches = renderer.render()
    life.resume(with: .reporting)
    report(patches, isNavigated: isNavigated)
  }

  /// Settles places and scenes in several passes: an appearing scene may lead to another place, and a screen may bind
  /// another place.
  ///
  /// - Returns: True if the navigator shows other content than before.
  private func settle() -> Bool {
    var isNavigated = false
    for _ in 0..<Self.maximumPasses {
      if navigation.look() { isNavigated = true }
      if speech.forgetRejection(unlessAt: navigator.shownPath) { scenes.forgetScreens() }
      scenes.settle()
      if life.isClosed || !(navigation.hasChanged || scenes.areStale) { return isNavigated }
    }
    scenes.reports.sendOnce(
      "The window at \(navigator.shownPath) has not come to rest after \(Self.maximumPasses) passes in one turn: \(reasonForNextPass). "
        + "It is shown as it is now, and goes on in the next turn. Change state in handlers, loads and effects; a screen "
        + "only reads it.")
    return isNavigated
  }

  /// The reason why another pass is needed.
  private var reasonForNextPass: String {
    let names = scenes.namesOfStale
    guard !names.isEmpty else {
      return "scenes that come into sight, or places that screens have bound, lead on each time"
    }
    return "what the screen of \(names.joined(separator: ", ")) reads changes each time that screens are made"
  }

  /// Notifies the surface, then the observers, then the scenes and rows that appeared or disappeared.
  ///
  /// All notifications show one moment, whatever the notified objects do.
  private func report(_ patches: [Patch], isNavigated: Bool) {
    let focus = reporter.focusRequest(in: patches, isGoingBack: tracker.isGoingBack)
    // A handler that waits first makes its move later, when its event has long ended.
    let address = tracker.takeAddress(isAskedFor: navigation.takeAskedFor())
    let state = isNavigated ? tracker.takeState() : nil
    let stack = reporter.takeStack()
    watch.note(navigator.visibleEntry, at: navigator.shownPath)
    reporter.report(SurfaceChanges(patches: patches, address: address, stack: stack, focus: focus))
    if let state { observers.navigated(state) }
    scenes.finishMoving()
    dispatcher.handlers.notifyGoneRows()
  }

  /// Shows the window on a surface, and sends it the whole content instead of changes.
  ///
  /// Its actions during these calls are shown by the next turn, as in any turn.
  func show(wholeOn surface: any Surface) {
    guard !life.isClosed else { return }
    reporter.surface = nil
    render()
    guard !life.isClosed else { return }
    reporter.surface = surface
    let whole = renderer.tree.whole()
    var address = tracker.address
    // A new surface is already at the address; the steps of the previous surface are not part of its history.
    address.change = .replace
    let changes = SurfaceChanges(
      patches: whole, address: address, stack: reporter.takeStack(isFirst: true),
      focus: reporter.focusRequest(in: whole, isGoingBack: tracker.isGoingBack))
    let outer = life.begin(.reporting)
    reporter.report(changes, isWhole: true)
    life.resume(with: outer)
    life.rest()
  }
}
