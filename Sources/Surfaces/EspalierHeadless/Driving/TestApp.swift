public import EspalierApp
public import EspalierNavigation
public import EspalierScreens
public import EspalierViews

/// A headless driver of an app. Like a person, it taps elements by name, types, goes back, and reads the screen as
/// text.
///
/// ```swift
/// @MainActor func reading(_ window: Window) async throws -> String {
///   let app = TestApp(window)
///   try await app.open("/accounts")
///   try await app.tap("Savings")
///   return try await app.text()
/// }
/// ```
///
/// A test app is a surface like any other: it keeps a live view for each node and receives the same patches as a
/// browser, so it reads the content that a surface would show. Each step waits until no work is pending, without
/// sleeping.
@MainActor
public final class TestApp: AppDriver, AddressShowing, FocusShowing, StackShowing, WindowClosing {
  /// The window that the driver operates.
  public internal(set) var window: Window
  /// The number of patches that have been received since the start.
  public private(set) var patchCount = 0
  /// The person who uses the app, with their identity if they are signed in.
  public internal(set) var visitor: Visitor
  /// The title of the window.
  public private(set) var windowTitle = ""
  /// The places of the window, from the lowest to the topmost.
  public private(set) var stack = WindowStack(layers: [])
  /// The host of the app; nil if the driver was created with a window.
  let edge: ErasedAppHost?
  /// The visible views.
  private(set) var tree = LiveTree()
  /// The entries of the history that the person can go back and forward to.
  var history = DrivenHistory()
  /// The watched rows that have been reported to the app.
  private var seen: Set<Int> = []
  /// The number of the last scroll request that the driver has followed, for each section with a long list. A section
  /// is included when its visible rows have been reported to the app.
  var reportedJumps: [Int: Int] = [:]
  private var environmentReplacement: (@MainActor (inout EnvironmentValues) -> Void)?
  /// The window whose whole content is being received.
  private var mounting: Window?
  /// The control that has the focus.
  var focused: Focus?
  /// The field that the person is typing in, with the typed text.
  var entered: (field: LiveElement, text: String)?
  /// The text that the app has set in place of the typed text. It appears when the person leaves the field.
  var takenBack: String?
  /// The open modals and dialogs, with the control that had the focus before each opened.
  private var overlays: [(node: Int, opener: Focus?)] = []

  /// A control that has or had the focus.
  struct Focus {
    let node: Int
    let element: Int
    let name: String
  }

  /// Creates a driver of a window.
  public init(_ window: Window) {
    self.window = window
    visitor = Visitor()
    edge = nil
    watch(window)
  }

  /// Creates a driver of an app with its host. The host creates the windows, handles the forms that they send, and
  /// receives their files.
  ///
  /// ```swift
  /// @MainActor func reading(_ app: some App) async throws -> String {
  ///   let app = await TestApp(AppHost(app))
  ///   try await app.open("/accounts")
  ///   return try await app.text()
  /// }
  /// ```
  ///
  /// A form that signs in or out, or leads to another place, opens a new window for the person as they are then. A form
  /// that is refused shows the problems in its window.
  public init<Hosted: App>(_ host: AppHost<Hosted>, for visitor: Visitor = Visitor()) async {
    self.visitor = visitor
    edge = ErasedAppHost(host) { await host.makeWindow(for: $0) }
    window = await host.makeWindow(for: visitor)
    watch(window)
  }

  /// Creates a driver without an ``/EspalierApp/App``, from windows and handlers that the caller provides. It works as
  /// with a host.
  public init(
    visitor: Visitor = Visitor(), submissions: [Submission: SubmissionHandler] = [:],
    exports: [Export: ExportHandler] = [:],
    makeWindow: @escaping (Visitor) async throws -> Window
  ) async throws {
    self.visitor = visitor
    edge = ErasedAppHost(AppHost(GivenApp(submissions: submissions, exports: exports)), makeWindow)
    window = try await makeWindow(visitor)
    watch(window)
  }

  /// Replaces values of the environment, in this window and in windows that are created later. The replacement takes
  /// precedence over values that the app's features set.
  ///
  /// ```swift
  /// extension EnvironmentKeys {
  ///   var unit: EnvironmentKey<String> { EnvironmentKey(default: "km") }
  /// }
  ///
  /// @MainActor func inMiles(_ app: TestApp) { app.replaceEnvironment { $0.unit = "mi" } }
  /// ```
  public func replaceEnvironment(_ replacement: @escaping @MainActor (inout EnvironmentValues) -> Void) {
    environmentReplacement = replacement
    window.environmentReplacement = replacement
  }

