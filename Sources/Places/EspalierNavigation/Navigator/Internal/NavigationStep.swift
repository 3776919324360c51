internal import EspalierScreens

/// A step that was asked for: the change to make, and the answers given on the way.
@MainActor
final class NavigationStep {
  typealias Verb = @MainActor (inout ArrangementChange) throws(NavigationError) -> Void

  enum Kind {
    case show(RootRoute, isAnew: Bool = false)
    case verb(Verb)
    case restore(NavigationState)
    /// Leaves everything, because the window is to close.
    case close
  }

  /// Takes the place of the step itself once somebody has agreed to it: a surface that stayed has to go first.
  var whenAgreed: (@MainActor () -> Void)?

  /// The step whose permission somebody is being asked for in this task: what is shown to ask them does not take its place.
  @TaskLocal static var current: NavigationStep?

  let kind: Kind
  /// True when modals above are left behind, as by a step to a history entry of which nothing is known any more.
  var dismissesModals = false
  /// True when the place takes the place of all on the stack in sight.
  var popsToRoot = false
  /// True when another step that waits goes on waiting.
  var leavesWaiting = false
  /// The task that asks for a permission; cancelling it stops the asking.
  var asking: Task<Void, Never>?
  /// True when nobody is asked, as when a state is restored.
  var asksNobody = false
  var answers: [PlaceResolver.Door: ErasedPermission] = [:]
  /// Places that somebody agreed to leave.
  var agreed: Set<Int> = []
  var redirected: Path?
  private var ended: ((NavigationOutcome) -> Void)?

  init(_ kind: Kind, ended: ((NavigationOutcome) -> Void)? = nil) {
    self.kind = kind
    self.ended = ended
  }

  /// Reports the outcome, once.
  func finish(_ outcome: NavigationOutcome) {
    let ended = ended
    self.ended = nil
    ended?(outcome)
  }

  var path: Path {
    switch kind {
    case .show(let route, _): route.path
    case .restore(let state): state.place ?? .none
    case .verb, .close: .none
    }
  }
  /// The root of the route that the step goes to.
  var root: ObjectIdentifier? { if case .show(let route, _) = kind { route.root } else { nil } }
  var name: String { if case .show(let route, _) = kind { "\(route.route)" } else { "A place" } }
}

/// The reason that a requested place is not shown.
enum Obstacle: Equatable {
  case notFound(Path, PathError?)
  case refused(Path, String)

  var path: Path {
    switch self {
    case .notFound(let path, _), .refused(let path, _): path
    }
  }
}

/// A question before a place is left, and what its answer does.
@MainActor
struct LeaveQuestion {
  let changes: UnsavedChanges
  /// The place whose changes they are.
  let entry: Int
  let answer: @MainActor (_ leaves: Bool) -> Void
}

/// A coordinator that routes are asked of first: the window's, or a feature that a verb has shown.
@MainActor
struct NavigationRoot {
  let isMain: Bool
  let area: PlaceArea
  let position: any AnyPosition
  let locate: @MainActor (any Route) -> LocatedRoute?
  let match: @MainActor (Path) throws(PathError) -> (route: RootRoute, address: RouteAddress)
  /// Lets go of what a verb has shown, when nothing of it is on screen any more.
  var letGo: (@MainActor () -> Void)?

  /// The route at a path, and how the path leads there.
  func route(at path: Path) throws(PathError) -> (route: RootRoute, address: RouteAddress) { try match(path) }

  func read(_ path: Path) -> (route: RootRoute, address: RouteAddress)? { try? match(path) }
}
