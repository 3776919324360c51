public import EspalierNavigation
public import EspalierScreens
public import EspalierViews

/// Drives an app headless, as a person would: taps what is named so, types, goes back, and reads the screen as text.
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
/// what it reads is what a surface would show. Each step waits until nothing is under way, without sleeping.
@MainActor
public final class TestApp: AppDriver, AddressShowing, FocusShowing {
  /// The window that is driven.
  public private(set) var window: Window
  /// How many patches have come since the start.
  public private(set) var patchCount = 0
  /// Who is signed in.
  public private(set) var visitor: Visitor
  /// The title of the window.
  public private(set) var windowTitle = ""
  private let submissions: [Submission: SubmissionHandler]
  private let makeWindow: ((Visitor) async throws -> Window)?
  private var tree = LiveTree()
  private var history: [Path] = []
  private var focused: Focus?
  /// What is above everything, and what had the focus before it came.
  private var overlays: [(node: Int, opener: Focus?)] = []

  private struct Focus {
    let node: Int
    let element: Int
    let name: String
  }

  /// Drives a window.
  public init(_ window: Window) {
    self.window = window
    visitor = Visitor()
    submissions = [:]
    makeWindow = nil
    watch(window)
  }

  /// Drives an app in which people sign in and out: each time it begins again with a window made for who they are then.
  public init(
    visitor: Visitor = Visitor(), submissions: [Submission: SubmissionHandler],
    makeWindow: @escaping (Visitor) async throws -> Window
  ) async throws {
    self.visitor = visitor
    self.submissions = submissions
    self.makeWindow = makeWindow
    window = try await makeWindow(visitor)
    watch(window)
  }

  private func watch(_ window: Window) {
    tree = LiveTree()
    history = []
    focused = nil
    overlays = []
    window.surface = nil
    tree.apply(window.whole())
    window.surface = self
    show(window.currentAddress)
  }

  // MARK: Surface

  /// Takes the steps of one turn.
  public func apply(_ patches: [Patch]) {
    patchCount += patches.count
    tree.apply(patches)
    followOverlays()
  }

  /// A view asked for the focus.
  public func focus(node: Int, element: Int) {
    guard let target = tree.elements.first(where: { $0.node == node && $0.element == element }) else { return }
    focused = Focus(node: node, element: element, name: target.name)
  }

  /// The focus goes into what comes up, and back to where it was when that has gone.
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

  /// The person goes to another control: the one that they were in is told if it wants to know.
  private func moveFocus(to target: LiveElement) {
    let before = focused
    focused = Focus(node: target.node, element: target.element, name: target.name)
    guard let before, before.node != target.node || before.element != target.element else { return }
    // As in a browser, a tap on a button or link speaks for itself.
    guard !target.isTappable, tree.tellsLeaving(node: before.node, element: before.element) else { return }
    window.handle(.control(node: before.node, element: before.element, .leave, .none))
  }

  /// Notes the title, and the place in the history.
  public func show(_ address: WindowAddress) {
    windowTitle = address.title
    switch address.change {
    case .push: if history.last != address.path { history.append(address.path) }
    case .replace:
      if !history.isEmpty { history.removeLast() }
      history.append(address.path)
    case .history: break
    }
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
    if let submission = target.submission {
      try await submit(Submission(submission), from: target.node)
    } else if let destination = target.destination {
      try await open(destination)
    } else {
      window.handle(.control(node: target.node, element: target.element, .tap, .none))
      try await settle()
    }
  }

  /// Replaces the text of the field of that name.
  public func type(_ text: String, into field: String) async throws {
    let target = try find(.field, "field", field)
    moveFocus(to: target)
    tree.enter(text, node: target.node, element: target.element)
    window.handle(.control(node: target.node, element: target.element, .input, .text(text)))
    try await settle()
  }

