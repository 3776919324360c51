/// The places that the window has been at, as its surface's history has them.
///
/// It tells the surface where the window is, and goes where the surface has gone back or forward to.
@MainActor
final class HistoryTracker {
  private let navigator: Navigator
  private let root: WindowRoot
  private let reporter: SurfaceReporter
  private var follower = AddressFollower()
  /// The entry in sight when the surface was told last.
  private var entry: Int?

  init(_ navigator: Navigator, _ root: WindowRoot, _ reporter: SurfaceReporter) {
    self.navigator = navigator
    self.root = root
    self.reporter = reporter
  }

  /// The states at the entries of the surface's history.
  var history: WindowHistory {
    get { follower.history }
    set { follower.history = newValue }
  }

  /// The address as a surface tells it that has just begun to look.
  var address: WindowAddress {
    var address =
      follower.address
      ?? WindowAddress(path: navigator.shownPath, title: reporter.title, change: .replace, entry: 0)
    // The history may be that of another window since the address was told.
    address.entry = follower.history.current
    return address
  }

  /// True in the turn of a step in the surface's history.
  var isGoingBack: Bool { follower.step.change == .history }

  // MARK: Turns

  /// Takes note of an event that goes on from the place in sight.
  /// - Parameter isFollowingLink: True for one that leads to another place, and not only its scene on.
  func goesOn(isFollowingLink: Bool = false) {
    follower.step.change = .push
    if isFollowingLink { follower.step.isFollowingLink = true }
  }

  /// Takes note of an event that leads back to a place that is there.
  func leadsBack() { follower.step.change = .replace }

  /// The step that the event under way is, for an event within it.
  var step: AddressFollower.Step {
    get { follower.step }
    set { follower.step = newValue }
  }

  /// A step in the history that was agreed to counts until the person does something else.
  func forgetAgreedStep() { follower.agreedStep = nil }

  /// Returns where the window is, if that is another place or has another title than the surface was told.
  /// - Parameter isAskedFor: True when the person asked for it in an event that is long over.
  func takeAddress(isAskedFor: Bool) -> WindowAddress? {
    if isAskedFor { follower.isAskedFor() }
    let visible = navigator.entryInSight?.id
    let isSameScene = visible != nil && visible == entry
    entry = visible
    return follower.follow(to: navigator.shownPath, title: reporter.title, isSameScene: isSameScene)
  }

  /// Takes note of what is on screen.
  /// - Returns: The state, when it is another than before.
  func takeState() -> NavigationState? {
    let state = navigator.state
    return follower.note(state) ? state : nil
  }

  /// The actions of scenes from now on are nothing that the person asked for.
  func endTurn() { follower.endTurn() }

  // MARK: Steps

  /// Goes where the surface has gone back or forward to: to what was on screen at that entry, or to the place at its path.
  func go(to path: Path, entry: Int?) {
    follower.step.change = .history
    let kind: NavigationStep.Kind
    if let state = entry.flatMap(follower.history.state), state.place == path {
      kind = .restore(state)
    } else if let route = navigator.route(at: path) {
      // Nothing is known of what stood below the place then, but it is not what stands above now.
      kind = .show(route)
    } else {
      if let entry { follower.history.go(to: entry) }
      root.open(path)
      return
    }
    let step = NavigationStep(kind) { [weak self] outcome in
      // Who stays is at the entry where they were.
      if outcome != .stayed, let self { follower.history.go(to: entry ?? follower.history.current) }
    }
    if case .show = kind { step.dismissesModals = true }
    if let agreed = follower.agreedStep, agreed.entry == entry {
      (step.agreed, step.answers) = (agreed.step.agreed, agreed.step.answers)
    }
    follower.agreedStep = nil
    if let entry {
      step.whenAgreed = { [weak self, weak step] in
        guard let self, let step else { return }
        follower.agreedStep = (entry, step)
        notifySurface(.go, entry: entry, path: path)
      }
    }
    navigator.take(step)
    if navigator.isWaiting(step) { notifySurface(.stay, entry: follower.history.current, path: navigator.shownPath) }
  }

  private func notifySurface(_ change: WindowAddress.Change, entry: Int, path: Path) {
    reporter.show(WindowAddress(path: path, title: reporter.title, change: change, entry: entry))
  }
}
