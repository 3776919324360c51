/// The history of a window's places, as its surface keeps it.
///
/// It reports the window's address to the surface, and follows the surface's own steps back and forward.
@MainActor
final class HistoryTracker {
  private let navigator: Navigator
  private let root: WindowRoot
  private let reporter: SurfaceReporter
  private var follower = AddressFollower()
  /// The visible entry at the last report to the surface.
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

  /// The address for a surface that has just been attached.
  var address: WindowAddress {
    var address =
      follower.address
      ?? WindowAddress(path: navigator.shownPath, title: reporter.title, change: .replace, entry: 0)
    // The history may have been replaced by that of another window since the last report.
    address.entry = follower.history.current
    return address
  }

  /// True while the turn handles a step in the surface's history.
  var isGoingBack: Bool { follower.step.change == .history }

  // MARK: Turns

  /// Records an event that leads from the visible place to new content.
  /// - Parameter isFollowingLink: True if it leads to another place, and not only to another state of the same scene.
  func recordForward(isFollowingLink: Bool = false) {
    follower.step.change = .push
    if isFollowingLink { follower.step.isFollowingLink = true }
  }

  /// Records an event that leads back to an existing place.
  func recordBack() { follower.step.change = .replace }

  /// The effect of the current event on the surface's history. If a handler raises a second event, this value is saved
  /// before the second event and restored after it.
  var step: AddressFollower.Step {
    get { follower.step }
    set { follower.step = newValue }
  }

  /// Discards an accepted step in the history, because the person has done something else.
  func forgetAgreedStep() { follower.agreedStep = nil }

  /// Returns the window's address, if the place or its title differs from the last report to the surface.
  /// - Parameter isAskedFor: True if the person requested the place in an event that has long ended.
  func takeAddress(isAskedFor: Bool) -> WindowAddress? {
    if isAskedFor { follower.isAskedFor() }
    let visible = navigator.visibleEntry?.id
    let isSameScene = visible != nil && visible == entry
    entry = visible
    return follower.follow(to: navigator.shownPath, title: reporter.title, isSameScene: isSameScene)
  }

  /// Records the state of the screen.
  /// - Returns: The state, if it differs from the previous one.
  func takeState() -> NavigationState? {
    let state = navigator.state
    return follower.note(state) ? state : nil
  }

  /// Ends the turn. Later actions of scenes do not count as actions of the person.
  func endTurn() { follower.endTurn() }

  // MARK: Steps

  /// Follows the surface's step back or forward. The window shows the content stored for the history entry, or
  /// otherwise the place at the path.
  func go(to path: Path, entry: Int?) {
    follower.step.change = .history
    let kind: NavigationStep.Kind
    if let state = entry.flatMap(follower.history.state), state.place == path {
      kind = .restore(state)
    } else if let route = navigator.route(at: path) {
      // The places below are not known any more, but the modals now above do not belong to this entry.
      kind = .show(route)
    } else {
      if let entry { follower.history.go(to: entry) }
      root.open(path)
      return
    }
    let step = NavigationStep(kind) { [weak self] outcome in
      // If the person stays, the current entry does not change.
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
