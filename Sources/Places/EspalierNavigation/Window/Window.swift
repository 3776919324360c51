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
  /// The clock that times messages that go by themselves.
  public let clock: any MainClock
  /// The owner that stands behind the window and ends with it.
  package let owner: (any WindowOwner)?
  /// The parts behind the face.
  let parts: WindowParts

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
    self.clock = clock
    self.owner = owner ?? coordinator as? any WindowOwner
    navigator = Navigator()
    parts = WindowParts(
      title, appearance, WindowSpeech(localization, words), navigator, coordinator, clock, self.owner)
    parts.reporter.window = self
    self.owner?.windowDidOpen { [weak reports = parts.reports] in reports?.send($0) }
    for route in coordinator.position.takeEarlyMoves() { coordinator.move(to: route) }
  }

  /// A window that nobody holds any more ends as one that is closed.
  isolated deinit { parts.end(navigator, owner) }

  /// Ends the window: scenes disappear, tasks are cancelled, and the tree is let go.
  public func close() {
    guard !isClosed else { return }
    speaking { parts.dispatcher.handlers.pendingWrites.flush() }
    parts.end(navigator, owner)
  }

  /// A Boolean value that indicates whether the window has been closed, and shows nothing any more.
  public var isClosed: Bool { parts.life.isClosed }

  // MARK: Settings

  /// The name of the app.
  public var title: String { parts.renderer.title }

  /// The appearance that the person wants for the app; changing it shows at once.
  public var appearance: Appearance {
    get { parts.renderer.appearance }
    set {
      guard newValue != parts.renderer.appearance else { return }
      parts.renderer.appearance = newValue
      parts.life.invalidate()
    }
  }

  /// The person's localization: the language of the app's texts, numbers and days.
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

  /// The action that takes reports of misuse that is no error, such as two rows with one identity; nothing by default.
  public var report: @MainActor (String) -> Void {
    get { parts.reports.take }
    set { parts.reports.take = newValue }
  }

  /// The watchdog that notices a handler that holds the main actor for too long; none by default. A surface sets it.
  public var watchdog: Watchdog? {
    get { parts.watch.watchdog }
    set { parts.watch.watchdog = newValue }
  }

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
  public var decorate: @MainActor (Screen) -> Screen {
    get { parts.scenes.decorate }
    set { parts.scenes.decorate = newValue }
  }

  /// The values that the scenes of all features read by their keys, unless a feature sets others; see ``Environment``.
  ///
  /// Replacing them while scenes are shown makes their screens again.
  public var environment: EnvironmentValues {
    get { parts.scenes.environment }
    set { parts.scenes.environment = newValue }
  }

  /// Sets what counts above all that features set, for a test.
  package var environmentReplacement: @MainActor (inout EnvironmentValues) -> Void {
    get { parts.scenes.environmentReplacement }
    set { parts.scenes.environmentReplacement = newValue }
  }

  /// A Boolean value that indicates whether the person sees the window; a surface sets it to false for a hidden tab or
  /// a minimised window.
  public var isVisible = true {
    didSet { if isVisible != oldValue, !isClosed { speaking { parts.observers.seen(isVisible) } } }
  }
}
