public import EspalierScreens
public import EspalierViews
internal import EspalierScopes
internal import Observation

/// One display of an app (a browser tab, a desktop window, a test) from its coordinator to its surface.
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
  /// The navigator, which holds the places on screen.
  public let navigator: Navigator
  /// The name of the app.
  public let title: String
  /// The appearance that the person wants for the app; changing it shows at once.
  public var appearance: Appearance { didSet { if appearance != oldValue { invalidate() } } }
  /// The person's localization: the language of the app's texts, numbers and days.
  public var localization: Localization {
    didSet {
      if words == .language(oldValue.language) { words = .language(localization.language) }
      forgetScreens()
    }
  }
  /// The words of the framework itself around the app's screens.
  public var words: ChromeWords {
    didSet {
      if words != oldValue { forgetScreens() }
    }
  }

  private func forgetScreens() {
    for presence in presences.values { presence.forgetScreen() }
    invalidate()
  }

  /// The form that was refused, and the place that it was sent from.
  var refused: (rejection: SubmissionRejection, path: Path)?

  /// Shows at the place in sight what was wrong with a form that was sent from there: its scene's screen is made again with
  /// ``Submission/rejection``. It is forgotten when the person goes elsewhere.
  ///
  /// A surface calls it where it sends forms without loading a page; the fields keep what was typed into them, and the surface
  /// empties those that hold secrets.
  public func reject(_ rejection: SubmissionRejection) {
    refused = (rejection, path)
    forgetScreens()
  }

  /// Tells the log and the observer of an error that the person is shown.
  package func tell(_ failure: FailureReport) {
    if let observer { observer.observe(failure, at: observedPlace) }
    report("\(failure)")
  }

  /// Runs work in which texts are in the person's language, and errors are told in this window's log.
  public func speaking<Result>(_ work: () throws -> Result) rethrows -> Result {
    try Localization.$current.withValue(localization) {
      try ChromeWords.$current.withValue(words) {
        try FailureLog.$current.withValue(failures) {
          try SubmissionRejection.$current.withValue(refused?.rejection) { try work() }
        }
      }
    }
  }
  /// The clock that times messages that go by themselves.
  public let clock: any MainClock
  /// The action that takes reports of misuse that is no error, such as two rows with one identity; nothing by default.
  public var report: @MainActor (String) -> Void = { _ in }
  /// The numbers of the errors that the person has been shown.
  package lazy var failures = FailureLog { [weak self] in self?.tell($0) }
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
  /// Puts around a screen what the surface itself has to say, whatever the app makes of ``decorate``.
  package var surround: @MainActor (Screen) -> Screen = { $0 } { didSet { forgetScreens() } }
  /// The action that takes each state of the screen, as it comes: for a log that replays a walk by ``restore(_:)``, or
  /// a store that brings the state back after a restart.
  public var onNavigation: @MainActor (NavigationState) -> Void = { _ in }
  /// The action that runs once when the window has closed, or nobody held it any more.
  public var onClose: @MainActor () -> Void = {}
  /// The followers of the window, whatever the app does with its own closures.
  private var followers: [WindowFollower] = []
  /// A Boolean value that indicates whether the person sees the window; a surface sets it to false for a hidden tab or
  /// a minimised window.
  public var isVisible = true {
    didSet {
      guard isVisible != oldValue, !isClosed else { return }
      for follower in followers { follower.seen(isVisible) }
    }
  }
  /// The surface that shows the window; see ``attach(_:)``.
  public private(set) weak var surface: (any Surface)?

  /// The watchdog that notices a handler that holds the main actor for too long; none by default. A surface sets it.
  public var watchdog: Watchdog?

  /// The observer of the window's work; none by default. A host sets it.
  package var observer: (any WindowObserver)?
  /// The error that a handler of the event under way threw, for the observer.
  var handlerError: (any Error)?

  private let root: NavigationRoot
  private let problems: @MainActor () -> [String]
  private let places: @MainActor () -> SiteMap
  /// The owner that stands behind the window and ends with it.
  package let owner: (any WindowOwner)?
  /// The watchdog's view of the place in sight, and the entry that it was made for.
  var knownPlace: WatchedPlace?
  var knownEntry: Int?
  lazy var tree = NodeTree { [weak self] in self?.report($0) }
  var presences: [Int: ScenePresence] = [:]
  /// The states kept for scenes that have not been made anew yet.
  var waitingStates = KeptStates()
  /// The scenes that came or went in the render under way, and are told so when the surface has been.
  var moving: [ScenePresence] = []
  private var hasLookedAtPaths = false
  var reportedLinks: Set<String> = []
  let pendingWrites = PendingWrites()
  var inputTasks: [InputPlace: Task<Void, Never>] = [:]
  /// The address that the surface is told.
  var place = AddressFollower()
  var isDirty = true
  let navigatorChange = ChangeFlag()
  var isTracking = false
  var isScheduled = false
  var isHandling = false
  /// The entries on the way to the place in sight at the last render, and the tabs that it stood in.
  var lastTrail: Set<Int> = []
  var lastTabs: [String] = []
  private let tasks = WindowTasks()
  /// A Boolean value that indicates whether the window has been closed, and shows nothing any more.
  public private(set) var isClosed = false
  /// The places that the surface was told of.
  var toldStack: WindowStack?

  /// Makes a window over a root coordinator.
  ///
  /// - Parameters:
  ///   - localization: The person's language, region and time zone.
  ///   - words: The words of the framework itself; by default in the language of the localization.
  ///   - clock: The clock that times messages that go by themselves.
  ///   - owner: The object behind the window: a module is torn down when the window closes.
  public init<Root: Coordinating>(
    coordinator: Root, title: String, appearance: Appearance = .system,
    localization: Localization = Localization(), words: ChromeWords? = nil, clock: any MainClock = SystemMainClock(),
    owner: (any WindowOwner)? = nil
  ) {
    self.title = title
    self.appearance = appearance
    self.localization = localization
    self.words = words ?? .language(localization.language)
    self.clock = clock
    self.owner = owner ?? coordinator as? any WindowOwner
    navigator = Navigator()
    root = NavigationRoot(coordinator, isMain: true, area: .window)
    problems = { Root.Place.paths.problems }
    places = { Root.Place.siteMap }
    navigator.add(root, id: ObjectIdentifier(coordinator.position))
    coordinator.position.becomeRoot(coordinator, of: navigator)
    navigator.report = { [weak self] in self?.report($0) }
    navigator.start = { [weak self] in self?.start($0) }
    navigator.onFound = { [weak self] places in
      for follower in self?.followers ?? [] { follower.found(places) }
    }
    self.owner?.windowDidOpen { [weak self] in self?.report($0) }
    for route in coordinator.position.takeEarlyMoves() { coordinator.move(to: route) }
  }

  /// A window that nobody holds any more ends as one that is closed.
  isolated deinit {
    guard !isClosed else { return }
    endScenes()
    tasks.cancelAll()
    navigator.end()
    owner?.windowDidClose()
    tellOfEnd()
  }

  /// The topmost scene goes first.
  private func endScenes() {
    let ending = presences.sorted { $0.key > $1.key }.map(\.value)
    presences = [:]
    for presence in moving + ending { presence.end() }
    moving = []
  }

  private func tellOfEnd() {
    onClose()
    for follower in followers { follower.closed() }
  }

  /// Tells a follower of each state and of the end, beside the app's own ``onNavigation`` and ``onClose``.
  package func follow(by follower: WindowFollower) {
    followers.append(follower)
    for places in navigator.found { follower.found(places) }
  }

  /// Tells the app and the followers of the state on screen.
  func tellOfNavigation() {
    let state = state
    onNavigation(state)
    for follower in followers { follower.navigated(state) }
  }

  // MARK: Places

  /// Goes to the place at a path; one that does not exist shows that, with a way home.
  ///
  /// - Returns: The kind of address that the path is; see ``RouteAddress``. The place is shown under its own address.
  @discardableResult public func open(_ path: Path) -> RouteAddress {
    reportPathProblems()
    defer { invalidate() }
    do throws(PathError) {
      let (route, address) = try root.route(at: path)
      navigator.move(to: route)
      // A person who is led elsewhere is told the address of the place they see.
      let isLedOn = navigator.obstacle == nil && navigator.arrangement.visibleEntry?.route.map { $0 != route } ?? false
      return isLedOn && address == .current && navigator.waitingPath == nil ? .alias : address
    } catch {
      navigator.supersede()
      navigator.obstacle = .notFound(path, error)
      return .current
    }
  }

  /// Reports the faults of the lists of the app's routes, in the first window of a debug build.
  private func reportPathProblems() {
    #if DEBUG
      guard !hasLookedAtPaths else { return }
      hasLookedAtPaths = true
      for problem in problems() { report(problem) }
    #endif
  }

  /// Every address of the root's routes.
  package var siteMap: SiteMap { places() }

  /// The content on screen, as a value that can be stored.
  public var state: NavigationState { navigator.state }

  /// Shows the places of a state again.
  ///
  /// A place that is on screen already keeps its scene. A place that is not known any more gives way to its nearest
  /// known ancestor, one to which the person may not go is left out, and nobody is asked anything.
  public func restore(_ state: NavigationState) {
    navigator.restore(state)
    invalidate()
  }

  /// The path in sight, also when nothing is there.
  public var path: Path {
    if let path = navigator.obstacle?.path, !path.isNone { return path }
    return navigator.visiblePath ?? navigator.waitingPath ?? .root
  }

  /// The screen in sight.
  public var screen: Screen? {
    render()
    if let obstacle = navigator.obstacle { return screen(of: obstacle) }
    return navigator.arrangement.visibleEntry.flatMap { presences[$0.id]?.screen }
  }

  // MARK: Rendering

  /// Shows the window on a surface, in place of the one before: it is given everything that is there, where the window is,
  /// and from then on each change.
  ///
  /// The window holds the surface weakly. A surface that comes back after it was away is attached anew.
  public func attach(_ surface: any Surface) {
    detach()
    render()
    self.surface = surface
    let whole = tree.whole()
    surface.apply(whole, of: self)
    var address = currentAddress
    // A surface that has just begun to look is there already; how the one before it came there is not its history.
    address.change = .replace
    (surface as? any AddressShowing)?.show(address, of: self)
    toldStack = nil
    tellStack()
    if let focus = focusRequest(in: whole) {
      (surface as? any FocusShowing)?.focus(node: focus.node, element: focus.element, of: self)
    }
  }

  /// Shows the window on no surface any more. It goes on, and is there as it is for the one that is attached next.
  public func detach() { surface = nil }

  /// Gives the surface each change from now on, without the present nodes: it has drawn those itself.
  package func follow(by surface: any Surface) { self.surface = surface }

  /// The steps that build everything on a surface that shows nothing yet.
  package func whole() -> [Patch] {
    render()
    return tree.whole()
  }

  /// The nodes that another one holds, in order; those of nil are the root.
  public func nodes(in node: Int?) -> [Node] { tree.children(of: node) }

  /// The row of a section that has an identity, made if it is none of those around the places in sight.
  package func row(called key: String, in section: Int) -> Node? {
    defer { if tree.hasStepsAhead { invalidate() } }
    return tree.row(called: key, in: section)
  }

  /// A node by its number, if it is still there.
  public func node(_ id: Int) -> Node? { tree.node(id) }

  /// Renders now if anything has changed.
  public func render() {
    guard EventUnderWay.current == nil else {
      // What comes into sight stays for longer than the event that brought it.
      return EventUnderWay.$current.withValue(nil) { render() }
    }
    // Rendering shows scenes, which may change what is read: a bounded number of rounds, then the next turn goes on.
    var rounds = 0
    while needsRender && !isClosed && rounds < 8 {
      rounds += 1
      isDirty = false
      if let observer, observer.isObserving {
        observer.observe(.render, at: observedPlace) {
          renderOnce()
          return nil
        }
      } else {
        renderOnce()
      }
      tellGoneRows()
      followBoundPlaces()
    }
    // What a scene does from now on is nothing that the person asked for.
    place.endTurn()
    resumeIfSettled()
  }

  /// The place that the window shows, as a surface that has just begun to look tells it.
  package var currentAddress: WindowAddress {
    render()
    return place.address ?? WindowAddress(path: path, title: title, change: .replace, entry: place.history.current)
  }

  // MARK: Tasks

  /// Runs work that ends with the window, and that ``settled()`` waits for.
  @discardableResult
  public func start(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    let event = EventUnderWay.current
    event?.begin()
    return tasks.start(work) { [weak self] in
      self?.resumeIfSettled()
      event?.end()
    }
  }

  /// Waits until nothing is under way: no load, no handler, no render to come.
  public func settled() async {
    render()
    guard !isSettled, !isClosed else { return }
    await tasks.wait()
  }

  /// A Boolean value that indicates whether nothing is under way.
  public var isSettled: Bool { tasks.isEmpty && !isScheduled && !needsRender }

  func resumeIfSettled() {
    // What a task changed without an observed property (a failure that was taken back) still needs its render.
    if !isScheduled, !isHandling, !isClosed, needsRender { return invalidate() }
    if isSettled { tasks.resumeWaiters() }
  }

  /// Ends the window: scenes disappear, tasks are cancelled, and the tree is let go.
  public func close() {
    guard !isClosed else { return }
    pendingWrites.flush()
    isClosed = true
    endScenes()
    tasks.cancelAll()
    navigator.end()
    tree = NodeTree()
    isDirty = false
    owner?.windowDidClose()
    tasks.resumeWaiters()
    tellOfEnd()
  }
}
