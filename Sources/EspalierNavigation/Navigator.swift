public import EspalierScreens
public import Observation

/// Holds what is on screen, and carries out the verbs.
///
/// One navigator belongs to one window; it lies in the app's root scope, and coordinators are made with it. It owns
/// what is presented; a place that goes takes its scene and what the scene was loading with it. A handler that is under
/// way goes on until it has returned or the window closes, so that what a person asked for is done.
@MainActor @Observable
public final class Navigator: Navigable {
  /// The tabs, in order; empty for an app without.
  public var tabs: [TabItem] = []
  /// The tab in sight.
  public private(set) var tab = ""

  private(set) var stacks: [String: [NavigationEntry]] = [:]
  private(set) var modals: [NavigationEntry] = []
  @ObservationIgnored private var nextEntry = 1
  @ObservationIgnored private var path: Path = .root
  @ObservationIgnored private var isEstablishing = false
  /// Whose coordinator shows what comes now.
  @ObservationIgnored private var actor: NavigationActor?
  /// Shows the place at a path, with all that stands below it; set by the root coordinator.
  @ObservationIgnored var establish: (Path) -> Void = { _ in }

  /// Where misuse is told; set by the window.
  @ObservationIgnored var report: @MainActor (String) -> Void = { _ in }

  /// Makes a navigator that shows nothing.
  public init() {}

  /// What is on screen, as a value.
  public var state: NavigationState {
    NavigationState(tab: tab, stacks: stacks.mapValues { $0.map(\.path) }, modals: modals.map(\.path))
  }

  /// The scene in sight.
  public var visibleScene: (any Scene)? { visibleEntry?.scene }

  /// The path in sight.
  public var visiblePath: Path? { visibleEntry?.path }

  var visibleEntry: NavigationEntry? { modals.last ?? stacks[tab]?.last }
  var stack: [NavigationEntry] { stacks[tab] ?? [] }
  var entries: [NavigationEntry] { stacks.values.flatMap { $0 } + modals }

  /// Makes it the root of the current tab.
  public func root(_ presentable: @autoclosure () -> any Presentable) {
    modals = []
    if let first = stack.first, first.path == path {
      stacks[tab] = [first]
    } else {
      stacks[tab] = [entry(presentable())]
    }
  }

  /// Puts it on the current stack; a place that is on it already is returned to.
  public func push(_ presentable: @autoclosure () -> any Presentable) {
    establishAncestors()
    modals = []
    if let index = stack.firstIndex(where: { $0.path == path }) {
      stacks[tab] = Array(stack[...index])
    } else {
      stacks[tab, default: []].append(entry(presentable()))
    }
  }

  /// Puts it above everything; a place that is there already is returned to.
  public func present(_ presentable: @autoclosure () -> any Presentable) {
    establishAncestors()
    if let index = modals.firstIndex(where: { $0.path == path }) {
      modals = Array(modals[...index])
    } else {
      modals.append(entry(presentable()))
    }
  }

  /// Takes the topmost place from the current stack.
  public func pop() {
    guard stack.count > 1 else { return }
    stacks[tab]?.removeLast()
  }

  /// Takes all places but the root from the current stack.
  public func popToRoot() {
    guard let first = stack.first else { return }
    stacks[tab] = [first]
  }

  /// Takes the topmost modal away.
  public func dismiss() {
    if !modals.isEmpty { modals.removeLast() }
  }

  /// Brings a tab with its stack into sight.
  public func select(tab: String) {
    self.tab = tab
  }

  /// Runs the verbs that show a place, so that what they put on screen stands there under its path.
  func move(to path: Path, _ verbs: () -> Void) {
    let outer = self.path
    self.path = path
    verbs()
    self.path = outer
  }

  /// Runs a verb of a module's coordinator, so that what it puts on screen is known as that module's.
  func acting(_ actor: NavigationActor, _ verb: () -> Void) {
    let outer = self.actor
    self.actor = actor
    verb()
    self.actor = outer
  }

  /// The places of a tab.
  func stack(of tab: String) -> [NavigationEntry] { stacks[tab] ?? [] }

  /// Takes all modals away.
  func dismissAll() { modals = [] }

  /// Goes back to a place that stands below in what is on screen; false when it does not.
  func back(to path: Path) -> Bool {
    if let index = modals.firstIndex(where: { $0.path == path }) {
      modals = Array(modals[...index])
      return true
    }
    guard let index = stack.firstIndex(where: { $0.path == path }) else { return false }
    modals = []
    stacks[tab] = Array(stack[...index])
    return true
  }

  /// Takes every place away; the tabs stay.
  func clear() {
    stacks = [:]
    modals = []
    tab = ""
  }

  /// A place that was reached from nowhere (a deep link) gets the places above it in its path below it on the screen.
  private func establishAncestors() {
    guard stack.isEmpty, !isEstablishing else { return }
    isEstablishing = true
    let target = path
    let targetTab = tab
    for ancestor in target.ancestors { establish(ancestor) }
    isEstablishing = false
    path = target
    if !targetTab.isEmpty { tab = targetTab }
  }

  private func entry(_ presentable: any Presentable) -> NavigationEntry {
    defer { nextEntry += 1 }
    return NavigationEntry(id: nextEntry, path: path, presentable: presentable, actor: actor)
  }
}

/// Who shows a place: a coordinator, and its module.
@MainActor
struct NavigationActor {
  private(set) weak var owner: (any WindowOwner)?
  /// Where the places stand that the coordinator's screens link to.
  let places: () -> PlaceTable?
}

/// A place that is on screen, with what it shows.
@MainActor
final class NavigationEntry {
  let id: Int
  let path: Path
  let presentable: any Presentable
  private let actor: NavigationActor?
  /// The module that showed it.
  var owner: (any WindowOwner)? { actor?.owner }
  /// Where the places stand that its links lead to.
  var places: PlaceTable? { actor?.places() }

  init(id: Int, path: Path, presentable: any Presentable, actor: NavigationActor?) {
    self.actor = actor
    self.id = id
    self.path = path
    self.presentable = presentable
  }

  var scene: any Scene { presentable.visibleScene }
}
