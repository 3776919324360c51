public import EspalierScreens
public import Observation

/// The owner of all content on screen, which carries out every navigation. A navigation can be a link, a move, a verb,
/// an address, the way back, or a restored state.
///
/// A window creates its navigator, and coordinators find it automatically. The navigator asks the coordinators from the
/// root inwards for the placement of a place. On the way it checks the permissions, and asks about unsaved changes at
/// places that are left. Only then does it create the scenes that do not exist yet. A place that is removed takes its
/// scene and the scene's loads with it. A handler in progress continues until it returns or the window closes, so that
/// a requested action is completed.
///
/// ```swift
/// @MainActor func isAtStart(_ window: Window) -> Bool { window.navigator.visiblePath == .root }
/// ```
@MainActor @Observable
public final class Navigator {
  /// The arrangement on screen, for the window that renders it.
  var arrangement = Arrangement()
  /// The reason that a requested place is not shown.
  var obstacle: Obstacle?
  /// The question that the current step waits for.
  var leaving: LeaveQuestion?

  /// True if a place has answered a question that no caller waits for.
  var isUnanswered = false
  /// True while a message tells the person that part of the window's earlier content could not be kept.
  var hasLostStates = false

  /// The questions that wait for the answer of a place.
  @ObservationIgnored var questions: [PendingQuestion] = []
  @ObservationIgnored private var nextID = 1
  /// The steps that have been requested but not begun.
  @ObservationIgnored var queue: [NavigationStep] = []
  /// True while a step is carried out; steps requested meanwhile follow it.
  @ObservationIgnored var isStepping = false
  /// The step that waits for an answer.
  @ObservationIgnored var waiting: NavigationStep?
  /// The features that the navigator created to determine a placement. Each is released unless one of its places is on
  /// screen.
  @ObservationIgnored var asked: [any AnyPosition] = []
  /// The roots, by their positions: the window's coordinator, and the features without an address above it.
  @ObservationIgnored var roots: [ObjectIdentifier: NavigationRoot] = [:]

  /// The places that were found so far for routes with a custom reader. Observers of the window receive them.
  @ObservationIgnored private(set) var found: [FoundPlaces] = []
  @ObservationIgnored var onFound: @MainActor (FoundPlaces) -> Void = { _ in }

  /// The action that reports misuse; set by the window.
  @ObservationIgnored var report: @MainActor (String) -> Void = { _ in }
  /// The action that reports a fault once, however often it occurs; set by the window.
  @ObservationIgnored var reportOnce: @MainActor (String) -> Void = { _ in }
  /// The closure that runs work until the window ends. The window sets it.
  @ObservationIgnored var start: @MainActor (@escaping @MainActor () async -> Void) -> Task<Void, Never>? = { _ in nil }

  init() {}

  /// The content on screen, as a value.
  public var state: NavigationState { NavigationState(arrangement) }

  /// The visible scene.
  public var visibleScene: (any Scene)? { arrangement.visibleEntry?.scene }

  /// The address of the visible place. If that place has no address, it is the address of the nearest place below that
  /// has one.
  public var visiblePath: Path? { arrangement.trail.last { !$0.path.isNone }?.path }

  /// Adds a root: the coordinator of the window, or a feature above it without an address.
  func add(_ root: NavigationRoot, id: ObjectIdentifier) { roots[id] = root }

  /// Adds places that were found for a route with a custom reader, because the route's type does not list them.
  package func take(_ places: FoundPlaces) {
    found.append(places)
    onFound(places)
  }

  /// Finds the coordinator that knows a route, and returns the located route with the area of its root. Returns nil if
  /// the root no longer exists, or if no coordinator knows the route.
  func locate(_ route: RootRoute) -> (route: LocatedRoute, area: PlaceArea)? {
    guard let root = roots[route.root], let located = root.locate(route.route) else { return nil }
    return (located, root.area)
  }

  /// Removes the roots for which the closure returns false.
  func dropRoots(besides isNeeded: (NavigationRoot) -> Bool) {
    let dropped = roots.filter { !isNeeded($0.value) }
    for id in dropped.keys { roots[id] = nil }
    for root in dropped.values { root.release?() }
  }

  /// Returns the route at a path, as the window's coordinator reads it.
  func route(at path: Path) -> RootRoute? { roots.values.first { $0.isMain }?.read(path)?.route }

  /// Restores the places of a state, as far as they still exist.
  func restore(_ state: NavigationState) {
    let step = NavigationStep(.restore(state))
    step.skipsQuestions = true
    take(step)
  }

  /// Returns a new number for an entry or a modal.
  func newID() -> Int {
    defer { nextID += 1 }
    return nextID
  }

  /// Removes all content from the screen.
  func clear() {
    supersede()
    let gone = arrangement.entries
    arrangement = Arrangement()
    for entry in gone.reversed() { entry.leave() }
    dropRoots { $0.isMain }
  }

  /// Removes all content from the screen permanently, and drops all waiting steps.
  func end() {
    clear()
    queue = []
    roots = [:]
    endAllQuestions()
  }
}
