public import EspalierScreens
public import EspalierViews
internal import Observation

/// One place where an app is seen (a browser tab, a desktop window, a test) from its coordinator to its surface.
///
/// It renders the scenes in sight when something that their screens read has changed, several changes in one turn as
/// one render, and gives the surface the difference. Events come in through ``handle(_:)``.
///
/// ```swift
/// @MainActor func open(_ coordinator: some Coordinating) -> Window {
///   let window = Window(coordinator: coordinator, title: "Wallet")
///   window.open(.root)
///   return window
/// }
/// ```
///
/// - It owns what it shows, and every task that a scene or handler started; ``close()`` cancels them.
/// - A scene whose handler throws shows the failure with a retry; its neighbours go on.
@MainActor
public final class Window {
  /// What is on screen.
  public let navigator: Navigator
  /// The name of the app.
  public let title: String
  /// How the person wants the app to look; changing it shows at once.
  public var appearance: Appearance { didSet { if appearance != oldValue { invalidate() } } }
  /// How the person reads: the language of the app's texts, numbers and days.
  public var localization: Localization {
    didSet {
      if words == .language(oldValue.language) { words = .language(localization.language) }
      forgetScreens()
    }
  }
  /// What the framework itself says around the app's screens.
  public var words: ChromeWords {
    didSet {
      if words != oldValue { forgetScreens() }
    }
  }

  private func forgetScreens() {
    for presence in presences.values { presence.forgetScreen() }
    invalidate()
  }

  /// Runs work in which texts are in the person's language, and errors are told in this window's log.
  public func speaking<Result>(_ work: () throws -> Result) rethrows -> Result {
    try Localization.$current.withValue(localization) {
      try ChromeWords.$current.withValue(words) {
        try FailureLog.$current.withValue(failures) { try work() }
      }
    }
  }
  /// What messages that go by themselves count by.
  public let clock: any MainClock
  /// Where misuse is reported that is no error, such as two rows with one identity; nothing by default.
  public var report: @MainActor (String) -> Void = { _ in }
  /// The numbers of the errors that the person has been shown.
  private lazy var failures = FailureLog { [weak self] in self?.report($0) }
  /// Puts around a screen what all places of the window share, before it is shown: a notice, a message that outlives the
  /// place where it arose. By default a screen stays as it is.
  ///
  /// ```swift
  /// @MainActor func mark(_ window: Window) {
  ///   window.decorate = { screen in
  ///     var screen = screen
  ///     screen.sections.insert(Section("draft") { Row(Label.with(.text("This is a draft"))) }, at: 0)
  ///     return screen
  ///   }
  /// }
  /// ```
  ///
  /// It runs whenever a scene's screen is made. What it reads is followed as what the screen itself reads. A scene that
  /// failed is decorated too, a place that does not exist is not.
  public var decorate: @MainActor (Screen) -> Screen = { $0 } { didSet { forgetScreens() } }
  /// Told of each state of what is on screen, as it comes: for a log that replays a walk by ``restore(_:)``, or a store that
  /// brings it back after a restart.
  public var onNavigation: @MainActor (NavigationState) -> Void = { _ in }
  /// The surface; held weakly, and told everything from the next render on.
  public weak var surface: (any Surface)?

  /// Who notices a handler that holds the main actor for too long; nobody by default. A surface sets it.
  public var watchdog: Watchdog?

  private let coordinator: any Coordinating
  private let root: NavigationRoot
  private let problems: @MainActor () -> [String]
  let owner: (any WindowOwner)?
  /// What the watchdog is told of the place in sight, and the entry that it was made for.
  var knownPlace: WatchedPlace?
  private var knownEntry: Int?
  lazy var tree = NodeTree { [weak self] in self?.report($0) }
  var presences: [Int: ScenePresence] = [:]
  private var hasLookedAtPaths = false
  var reportedLinks: Set<String> = []
  let pendingWrites = PendingWrites()
  var inputTasks: [InputPlace: Task<Void, Never>] = [:]
  private var address: WindowAddress?
  /// What each numbered entry of the surface's history showed.
  var history = WindowHistory()
  private var toldState: NavigationState?
  /// A step in the history that was agreed to, and that the surface is to take now.
  var agreedStep: (entry: Int, step: NavigationStep)?
  /// Whether the place is another one because of a link, and not because its scene moved on.
  var isFollowingLink = false
  private var isDirty = true
  private let navigatorChange = ChangeFlag()
  private var isTracking = false
  private var isScheduled = false
  var isHandling = false
  /// What was on the way to the place in sight at the last render, and the tabs that it stood in.
  var lastTrail: Set<Int> = []
  var lastTabs: [String] = []
  var addressChange: WindowAddress.Change = .replace
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var nextTask = 0
  private var waiters: [CheckedContinuation<Void, Never>] = []
  var isClosed = false