  /// Shows a window instead of the previous one, and resets all state of the driver.
  func watch(_ window: Window) {
    if let environmentReplacement { window.environmentReplacement = environmentReplacement }
    seen = []
    reportedJumps = [:]
    tree = LiveTree()
    history = DrivenHistory()
    focused = nil
    entered = nil
    takenBack = nil
    overlays = []
    take(window) { attach in window.telemetry?.mount { _ in attach() } ?? attach() }
  }

  /// Receives the whole content of a window. The content does not count as patches.
  private func take(_ window: Window, _ tell: (_ attach: () -> Void) -> Void) {
    let count = patchCount
    mounting = window
    tell { window.attach(self) }
    mounting = nil
    patchCount = count
  }

  /// Discards the shown content and receives it again. Keeps the text that the person is entering. See
  /// ``reconnect(whileAway:)``.
  func reloadContent() {
    seen = []
    reportedJumps = [:]
    tree = LiveTree()
    take(window) { attach in window.telemetry?.reconnect { _ in attach() } ?? attach() }
  }

  /// Applies the patches of one update of the window to the live views.
  public func apply(_ patches: [Patch], of window: Window) {
    patchCount += patches.count
    if mounting == nil { window.telemetry?.patch() }
    tree.apply(patches)
    // The text that is being typed stays visible, whatever the app makes of it, until the field is left.
    if let (field, text) = entered {
      takenBack = tree.text(node: field.node, element: field.element).flatMap { $0 == text ? nil : $0 } ?? takenBack
      tree.enter(value(text, of: field), node: field.node, element: field.element)
    }
    followOverlays()
  }

  /// Moves the focus to a view that requested it.
  public func focus(node: Int, element: Int, of window: Window) {
    guard let target = tree.elements.first(where: { $0.node == node && $0.element == element }) else { return }
    focused = Focus(node: node, element: element, name: target.name)
  }

  /// Moves the focus into a modal or dialog that opens, and back to the previous control when it closes.
  private func followOverlays() {
    let top = tree.overlayNode
    if let index = overlays.firstIndex(where: { $0.node == top }) {
      if let above = overlays[(index + 1)...].first { focused = above.opener }
      overlays.removeSubrange((index + 1)...)
    } else if let top {
      overlays.append((top, focused))
      let first = tree.elements.first(where: \.isFocusable)
      focused = first.map { Focus(node: $0.node, element: $0.element, name: $0.name) }
    } else if let first = overlays.first {
      focused = first.opener
      overlays = []
    }
  }

  func moveFocus(to target: LiveElement) {
    if let (field, _) = entered, field.node != target.node || field.element != target.element, !target.isTappable {
      leaveField()
    }
    focused = Focus(node: target.node, element: target.element, name: target.name)
  }

  /// Records the title of the window, and its place in the history.
  public func show(_ address: WindowAddress, of window: Window) {
    windowTitle = address.title
    if address.change == .go { return go(to: address.entry) }
    history.note(address)
  }

  /// Records the places of the window.
  public func show(_ stack: WindowStack, of window: Window) { self.stack = stack }

  /// Clears the screen.
  public func close(_ window: Window) { tree = LiveTree() }

  func send(_ target: LiveElement, _ kind: EventKind, _ value: EventValue = .none) async throws {
    window.handle(.control(node: target.node, element: target.element, kind, value))
    try await settle()
  }

  /// Waits until no work is pending. Watched rows are reported as visible when they appear.
  public func settle() async throws {
    await window.settled()
    await sendVisibleRows()
    while let row = tree.watchedRows.first(where: { !seen.contains($0) }) {
      seen.insert(row)
      window.handle(.control(node: row, element: Node.rowElement, .appear, .none))
      await window.settled()
    }
  }

  /// Returns the screen as text: one line for each element that is read, in order.
  public func text() async throws -> String { tree.text }

  /// Returns the visible path.
  public func path() async throws -> String { window.path.description }

  /// Returns the title of the window.
  public func title() async throws -> String { windowTitle }

  func find(_ kinds: [LiveElement.Kind], _ word: String, _ name: String) throws -> LiveElement {
    guard let target = tree.elements.first(where: { kinds.contains($0.kind) && $0.name == name }) else {
      throw DriverError.notFound(kind: word, name: name, screen: tree.text)
    }
    guard target.isEnabled else { throw DriverError.disabled(name: name, reason: target.explanation) }
    return target
  }
}