  /// Chooses an option of the picker of that name, by its title.
  public func choose(_ option: String, in picker: String) async throws {
    let target = try find(.picker, "picker", picker)
    guard let id = target.options.first(where: { $0.title == option })?.id else {
      throw DriverError.notFound(
        kind: "option", name: option, screen: target.options.map(\.title).joined(separator: "\n"))
    }
    moveFocus(to: target)
    tree.choose(id, node: target.node, element: target.element)
    window.handle(.control(node: target.node, element: target.element, .change, .text(id)))
    try await settle()
  }

  /// Flips the switch of that name.
  public func toggle(_ name: String) async throws {
    let target = try find(.toggle, "switch", name)
    moveFocus(to: target)
    tree.flip(to: !target.isOn, node: target.node, element: target.element)
    window.handle(.control(node: target.node, element: target.element, .change, .flag(!target.isOn)))
    try await settle()
  }

  /// Gives a file to the place of that name where files are chosen.
  public func give(_ file: ReceivedFile, to picker: String) async throws {
    let target = try find(.file, "place for files", picker)
    window.handle(.control(node: target.node, element: target.element, .file, .file(file)))
    try await settle()
  }

  /// Brings the end of a long list into sight, so that its next page is fetched; does nothing at the real end.
  public func scrollToEnd() async throws {
    for node in tree.moreNodes { window.handle(.control(node: node, element: 0, .seen, .none)) }
    try await settle()
  }

  /// Goes back to the place before in the history.
  public func back() async throws {
    guard history.count > 1 else { return }
    history.removeLast()
    window.handle(.history(history[history.count - 1]))
    try await settle()
  }

  /// Presses Escape: closes the modal or dialog that is above everything.
  public func dismiss() async throws {
    guard let node = tree.overlayNode else { return }
    window.handle(.control(node: node, element: 0, .dismiss, .none))
    try await settle()
  }

  /// The name of the control that has the focus, empty for none.
  public func focus() async throws -> String { focused?.name ?? "" }

  /// Waits until nothing is under way.
  public func settle() async throws { await window.settled() }

  /// The screen as text: a line for each thing that is read, in order.
  public func text() async throws -> String { tree.text }

  /// The path in sight.
  public func path() async throws -> String { window.path.description }

  /// The title of the window.
  public func title() async throws -> String { windowTitle }

  /// What is in the field of that name, the title chosen in the picker, or `on` or `off` for the switch.
  public func value(of field: String) async throws -> String {
    let kinds: [LiveElement.Kind] = [.field, .picker, .toggle]
    guard let target = tree.elements.first(where: { kinds.contains($0.kind) && $0.name == field }) else {
      throw DriverError.notFound(kind: "field", name: field, screen: tree.text)
    }
    return target.shown
  }

  private func find(_ kind: LiveElement.Kind, _ word: String, _ name: String) throws -> LiveElement {
    guard let target = tree.elements.first(where: { $0.kind == kind && $0.name == name }) else {
      throw DriverError.notFound(kind: word, name: name, screen: tree.text)
    }
    guard target.isEnabled else { throw DriverError.disabled(name: name, reason: target.explanation) }
    return target
  }

  private func submit(_ submission: Submission, from node: Int) async throws {
    guard let handler = submissions[submission], let makeWindow else {
      throw DriverError.notFound(kind: "submission", name: submission.name, screen: tree.text)
    }
    let fields = tree.fields(besides: node)
    let outcome = await handler(SubmissionValues(fields.all), visitor.identity)
    var path = Path.root
    switch outcome {
    case .signIn(let identity, let next):
      visitor.identity = identity
      path = Path(next) ?? .root
    case .signOut(let next):
      visitor.identity = nil
      path = Path(next) ?? .root
    case .moved(let next): path = Path(next) ?? .root
    case .rejected(let messages):
      visitor.rejection = SubmissionRejection(
        submission: submission.name, messages: messages, values: fields.all.filter { !fields.secret.contains($0.key) })
      path = window.path
    }
    window.close()
    window = try await makeWindow(visitor)
    visitor.rejection = nil
    window.open(path)
    watch(window)
    try await settle()
  }
}
