internal import EspalierScreens

/// A requested step of navigation. It contains the change to make, and the answers that have been given so far.
@MainActor
final class NavigationStep {
  typealias Verb = @MainActor (inout ArrangementChange) throws(NavigationError) -> Void

  enum Kind {
    case show(RootRoute, recreates: Bool = false)
    case verb(Verb)
    case restore(NavigationState)
    /// The closing of the window, which leaves all places.
    case close
  }

  /// The action that runs, in place of the step, after the person has agreed to leave the current place. It is set if
  /// the surface must first go to the history entry of the step.
  var whenAgreed: (@MainActor () -> Void)?

  /// The navigation step for which this task requests a permission. If the task requests another step, such as to a
  /// place that shows a question, that step does not replace this one.
  @TaskLocal static var current: NavigationStep?

  let kind: Kind
  /// True if the modals above the place are dismissed, as for a step to a history entry without a known state.
  var dismissesModals = false
  /// True if the place replaces all places on the visible stack.
  var popsToRoot = false
  /// True if the step does not replace another step that waits for an answer.
  var leavesWaiting = false
  /// The task that asks for a permission. Cancelling the task withdraws the question.
  var asking: Task<Void, Never>?
  /// True if the person is not asked, as during state restoration.
  var skipsQuestions = false
  var answers: [PlaceResolver.PermissionKey: ErasedPermission] = [:]
  /// The numbers of the entries that the person agreed to leave.
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
  /// The root to which the target route of the step belongs.
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

/// A question to the person before a place is left, with the action that receives the answer.
@MainActor
struct LeaveQuestion {
  let changes: UnsavedChanges
  /// The number of the entry whose scene has unsaved changes.
  let entry: Int
  let answer: @MainActor (_ leaves: Bool) -> Void
}

/// A coordinator at which the resolution of routes begins. It is the window's coordinator, or a feature that a
/// navigation verb has shown.
@MainActor
struct NavigationRoot {
  let isMain: Bool
  let area: PlaceArea
  let position: any AnyPosition
  let locate: @MainActor (any Route) -> LocatedRoute?
  let match: @MainActor (Path) throws(PathError) -> (route: RootRoute, address: RouteAddress)
  /// The closure that releases the feature that a navigation verb has shown, when none of its places is on screen any
  /// more.
  var release: (@MainActor () -> Void)?

  /// Returns the route at a path, and the kind of the path: the current address, an additional one, or a former one.
  func route(at path: Path) throws(PathError) -> (route: RootRoute, address: RouteAddress) { try match(path) }

  func read(_ path: Path) -> (route: RootRoute, address: RouteAddress)? { try? match(path) }
}
