import Espalier
import EspalierTesting
import Synchronization

enum NotesRoute: Route {
  case all
  case note(Int)
  case search(text: String)
  case broken

  var path: Path {
    switch self {
    case .all: "/"
    case .note(let id): "/notes/\(id)"
    case .search(let text): "/search?text=\(text)"
    case .broken: "/broken"
    }
  }
  static let paths = Paths<Self> {
    all; note; search; broken
  }
}

final class NotesScope: RootScope {
  let visitor: Visitor
  init(_ visitor: Visitor) {
    self.visitor = visitor
    super.init()
  }
}

final class NoteScene: Scene {
  let text: String
  init(_ text: String) { self.text = text }
  var screen: Screen {
    Screen(title: text) {
      Section("text") {
        Row(Label.with(.text("This is \(text)")))
        Row(Link.with(.title("Take out"), .to(.export(Export("notes.txt")))))
      }
    }
  }
}

final class NotesFeature: Feature<NotesScope, NotesRoute> {
  private(set) var wasActivated = false
  override func didActivate() { wasActivated = true }

  override func placement(of route: NotesRoute) -> Placement<NotesRoute> {
    switch route {
    case .all: .root(NoteScene("the notes of \(self.scope.visitor.identity ?? "a stranger")"))
    case .note(let id): .push(NoteScene("note \(id)"), over: .all)
    case .search(let text): .push(NoteScene("a search for \(text)"), over: .all)
    case .broken: .notFound
    }
  }
}

/// An app of ten lines.
struct NotesApp: App {
  var told = Told()
  var failures = Failures()

  var connectors: [any Connector] { Listener(told: told) }
  var exports: [Export: ExportHandler] {
    [
      Export("notes.txt"): { identity in
        guard let identity else { throw ExportError.signInRequired }
        return ExportedFile(name: "notes.txt", contentType: "text/plain", text: "of \(identity)")
      }
    ]
  }
  var submissions: [Submission: SubmissionHandler] {
    [Submission("sign-in"): { values, _ in .signIn(identity: values["name"], to: "/") }]
  }

  func root(for visitor: Visitor) async throws -> NotesFeature {
    if failures.takeOne() { throw Locked() }
    return NotesFeature(scope: NotesScope(visitor))
  }
  func prepare(_ window: Window, of root: NotesFeature) { window.appearance = .dark }
}

struct Locked: Error {}

/// So many windows cannot be made.
final class Failures: Sendable {
  private let left: Mutex<Int>
  init(_ count: Int = 0) { left = Mutex(count) }
  func takeOne() -> Bool {
    left.withLock { left in
      guard left > 0 else { return false }
      left -= 1
      return true
    }
  }
}

/// The calls that a connector received.
final class Told: Sendable {
  private let events = Mutex<[LifecycleEvent]>([])
  func add(_ event: LifecycleEvent) { events.withLock { $0.append(event) } }
  var all: [LifecycleEvent] { events.withLock { $0 } }
}

struct Listener: Connector {
  let told: Told
  let events = LifecycleEvents.all
  func receive(_ event: LifecycleEvent) async throws { told.add(event) }
}

/// Lines that were told.
final class Lines: Sendable {
  private let lines = Mutex<[String]>([])
  func add(_ line: String) { lines.withLock { $0.append(line) } }
  var all: [String] { lines.withLock { $0 } }
}

/// Something that is on or off.
final class Switch: Sendable {
  private let state = Mutex(false)
  var isOn: Bool {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
