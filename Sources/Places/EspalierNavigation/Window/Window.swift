public import EspalierScreens
public import EspalierViews

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
      if words == .of(oldValue) { words = .of(localization) }
      forgetScreens()
    }
  }
  /// The words of the framework itself around the app's screens.
  public var words: ChromeWords {
    didSet {
      if words != oldValue { forgetScreens() }
    }
  }

  /// The form that was refused, and the place that it was sent from.
  var refused: (rejection: SubmissionRejection, path: Path)?

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
  /// The values that the scenes of all features read by their keys, unless a feature sets others; see ``Environment``.
  ///
  /// Replacing them while scenes are shown makes their screens again.
  public var environment = EnvironmentValues() { didSet { readEnvironment() } }
  /// Sets what counts above all that features set, for a test.
  package var environmentReplacement: @MainActor (inout EnvironmentValues) -> Void = { _ in } {
    didSet { readEnvironment() }
  }
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
  public internal(set) weak var surface: (any Surface)?

  /// The watchdog that notices a handler that holds the main actor for too long; none by default. A surface sets it.
  public var watchdog: Watchdog?

  /// The observer of the window's work; none by default. A host sets it.
  package var observer: (any WindowObserver)?
  /// The error that a handler of the event under way threw, for the observer.
  var handlerError: (any Error)?

  let root: NavigationRoot
  /// The faults of the lists of the root's routes.
  let problems: @MainActor () -> [String]
  /// The addresses of the root's routes.
  let places: @MainActor () -> SiteMap
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
  /// True once the faults of the lists have been looked for.
  var hasLookedAtPaths = false
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
  let tasks = WindowTasks()
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
    self.words = words ?? .of(localization)
    self.clock = clock
    self.owner = owner ?? coordinator as? any WindowOwner
    navigator = Navigator()
    root = NavigationRoot(coordinator, isMain: true, area: PlaceArea(.root(tab: nil), ofRoot: coordinator.position))
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