  /// Makes a window over a root coordinator.
  ///
  /// - Parameters:
  ///   - localization: How the person reads.
  ///   - words: What the framework itself says; by default in the language of the localization.
  ///   - clock: What messages that go by themselves count by.
  ///   - owner: What stands behind the window: a module is torn down when the window closes.
  public init<Root: Coordinating>(
    coordinator: Root, title: String, appearance: Appearance = .system,
    localization: Localization = Localization(), words: ChromeWords? = nil, clock: any MainClock = SystemMainClock(),
    owner: (any WindowOwner)? = nil
  ) {
    self.coordinator = coordinator
    self.title = title
    self.appearance = appearance
    self.localization = localization
    self.words = words ?? .language(localization.language)
    self.clock = clock
    self.owner = owner ?? coordinator as? any WindowOwner
    navigator = Navigator()
    root = NavigationRoot(coordinator, isMain: true, area: .window)
    problems = { Root.Place.paths.problems }
    navigator.add(root, id: ObjectIdentifier(coordinator.position))
    coordinator.position.becomeRoot(coordinator, of: navigator)
    navigator.report = { [weak self] in self?.report($0) }
    navigator.start = { [weak self] in self?.start($0) }
    self.owner?.windowDidOpen { [weak self] in self?.report($0) }
    for route in coordinator.position.takeEarlyMoves() { coordinator.move(to: route) }
  }

  /// A window that nobody holds any more ends as one that is closed.
  isolated deinit {
    guard !isClosed else { return }
    for task in tasks.values { task.cancel() }
    owner?.windowDidClose()
  }

  // MARK: Places

  /// Goes to the place at a path; one that does not exist shows that, with a way home.
  ///
  /// - Returns: How the path led there; see ``RouteAddress``. What is shown is shown under its own address.
  @discardableResult public func open(_ path: Path) -> RouteAddress {
    reportPathProblems()
    defer { invalidate() }
    do throws(PathError) {
      let (route, address) = try root.route(at: path)
      navigator.move(to: route)
      return address
    } catch {
      navigator.obstacle = .notFound(path, error)
      return .current
    }
  }

  /// What is wrong with the lists of the app's routes is told by the first window of a debug build.
  private func reportPathProblems() {
    #if DEBUG
      guard !hasLookedAtPaths else { return }
      hasLookedAtPaths = true
      for problem in problems() { report(problem) }
    #endif
  }

  /// What is on screen, as a value that can be stored.
  public var state: NavigationState { navigator.state }

  /// Shows again what a state says.
  ///
  /// What is on screen already keeps its scene. A place that is not known any more gives way to its nearest known
  /// ancestor, one to which somebody may not come is left out, and nobody is asked anything.
  public func restore(_ state: NavigationState) {
    navigator.restore(state)
    invalidate()
  }

  /// The path in sight, also when nothing is there.
  public var path: Path {
    if let path = navigator.obstacle?.path, !path.isNone { return path }
    return navigator.visiblePath ?? .root
  }

  /// The screen in sight.
  public var screen: Screen? {
    render()
    if let obstacle = navigator.obstacle { return screen(of: obstacle) }
    return navigator.arrangement.visibleEntry.flatMap { presences[$0.id]?.screen }
  }

  // MARK: Rendering

  /// The steps that build everything on a surface that shows nothing yet; later ones go to ``surface``.
  public func whole() -> [Patch] {
    render()
    return tree.whole()
  }

  /// The nodes that another one holds, in order; those of nil are the root.
  public func nodes(in node: Int?) -> [Node] { tree.children(of: node) }

  /// A node by its number, if it is still there.
  public func node(_ id: Int) -> Node? { tree.node(id) }

  /// Asks for a render at the end of this turn.
  func invalidate() {
    isDirty = true
    guard !isHandling, !isScheduled, !isClosed else { return }
    isScheduled = true
    Task { [weak self] in
      self?.isScheduled = false
      self?.render()
    }
  }

  /// Renders now if anything has changed.
  public func render() {
    // Rendering shows scenes, which may change what is read: a bounded number of rounds, then the next turn goes on.
    var rounds = 0
    while needsRender && !isClosed && rounds < 8 {
      rounds += 1
      isDirty = false
      renderOnce()
      followBoundPlaces()
    }
    resumeIfSettled()
  }

  private var needsRender: Bool {
    isDirty || navigatorChange.isRaised || presences.values.contains { ($0.isVisible || !$0.boundRoutes.isEmpty) && $0.isStale }
  }

