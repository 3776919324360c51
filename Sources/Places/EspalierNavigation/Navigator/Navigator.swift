public import EspalierScreens
public import Observation

/// The owner of everything on screen, and the one door through which every step goes: a link, a move, a verb, an
/// address, the way back, a state that is restored.
///
/// A window makes its navigator; coordinators find it by themselves. The navigator asks the coordinators from the root
/// down for the placement of a place, asks on the way who may come and leave, and only then makes what is not there
/// yet. It owns everything on screen; a place that goes takes its scene and the scene's loads with it. A handler that
/// is under way goes on until it has returned or the window closes, so that what a person asked for is done.
///
/// ```swift
/// @MainActor func isAtStart(_ window: Window) -> Bool { window.navigator.visiblePath == .root }
/// ```
@MainActor @Observable
public final class Navigator {
  /// The arrangement on screen, for the window that draws it.
  var arrangement = Arrangement()
  /// The reason that a requested place is not shown.
  var obstacle: Obstacle?
  /// The question that one step waits for.
  var leaving: LeaveQuestion?

  /// True when a place has answered a question that nobody waits for.
  var isUnanswered = false
  /// True while the person is told that some of what the window showed before could not be kept.
  var hasLostStates = false

  /// The questions that wait for the answer of a place.
  @ObservationIgnored var questions: [PendingQuestion] = []
  @ObservationIgnored private var nextID = 1
  /// The steps that have been asked for and not begun.
  @ObservationIgnored var queue: [NavigationStep] = []
  /// True while a step is carried out; what is asked for meanwhile follows it.
  @ObservationIgnored var isStepping = false
  /// The step that waits for an answer.
  @ObservationIgnored var waiting: NavigationStep?
  /// Features that were asked for a placement; each is let go unless something of it is on screen.
  @ObservationIgnored var asked: [any AnyPosition] = []
  /// The window's coordinator, and the features that stand above it, by their positions.
  @ObservationIgnored var roots: [ObjectIdentifier: NavigationRoot] = [:]

  /// The places found so far of routes that are read by hand; followers of the window are told of them.
  @ObservationIgnored private(set) var found: [FoundPlaces] = []
  @ObservationIgnored var onFound: @MainActor (FoundPlaces) -> Void = { _ in }

  /// Reports misuse; set by the window.
  @ObservationIgnored var report: @MainActor (String) -> Void = { _ in }
  /// Runs work that ends with the window; set by it.
  @ObservationIgnored var start: @MainActor (@escaping @MainActor () async -> Void) -> Task<Void, Never>? = { _ in nil }

  init() {}

  /// The content on screen, as a value.
  public var state: NavigationState { NavigationState(arrangement) }

  /// The scene in sight.
  public var visibleScene: (any Scene)? { arrangement.visibleEntry?.scene }

  /// The address of the place in sight, or of the nearest one below it that has one.
  public var visiblePath: Path? { arrangement.trail.last { !$0.path.isNone }?.path }

  /// Takes a root: the coordinator that answers for a window, or a feature that stands above it without an address.
  func add(_ root: NavigationRoot, id: ObjectIdentifier) { roots[id] = root }

  /// Takes the places of a route that is read by hand, which its type does not tell.
  package func take(_ places: FoundPlaces) {
    found.append(places)
    onFound(places)
  }

  /// Returns the place of a route among the roots; nil when its root has gone, or when nobody answers for it.
  func locate(_ route: RootRoute) -> (route: LocatedRoute, area: PlaceArea)? {
    guard let root = roots[route.root], let located = root.locate(route.route) else { return nil }
    return (located, root.area)
  }

  /// Lets roots go that are not needed any more.
  func dropRoots(besides isNeeded: (NavigationRoot) -> Bool) {
    let dropped = roots.filter { !isNeeded($0.value) }
    for id in dropped.keys { roots[id] = nil }
    for root in dropped.values { root.letGo?() }
  }

  /// The route at a path, as the window's coordinator reads it.
  func route(at path: Path) -> RootRoute? { roots.values.first { $0.isMain }?.read(path)?.route }

  /// Brings back the places of a state, as far as they are still known.
  func restore(_ state: NavigationState) {
    let step = NavigationStep(.restore(state))
    step.asksNobody = true
    take(step)
  }

  /// Returns a number that no entry has had.
  func newID() -> Int {
    defer { nextID += 1 }
    return nextID
  }

  /// Takes everything off the screen.
  func clear() {
    supersede()
    let gone = arrangement.entries
    arrangement = Arrangement()
    for entry in gone.reversed() { entry.leave() }
    dropRoots { $0.isMain }
  }

  /// Takes everything off the screen for good: nothing is asked any more.
  func end() {
    clear()
    queue = []
    roots = [:]
    endAllQuestions()
  }
}
