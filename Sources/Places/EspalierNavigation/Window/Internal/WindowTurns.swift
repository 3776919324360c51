internal import EspalierBase
internal import EspalierScreens

/// The turns of a window: an event is carried out, places and scenes settle, the screens become patches, and all who want to
/// know are told, once each and in this order.
///
/// What the told ones do (a scene that has appeared, a row that has gone, an observer) is shown by the next turn.
@MainActor
final class WindowTurns {
  /// More passes than places that lead on to each other, and scenes that change each other, need.
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

  /// True when something is there to be shown.
  private var isNeeded: Bool {
    !life.isClosed && (life.isDirty || navigation.hasNews || scenes.areStale)
  }

  // MARK: Events

  /// Carries out an event, lets the observer watch it, and shows what it has changed.
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
    // What a handler does after it has raised another event is still a step of its own event.
    let step = life.isHandling ? tracker.step : nil
    let outer = life.begin(.handling)
    defer {
      life.goOn(with: outer)
      render()
      if let step { tracker.step = step }
    }
    return dispatcher.carryOut(event)
  }

  // MARK: Showing

  /// Shows what has changed, if anything has. In the midst of a turn the one that follows it does.
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
    // What a scene does from now on is nothing that the person asked for, unless its part of the turn is still to come.
    if !isNeeded, !life.isHandling { tracker.endTurn() }
    life.rest()
  }

  private func takeTurn() {
    let outer = life.begin(.settling)
    defer { life.goOn(with: outer) }
    let isNavigated = settle()
    guard !life.isClosed else { return }
    life.clean()
    life.goOn(with: .rendering)
    let patches = renderer.render()
    life.goOn(with: .reporting)
    report(patches, isNavigated: isNavigated)
  }

  /// Lets places and scenes come to rest: a scene that comes may lead on, and a screen may have bound another place.
  /// - Returns: True when the navigator shows something else than before.
  private func settle() -> Bool {
    var isNavigated = false
    for _ in 0..<Self.maximumPasses {
      if navigation.look() { isNavigated = true }
      if speech.forgetRejection(unlessAt: navigator.shownPath) { scenes.forgetScreens() }
      scenes.settle()
      if life.isClosed || !(navigation.hasNews || scenes.areStale) { return isNavigated }
    }
    scenes.reports.sendOnce(
      "The window at \(navigator.shownPath) has not come to rest after \(Self.maximumPasses) passes in one turn: \(unrest). "
        + "It is shown as it is now, and goes on in the next turn. Change state in handlers, loads and effects; a screen "
        + "only reads it.")
    return isNavigated
  }

  /// The cause for another pass.
  private var unrest: String {
    let names = scenes.namesOfStale
    guard !names.isEmpty else {
      return "scenes that come into sight, or places that screens have bound, lead on each time"
    }
    return "what the screen of \(names.joined(separator: ", ")) reads changes each time that screens are made"
  }

  /// Tells the surface, then the observers, then the scenes and rows that came or went. All that is told is of one moment,
  /// whatever the told ones do.
  private func report(_ patches: [Patch], isNavigated: Bool) {
    let focus = reporter.focusRequest(in: patches, isGoingBack: tracker.isGoingBack)
    // A handler that waits first moves later, when its event is long over.
    let address = tracker.takeAddress(isAskedFor: navigation.takeAskedFor())
    let state = isNavigated ? tracker.takeState() : nil
    let stack = reporter.takeStack()
    watch.note(navigator.entryInSight, at: navigator.shownPath)
    reporter.report(SurfaceNews(patches: patches, address: address, stack: stack, focus: focus))
    if let state { observers.navigated(state) }
    scenes.finishMoving()
    dispatcher.handlers.notifyGoneRows()
  }

  /// Gives a surface all that is there, in place of changes. What it does while it is told is shown by the turn that follows,
  /// as in any turn.
  func show(wholeOn surface: any Surface) {
    guard !life.isClosed else { return }
    reporter.surface = nil
    render()
    guard !life.isClosed else { return }
    reporter.surface = surface
    let whole = renderer.tree.whole()
    var address = tracker.address
    // A surface that has just begun to look is there already; how the one before it came there is not its history.
    address.change = .replace
    let news = SurfaceNews(
      patches: whole, address: address, stack: reporter.takeStack(isFirst: true),
      focus: reporter.focusRequest(in: whole, isGoingBack: tracker.isGoingBack))
    let outer = life.begin(.reporting)
    reporter.report(news, isWhole: true)
    life.goOn(with: outer)
    life.rest()
  }
}