  /// Follows what the navigator shows; scenes are followed each by its own presence.
  private func trackNavigator() {
    isTracking = true
    withObservationTracking {
      for tabs in navigator.arrangement.tabs(in: nil) { _ = tabs.owner.tabItems.count }
      _ = (navigator.obstacle, navigator.leaving == nil, navigator.isUnanswered)
    } onChange: { [weak self, navigatorChange] in
      guard navigatorChange.raise() else { return }
      Task { @MainActor in if navigatorChange.isRaised { self?.invalidate() } }
    }
  }

  private func renderOnce() {
    let isNavigated = navigatorChange.lower() || !isTracking
    if isNavigated { trackNavigator() }
    let patches = speaking { tree.render(makeBlueprint()) }
    if !patches.isEmpty { surface?.apply(patches) }
    let focus = focusRequest(in: patches)
    let visible = navigator.obstacle == nil ? navigator.arrangement.visibleEntry : nil
    // A handler that waits first moves later, when its event is long over.
    if navigatorChange.takeAskedFor(), addressChange == .replace { addressChange = .push }
    follow(to: path, title: currentTitle, isSameScene: visible != nil && visible?.id == knownEntry)
    if isNavigated {
      let state = state
      history.note(state)
      if state != toldState {
        toldState = state
        onNavigation(state)
      }
    }
    let entry = visible?.id
    if entry != knownEntry || path != knownPlace?.path { knownPlace = nil }
    knownEntry = entry
    addressChange = .replace
    isFollowingLink = false
    if let focus { (surface as? any FocusShowing)?.focus(node: focus.node, element: focus.element) }
  }

  /// What the place in sight is called, with the name of the app.
  var currentTitle: String {
    let shown =
      navigator.obstacle.map { screen(of: $0).title }
      ?? navigator.arrangement.visibleEntry.flatMap { presences[$0.id]?.screen.title } ?? ""
    return shown.isEmpty || shown == title ? title : "\(shown) – \(title)"
  }

  /// Tells the surface where the window is, if that is another place than before.
  private func follow(to path: Path, title: String, isSameScene: Bool) {
    guard path != address?.path || title != address?.title else { return }
    let isSamePlace = path == address?.path
    var change = isSamePlace ? WindowAddress.Change.replace : addressChange
    // A scene that stays under another route has one entry, or each letter of a search would be a step back.
    if change == .push, isSameScene, !isFollowingLink { change = .replace }
    if address == nil, change == .push { change = .replace }
    if change == .push { history.begin() }
    let told = WindowAddress(path: path, title: title, change: change, entry: history.current)
    address = told
    (surface as? any AddressShowing)?.show(told)
  }

  /// The last view that asks for the focus by a change.
  private func focusRequest(in patches: [Patch]) -> (node: Int, element: Int)? {
    var request: (node: Int, element: Int)?
    for case .update(let node, let old, let new) in patches {
      old.forEachChange(to: new) { slot, value in
        guard slot == StyleSlot(View.focusRequest, element: slot.element), case .integer(1...) = value else { return }
        request = (node, slot.element)
      }
    }
    return request
  }

  /// Where the window is, for a surface that has just begun to look.
  public var currentAddress: WindowAddress {
    render()
    return address ?? WindowAddress(path: path, title: title, change: .replace, entry: history.current)
  }

  // MARK: Tasks

  /// Runs work that ends with the window, and that ``settled()`` waits for.
  @discardableResult
  public func start(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    let id = nextTask
    nextTask += 1
    let task = Task { [weak self] in
      await work()
      self?.tasks[id] = nil
      self?.resumeIfSettled()
    }
    tasks[id] = task
    return task
  }

  /// Waits until nothing is under way: no load, no handler, no render to come.
  public func settled() async {
    render()
    guard !isSettled, !isClosed else { return }
    await withCheckedContinuation { waiters.append($0) }
  }

  /// Whether nothing is under way.
  public var isSettled: Bool { tasks.isEmpty && !isScheduled && !needsRender }

  private func resumeIfSettled() {
    // What a task changed without an observed property (a failure that was taken back) still needs its render.
    if !isScheduled, !isHandling, !isClosed, needsRender { return invalidate() }
    guard isSettled, !waiters.isEmpty else { return }
    let resumed = waiters
    waiters = []
    for waiter in resumed { waiter.resume() }
  }

  /// Ends the window: scenes disappear, tasks are cancelled, and the tree is let go.
  public func close() {
    guard !isClosed else { return }
    pendingWrites.flush()
    isClosed = true
    for presence in presences.values { presence.end() }
    presences = [:]
    for task in tasks.values { task.cancel() }
    navigator.end()
    tree = NodeTree()
    isDirty = false
    owner?.windowDidClose()
    let resumed = waiters
    waiters = []
    for waiter in resumed { waiter.resume() }
  }
}
