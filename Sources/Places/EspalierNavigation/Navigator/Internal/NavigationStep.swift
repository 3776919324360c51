internal import EspalierScreens

/// A requested step: the change to make, and the answers given so far.
@MainActor
final class NavigationStep {
  typealias Verb = @MainActor (inout ArrangementChange) throws(NavigationError) -> Void

  enum Kind {
    case show(RootRoute, isAnew: Bool = false)
    case verb(Verb)
    case restore(NavigationState)
    /// Closes the window, and leaves all places.
    case close
  }

  /// The action that runs instead of the step itself once the person has agreed: the surface must go to its entry
  /// first.
  var whenAgreed: (@MainActor () -> Void)?

  /// The step whose permission is being asked for in this task; a step that shows the question does not replace it.
  @TaskLocal static var current: NavigationStep?

  let kind: Kind
  /// True if the modals above are dismissed, as for a step to a history entry without a known state.
  var dismissesModals = false
  /// True if the place replaces all places on the visible stack.
  var popsToRoot = false
  /// True if another waiting step continues to wait.
  var leavesWaiting = false
  /// The task that asks for a permission; cancelling it withdraws the question.
  var asking: Task<Void, Never>?
  /// True if the person is not asked, as during state restoration.
  var asksNobody = false
  var answers: [PlaceResolver.Door: ErasedPermission] = [:]
  /// Places that the person agreed to leave.
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
  /// The root of the step's target route.
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

/// A question before a place is left, with the action for its answer.
@MainActor
struct LeaveQuestion {
  let changes: UnsavedChanges
  /// The number of the entry with the unsaved changes.
  let entry: Int
  let answer: @MainActor (_ leaves: Bool) -> Void
}

/// A coordinator at which the resolution of routes begins: the window's, or a feature that a verb has shown.
@MainActor
struct NavigationRoot {
  let isMain: Bool
  let area: PlaceArea
  let position: any AnyPosition
  let locate: @MainActor (any Route) -> LocatedRoute?
  let match: @MainActor (Path) throws(PathError) -> (route: RootRoute, address: RouteAddress)
  /// Releases what a verb has shown, when none of its places is on screen any more.
  var letGo: (@MainActor () -> Void)?

  /// Returns the route at a path, and the kind of address that the path is.
  func route(at path: Path) throws(PathError) -> (route: RootRoute, address: RouteAddress) { try match(path) }

  func read(_ path: Path) -> (route: RootRoute, address: RouteAddress)? { try? match(path) }
}
