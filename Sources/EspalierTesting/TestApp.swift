public import EspalierApp
internal import EspalierHeadless
public import EspalierNavigation
public import EspalierScreens
public import EspalierViews
internal import Foundation

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
  public private(set) var window: Window
  /// The number of patches that have come since the start.
  public private(set) var patchCount = 0
  /// The person that uses the app, with their identity if they are signed in.
  public private(set) var visitor: Visitor
  /// The title of the window.
  public private(set) var windowTitle = ""
  /// The places of the window as they stand above each other.
  public private(set) var stack = WindowStack(layers: [])
  private let edge: AppEdge?
  private(set) var tree = LiveTree()
  /// The places of the history by their numbers, and the one in sight.
  private var history: [Path] = []
  private var historyEntry = 0
  /// The watched rows that the app has been told of.
  private var seen: Set<Int> = []
  /// The long lists that the app was told of, by their section, with the number of the jump that was followed.
  private var toldSight: [Int: Int] = [:]
  /// The window that is being shown for the first time.
  private var mounting: Window?
  private var focused: Focus?
  /// The field that a person is typing in, with its text.
  private var entered: (field: LiveElement, text: String)?
  /// The text that the app has set instead; it comes into sight when the field is left.
  private var takenBack: String?
  /// The modals and dialogs above everything, with the control that had the focus before each came.
  private var overlays: [(node: Int, opener: Focus?)] = []

  private struct Focus {
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
    edge = AppEdge(host) { await host.makeWindow(for: $0) }
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
    edge = AppEdge(AppHost(GivenApp(submissions: submissions, exports: exports)), makeWindow)
    window = try await makeWindow(visitor)
    watch(window)
  }

  private func watch(_ window: Window) {
    seen = []
    toldSight = [:]
    tree = LiveTree()
    history = []
    historyEntry = 0
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

  // MARK: Surface

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

  /// Returns the value that a typed text stands for in a field.
  private func value(_ text: String, of field: LiveElement) -> EventValue {
    window.node(field.node)?.value(ofText: text, element: field.element) ?? .text(text)
  }

  /// Leaves the entered text to the app, which may then show something else in the field that the person is in.
  func giveAwayEntered() {
    entered = nil
    takenBack = nil
  }

  /// Leaves the field that the person was in. A tap elsewhere does not call this: as in a browser, the button speaks
  /// first.
  private func leaveField() {
    guard let (field, text) = entered else { return }
    entered = nil
    if let takenBack { tree.enter(value(takenBack, of: field), node: field.node, element: field.element) }
    takenBack = nil
    window.handle(.control(node: field.node, element: field.element, .change, value(text, of: field)))
    window.handle(.control(node: field.node, element: field.element, .blur, .none))
  }

  /// Notes the title, and the place in the history.
  public func show(_ address: WindowAddress, of window: Window) {
    windowTitle = address.title
    switch address.change {
    case .push:
      history.removeSubrange(min(historyEntry + 1, history.count)...)
      history.append(address.path)
      historyEntry = history.count - 1
    case .replace, .history:
      if history.indices.contains(historyEntry) {
        history[historyEntry] = address.path
      } else {
        history.append(address.path)
        historyEntry = history.count - 1
      }
    case .stay: historyEntry = address.entry
    case .go: go(to: address.entry)
    }
  }

  /// Notes the places that stand above each other.
  public func show(_ stack: WindowStack, of window: Window) { self.stack = stack }

  /// Shows nothing any more.
  public func close(_ window: Window) { tree = LiveTree() }

  /// Goes to an entry of the history, as a browser does by its own buttons.
  private func go(to entry: Int) {
    guard history.indices.contains(entry) else { return }
    historyEntry = entry
    window.handle(.history(history[entry], entry: entry))
  }

  // MARK: Driver

  /// Goes to a path, as by typing an address.
  public func open(_ path: String) async throws {
    guard let path = Path(path) else { throw DriverError.notFound(kind: "path", name: path, screen: tree.text) }
    window.handle(.open(path))
    try await settle()
  }

  /// Taps the button, link, tab or row of that name.
  public func tap(_ name: String) async throws {
    guard let target = tree.elements.first(where: { $0.isTappable && ($0.name == name || $0.aliases.contains(name)) })
    else {
      throw DriverError.notFound(kind: "button, link or row", name: name, screen: tree.text)
    }
    guard target.isEnabled else { throw DriverError.disabled(name: name, reason: target.explanation) }
    moveFocus(to: target)
    if tree.toggleMenu(target.node) { return }
    tree.closeMenus()
    tree.openMenu = target.kind == .menu ? (target.node, target.element) : nil
    if target.kind == .menu { return }
    if let submission = target.submission {
      try await submit(Submission(submission), from: target.node)
    } else if target.kind == .menuItem {
      try await tell(target, .tap, .text(target.value))
    } else if let destination = target.destination {
      if Destination.export(at: destination) != nil { return _ = try await save(name) }
      try await open(destination)
    } else {
      try await tell(target, target.event, target.eventValue)
    }
  }

  /// Replaces the text of the field of that name, and leaves the field unless told to stay in it; a day is written as
  /// `2024-02-29`.
  ///
  /// A field for numbers or days refuses a text that is none, and reports nothing.
  public func type(_ text: String, into field: String, leaves: Bool) async throws {
    let target = try find([.field], "field", field)
    moveFocus(to: target)
    window.handle(.control(node: target.node, element: target.element, .focus, .none))
    if target.canHold(text) {
      entered = (target, text)
      takenBack = nil
      let value = value(text, of: target)
      tree.enter(value, node: target.node, element: target.element)
      window.handle(.control(node: target.node, element: target.element, .input, value))
    }
    if leaves {
      focused = nil
      leaveField()
    }
    try await settle()
  }

  /// Chooses an option of the picker of that name by its title, or an item of the menu of that name.
  public func choose(_ option: String, in picker: String) async throws {
    let target = try find([.picker, .menu], "picker", picker)
    let options =
      target.options
      + target.items.filter { !$0.isDivider }.map { PickerOption($0.id, $0.title, isEnabled: $0.isEnabled) }
    guard let chosen = options.first(where: { $0.title == option }) else {
      throw DriverError.notFound(kind: "option", name: option, screen: options.map(\.title).joined(separator: "\n"))
    }
    guard chosen.isEnabled else { throw DriverError.disabled(name: option, reason: "") }
    if target.kind == .menu {
      try await tell(target, .tap, .text(chosen.id))
    } else {
      try await enter(.text(chosen.id), in: target, .change)
    }
  }

  /// Flips the switch or box of that name, or chooses the row of that name or lets go of it.
  public func toggle(_ name: String) async throws {
    let target = try find([.toggle], "switch", name)
    if target.element == Node.rowElement { return try await choose(row: target) }
    try await enter(.flag(!target.isOn), in: target, .change)
  }

  /// Slides the slider of that name to a number, and lets it go.
  public func slide(_ name: String, to number: Double) async throws {
    let target = try find([.slider], "slider", name)
    let value = EventValue.number(number)
    tree.enter(value, node: target.node, element: target.element)
    window.handle(.control(node: target.node, element: target.element, .input, value))
    try await tell(target, .change, value)
  }

  /// Takes a number of steps up, or down for a negative number, with the stepper of that name.
  public func step(_ name: String, by steps: Int) async throws {
    for _ in 0..<abs(steps) {
      let target = try find([.stepper], "stepper", name)
      let way = PickerOption(steps > 0 ? "up" : "down", "")
      guard target.options.contains(where: { $0.id == way.id }) else {
        throw DriverError.disabled(name: name, reason: "it is at its end")
      }
      try await tell(target, .tap, .text(way.id))
    }
  }

  /// Brings the focus to the control of that name, as with the keyboard.
  public func focus(_ name: String) async throws {
    let target = try find(LiveElement.Kind.controls, "control", name)
    moveFocus(to: target)
    try await tell(target, .focus)
  }

  /// Gives a file to the file picker of that name.
  ///
  /// - Throws: ``DriverError/refused(name:reason:)`` where the picker lists types, and the file's first bytes are of
  ///   none of them.
  public func give(_ file: ReceivedFile, to picker: String) async throws {
    let target = try find([.file], "place for files", picker)
    if let beginning = try? FileHandle(forReadingFrom: URL(filePath: file.path)).read(upToCount: FileTypes.beginning),
      let reason = window.fileTypes(node: target.node, element: target.element)?
        .refusal(of: file.name, beginning: beginning)
    {
      throw DriverError.refused(name: picker, reason: window.localization.string(reason))
    }
    try await tell(target, .file, .file(file))
  }

  private func enter(_ value: EventValue, in target: LiveElement, _ kind: EventKind) async throws {
    tree.enter(value, node: target.node, element: target.element)
    try await tell(target, kind, value)
  }

  func tell(_ target: LiveElement, _ kind: EventKind, _ value: EventValue = .none) async throws {
    window.handle(.control(node: target.node, element: target.element, kind, value))
    try await settle()
  }

  /// Brings the end of long lists into sight: their last rows are made, and fetched where they are missing.
  public func scrollToEnd() async throws {
    for (section, rows) in tree.windows { see(max(rows.count - TestApp.sight, 0)..<rows.count, in: section) }
    try await settle()
  }

  /// Brings the row at a place, counted from 0, of the first long list on the screen into sight.
  ///
  /// A list that has all its rows is always in sight.
  public func scroll(toRow place: Int) async throws {
    if let (section, _) = tree.windows.first { see(place..<place + TestApp.sight, in: section) }
    try await settle()
  }

  /// The number of rows of a long list that are in sight at a time.
  private static let sight = 20

  private func see(_ places: Range<Int>, in section: Int) {
    let kept = [focused?.node, entered?.field.node].compactMap { $0 }
    window.handle(.sight(section: section, places: places, keeping: kept))
  }

  /// Reports the places in sight of long lists that are new, or that the app has scrolled.
  private func tellSight() async {
    while let (section, rows) = tree.windows.first(where: { toldSight[$0.section] != ($0.rows.jump?.number ?? 0) }) {
      let place = rows.jump?.place ?? 0
      toldSight[section] = rows.jump?.number ?? 0
      see(place..<place + TestApp.sight, in: section)
      await window.settled()
    }
  }

  /// Goes back to the place before in the history.
  public func back() async throws {
    go(to: historyEntry - 1)
    try await settle()
  }

  /// A Boolean value that indicates whether there is a place to go back to.
  public var canGoBack: Bool { historyEntry > 0 }

  /// A Boolean value that indicates whether there is a place to go forward to.
  public var canGoForward: Bool { historyEntry + 1 < history.count }

  /// Goes forward to the place that ``back()`` has left.
  public func forward() async throws {
    go(to: historyEntry + 1)
    try await settle()
  }

  /// Presses Escape: closes the modal or dialog that is above everything.
  public func dismiss() async throws {
    guard let node = tree.overlayNode else { return }
    window.handle(.close(node: node))
    try await settle()
  }

  /// Returns true if the link, tab or row of that name is marked as leading to the place in sight.
  public func isCurrent(_ name: String) async throws -> Bool {
    let links = tree.elements.filter { $0.destination != nil }
    guard let target = links.first(where: { $0.name == name || $0.aliases.contains(name) }) else {
      throw DriverError.notFound(kind: "link, tab or row", name: name, screen: tree.text)
    }
    return target.isCurrent
  }

  /// Follows the link of that name to an export, and takes the whole file.
  ///
  /// - Throws: The error that making the file threw, among others `ExportError`.
  public func save(_ link: String) async throws -> SavedFile {
    let target = try find([.link], "link", link)
    guard let export = target.destination.flatMap(Destination.export(at:)) else {
      throw DriverError.notFound(kind: "link to an export", name: link, screen: tree.text)
    }
    guard let edge, edge.exports.contains(export) else {
      throw DriverError.notFound(kind: "export", name: export.name, screen: tree.text)
    }
    let file = try await edge.export(export, visitor.identity)
    return SavedFile(name: file.name, contentType: file.contentType, bytes: try await file.bytes())
  }

  /// Asks to close the window, as a person does by its frame; a scene with unsaved changes asks them first.
  ///
  /// - Returns: True if the window is closed.
  @discardableResult public func requestClosing() async throws -> Bool {
    window.handle(.closeRequested)
    try await settle()
    return window.isClosed
  }

  /// Returns the name of the control that has the focus, empty for none.
  public func focus() async throws -> String { focused?.name ?? "" }

  /// Waits until nothing is under way. Watched rows are reported to be in sight when they come.
  public func settle() async throws {
    await window.settled()
    await tellSight()
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

  /// Returns the text in the field of that name, the title chosen in the picker, `on` or `off` for the switch or for
  /// the row that can be chosen, or the number of the slider or stepper.
  public func value(of field: String) async throws -> String {
    guard let target = tree.elements.first(where: { $0.holdsValue && $0.name == field }) else {
      throw DriverError.notFound(kind: "field", name: field, screen: tree.text)
    }
    return target.shown
  }

  func find(_ kinds: [LiveElement.Kind], _ word: String, _ name: String) throws -> LiveElement {
    guard let target = tree.elements.first(where: { kinds.contains($0.kind) && $0.name == name }) else {
      throw DriverError.notFound(kind: word, name: name, screen: tree.text)
    }
    guard target.isEnabled else { throw DriverError.disabled(name: name, reason: target.explanation) }
    return target
  }

  private func submit(_ submission: Submission, from node: Int) async throws {
    guard let edge, edge.submissions.contains(submission) else {
      throw DriverError.notFound(kind: "submission", name: submission.name, screen: tree.text)
    }
    let form = tree.form(around: node)
    switch await edge.carryOut(submission, form, window, visitor) {
    case .refused:
      for secret in tree.secrets(around: node) {
        tree.enter(.text(""), node: secret.node, element: secret.element)
      }
      entered = nil
      try await settle()
      if let wrong = tree.elements.first(where: { !$0.message.isEmpty }) { moveFocus(to: wrong) }
    case .goesOn(let visitor, let path):
      self.visitor = visitor
      window.close()
      window = try await edge.makeWindow(visitor)
      window.open(path)
      watch(window)
      try await settle()
    }
  }
}
