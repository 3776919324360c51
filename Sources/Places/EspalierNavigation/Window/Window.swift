public import EspalierScreens
public import EspalierViews

/// A display of an app, such as a browser tab, a desktop window or a test. It connects the app's coordinator with a
/// surface.
///
/// It renders the visible scenes when something that their screens read has changed, and sends the surface the
/// difference. Several changes in one turn are one render. Events arrive through ``handle(_:)``.
///
/// ```swift
/// @MainActor func open(_ coordinator: some Coordinating) -> Window {
///   let window = Window(coordinator: coordinator, title: "Wallet")
///   window.open(.root)
///   return window
/// }
/// ```
///
/// - It owns its content, and every task that a scene or handler started; ``close()`` cancels them.
/// - A scene whose handler throws shows the failure with a retry; the other scenes continue.
@MainActor
public final class Window {
  /// The navigator, which holds the places on screen.
  public let navigator: Navigator
  /// The clock for messages that disappear after a time.
  public let clock: any MainClock
  /// The owner of the window. The owner ends together with the window.
  package let owner: (any WindowOwner)?
  /// The internal parts of the window.
  let parts: WindowParts

  /// Creates a window over a root coordinator.
  ///
  /// - Parameters:
  ///   - coordinator: The root coordinator; the window shows its places.
  ///   - title: The name of the app.
  ///   - appearance: The appearance of the app that the person prefers.
  ///   - localization: The person's language, region and time zone.
  ///   - words: The words of the framework itself; by default in the language of the localization.
  ///   - clock: The clock for messages that disappear after a time.
  ///   - owner: The owner of the window: a module is torn down when the window closes.
  public init<Root: Coordinating>(
    coordinator: Root, title: String, appearance: Appearance = .system,
    localization: Localization = Localization(), words: ChromeWords? = nil, clock: any MainClock = SystemMainClock(),
    owner: (any WindowOwner)? = nil
  ) {
    self.clock = clock
    self.owner = owner ?? coordinator as? any WindowOwner
    navigator = Navigator()
    parts = WindowParts(
      title, appearance, WindowSpeech(localization, words), navigator, coordinator, clock, self.owner)
    parts.reporter.window = self
    self.owner?.windowDidOpen { [weak reports = parts.reports] in reports?.send($0) }
    for route in coordinator.position.takeEarlyMoves() { coordinator.move(to: route) }
  }

  /// Ends the window when it is released, as ``close()`` does.
  isolated deinit { parts.end(navigator, owner) }

  /// Closes the window. Its scenes disappear, its tasks are cancelled, and its tree of nodes is released.
  public func close() {
    guard !isClosed else { return }
    speaking { parts.dispatcher.handlers.pendingWrites.flush() }
    parts.end(navigator, owner)
  }

  /// A Boolean value that indicates whether the window has been closed.
  public var isClosed: Bool { parts.life.isClosed }

  // MARK: Settings

  /// The name of the app.
  public var title: String { parts.renderer.title }

  /// The appearance of the app that the person prefers; a change is shown at once.
  public var appearance: Appearance {
    get { parts.renderer.appearance }
    set {
      guard newValue != parts.renderer.appearance else { return }
      parts.renderer.appearance = newValue
      parts.life.invalidate()
    }
  }

  /// The person's localization: the language of the app's texts, numbers and dates.
  public var localization: Localization {
    get { parts.speech.localization }
    set {
      parts.speech.speak(newValue)
      parts.scenes.forgetScreens()
    }
  }

  /// The words of the framework itself around the app's screens.
  public var words: ChromeWords {
    get { parts.speech.words }
    set { if parts.speech.use(newValue) { parts.scenes.forgetScreens() } }
  }

  /// The action that receives reports of misuse that causes no error, such as two rows with one identity. By default,
  /// it does nothing.
  public var report: @MainActor (String) -> Void {
    get { parts.reports.take }
    set { parts.reports.take = newValue }
  }

  /// The watchdog that reports a handler that blocks the main actor for too long; nil by default.
  ///
  /// A surface sets it.
  public var watchdog: Watchdog? {
    get { parts.watch.watchdog }
    set { parts.watch.watchdog = newValue }
  }

  /// A closure that adds content to each screen of the window before it is shown. Examples are a notice, or a message
  /// that outlives its place.
  ///
  /// By default a screen is unchanged.
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
  /// It runs whenever a scene's screen is made. Its reads are tracked like those of the screen itself. The screen of a
  /// failed scene is decorated too; the screen for a place that does not exist is not.
  public var decorate: @MainActor (Screen) -> Screen {
    get { parts.scenes.decorate }
    set { parts.scenes.decorate = newValue }
  }

  /// The environment values that the scenes of all features read by their keys. A feature may set other values; see
  /// ``/EspalierScreens/Environment``.
  ///
  /// Replacing them while scenes are shown makes their screens again.
  public var environment: EnvironmentValues {
    get { parts.scenes.environment }
    set { parts.scenes.environment = newValue }
  }

  /// A closure that overrides the environment values of all features, for a test.
  package var environmentReplacement: @MainActor (inout EnvironmentValues) -> Void {
    get { parts.scenes.environmentReplacement }
    set { parts.scenes.environmentReplacement = newValue }
  }

  /// A Boolean value that indicates whether the window prepares a place ahead; see ``/EspalierBase/Preparation``.
  ///
  /// Scenes are created, ask their guards and load as usual. They are not notified of an appearance, their effects do not
  /// run, and observers are notified of the window's end alone.
  package var isPrepared: Bool { parts.scenes.isPrepared }

  /// A Boolean value that indicates whether the person sees the window. A surface sets it to false for a hidden tab or
  /// a minimized window.
  public var isVisible = true {
    didSet { if isVisible != oldValue, !isClosed { speaking { parts.observers.seen(isVisible) } } }
  }
}
