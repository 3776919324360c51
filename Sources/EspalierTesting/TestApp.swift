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
public final class TestApp: AppDriver, AddressShowing {
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
  private(set) var tree = LiveTree()
  private var history: [Path] = []
  /// Watched rows that the app has been told of.
  private var seen: Set<Int> = []

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
    seen = []
    tree = LiveTree()
    history = []
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
    if let submission = target.submission {
      try await submit(Submission(submission), from: target.node)
    } else if let destination = target.destination {
      try await open(destination)
    } else {
      window.handle(.control(node: target.node, element: target.element, target.event, target.eventValue))
      try await settle()
    }
  }

  /// Replaces the text of the field of that name.
  public func type(_ text: String, into field: String) async throws {
    let target = try find(.field, "field", field)
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
    tree.choose(id, node: target.node, element: target.element)
    window.handle(.control(node: target.node, element: target.element, .change, .text(id)))
    try await settle()
  }

  /// Flips the switch of that name, or chooses the row of that name, or lets go of it.
  public func toggle(_ name: String) async throws {
    let target = try find(.toggle, "switch", name)
    if target.element == Node.rowElement { return try await choose(row: target) }
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

  /// Waits until nothing is under way. Rows that the app watches are told to be in sight when they come.
  public func settle() async throws {
    await window.settled()
    while let row = tree.watchedRows.first(where: { !seen.contains($0) }) {
      seen.insert(row)
      window.handle(.control(node: row, element: Node.rowElement, .appear, .none))
      await window.settled()
    }
  }

  /// The screen as text: a line for each thing that is read, in order.
  public func text() async throws -> String { tree.text }

  /// The path in sight.
  public func path() async throws -> String { window.path.description }

  /// The title of the window.
  public func title() async throws -> String { windowTitle }

  /// What is in the field of that name, the title chosen in the picker, or `on` or `off` for the switch.
  public func value(of field: String) async throws -> String {
    let kinds: [LiveElement.Kind] = [.field, .picker, .toggle]
    let named = tree.elements.first { kinds.contains($0.kind) && $0.name == field }
    guard let target = named else {
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
