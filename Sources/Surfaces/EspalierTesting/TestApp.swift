public import EspalierApp
public import EspalierNavigation
public import EspalierScreens
public import EspalierViews

/// A headless driver of an app: it taps by name, types, goes back, and reads the screen as text, as a person would.
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
/// It is a surface like any other: it keeps a live view for each node and takes the same patches as a browser, so that
/// it reads what a surface would show. Each step waits until nothing is under way, without sleeping.
@MainActor
public final class TestApp: AppDriver, AddressShowing, FocusShowing, StackShowing, WindowClosing {
  /// The window that is driven.
  public internal(set) var window: Window
  /// The number of patches that have come since the start.
  public private(set) var patchCount = 0
  /// The person that uses the app, with their identity if they are signed in.
  public internal(set) var visitor: Visitor
  /// The title of the window.
  public private(set) var windowTitle = ""
  /// The places of the window as they stand above each other.
  public private(set) var stack = WindowStack(layers: [])
  /// The host of the app, where the driver has one.
  let edge: ErasedAppHost?
  /// The views in sight.
  private(set) var tree = LiveTree()
  /// The places that the person can go back and forward to.
  var history = DrivenHistory()
  /// The watched rows that the app has been told of.
  private var seen: Set<Int> = []
  /// The long lists that the app was told of, by their section, with the number of the jump that was followed.
  var toldSight: [Int: Int] = [:]
  private var environmentReplacement: (@MainActor (inout EnvironmentValues) -> Void)?
  /// The window that is being shown for the first time.
  private var mounting: Window?
  /// The control that has the focus.
  var focused: Focus?
  /// The field that a person is typing in, with its text.
  var entered: (field: LiveElement, text: String)?
  /// The text that the app has set instead; it comes into sight when the field is left.
  var takenBack: String?
  /// The modals and dialogs above everything, with the control that had the focus before each came.
  private var overlays: [(node: Int, opener: Focus?)] = []

  /// A control that has the focus, or had it.
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

  /// Creates a driver of an app as a person meets it: its host makes the windows, and carries out the forms that they
  /// send and the files that they take.
  ///
  /// ```swift
  /// @MainActor func reading(_ app: some App) async throws -> String {
  ///   let app = await TestApp(AppHost(app))
  ///   try await app.open("/accounts")
  ///   return try await app.text()
  /// }
  /// ```
  ///
  /// A form that signs in or out, or leads on, begins again with a window for the person as they are then; a form that
  /// is refused shows that in the window where it stands.
  public init<Hosted: App>(_ host: AppHost<Hosted>, for visitor: Visitor = Visitor()) async {
    self.visitor = visitor
    edge = ErasedAppHost(host) { await host.makeWindow(for: $0) }
    window = await host.makeWindow(for: visitor)
    watch(window)
  }

  /// Creates a driver without an ``App``: windows made by hand, and handlers beside them. It works as with a host.
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

  /// Sets what scenes read from their environment, whatever the app's features set: for this window and those that are
  /// made after it.
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

  /// Shows a window instead of the one before, as if nothing had happened in it yet.
  func watch(_ window: Window) {
    if let environmentReplacement { window.environmentReplacement = environmentReplacement }
    seen = []
    toldSight = [:]
    tree = LiveTree()
    history = DrivenHistory()
    focused = nil
    entered = nil
    takenBack = nil
    overlays = []
    take(window) { attach in window.telemetry?.mount { _ in attach() } ?? attach() }
  }

  /// Takes everything that a window shows, which does not count as patches.
  private func take(_ window: Window, _ tell: (_ attach: () -> Void) -> Void) {
    let count = patchCount
    mounting = window
    tell { window.attach(self) }
    mounting = nil
    patchCount = count
  }

  /// Lets go of everything that was shown, except what the person is entering, and takes it anew; see
  /// ``reconnect(whileAway:)``.
  func takeAnew() {
    seen = []
    toldSight = [:]
    tree = LiveTree()
    take(window) { attach in window.telemetry?.reconnect { _ in attach() } ?? attach() }
  }

  /// Takes the steps of one turn.
  public func apply(_ patches: [Patch], of window: Window) {
    patchCount += patches.count
    if mounting == nil { window.telemetry?.patch() }
    tree.apply(patches)
    // The text that is being typed stays in sight, whatever the app makes of it, until the field is left.
    if let (field, text) = entered {
      takenBack = tree.text(node: field.node, element: field.element).flatMap { $0 == text ? nil : $0 } ?? takenBack
      tree.enter(value(text, of: field), node: field.node, element: field.element)
    }
    followOverlays()
  }

  /// Moves the focus to a view that asked for it.
  public func focus(node: Int, element: Int, of window: Window) {
    guard let target = tree.elements.first(where: { $0.node == node && $0.element == element }) else { return }
    focused = Focus(node: node, element: element, name: target.name)
  }

  /// Moves the focus into a modal or dialog that comes up, and back to where it was when that has gone.
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

  /// Notes the title, and the place in the history.
  public func show(_ address: WindowAddress, of window: Window) {
    windowTitle = address.title
    if address.change == .go { return go(to: address.entry) }
    history.note(address)
  }

  /// Notes the places that stand above each other.
  public func show(_ stack: WindowStack, of window: Window) { self.stack = stack }

  /// Shows nothing any more.
  public func close(_ window: Window) { tree = LiveTree() }

  func send(_ target: LiveElement, _ kind: EventKind, _ value: EventValue = .none) async throws {
    window.handle(.control(node: target.node, element: target.element, kind, value))
    try await settle()
  }

  /// Waits until nothing is under way. Watched rows are reported to be in sight when they come.
  public func settle() async throws {
    await window.settled()
    await sendSight()
    while let row = tree.watchedRows.first(where: { !seen.contains($0) }) {
      seen.insert(row)
      window.handle(.control(node: row, element: Node.rowElement, .appear, .none))
      await window.settled()
    }
  }

  /// Returns the screen as text: a line for each element that is read, in order.
  public func text() async throws -> String { tree.text }

  /// Returns the path in sight.
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
