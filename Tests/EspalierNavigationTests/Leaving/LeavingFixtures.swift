import Espalier
import Observation

/// Notes that can be written at two places above each other, in two tabs, and in a modal.
enum NotesRoute: Route {
  case list, other, draft, outline, letter, postscript, plain
  case search(String)

  var path: Path {
    switch self {
    case .list: "/"
    case .other: "/other"
    case .draft: "/draft"
    case .outline: "/draft/outline"
    case .letter: "/letter"
    case .postscript: "/letter/ps"
    case .plain: "/plain"
    case .search(let text): "/search?text=\(text)"
    }
  }
  static let paths = Paths<Self> {
    list; other; draft; outline; letter; postscript; plain; search
  }
}

/// A scene in which something may be unsaved.
@MainActor @Observable final class NoteScene: Scene {
  let name: String
  var changes: UnsavedChanges?
  @ObservationIgnored private let log: Log

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    log.add("made \(name)")
  }

  var unsavedChanges: UnsavedChanges? { changes }

  var screen: Screen {
    Screen(title: name) {
      Section("text") {
        Row(Label.with(.text("This is \(name)")))
        Row(Link.with(.title("To the plain one"), .to(NotesRoute.plain)))
      }
    }
  }
}

final class Notes: Coordinator<NotesRoute> {
  let log = Log()
  /// The scenes by their names, the last that was made of each.
  private(set) var scenes: [String: NoteScene] = [:]

  override var tabs: [TabItem<NotesRoute>] {
    [
      TabItem("list", title: "All notes", icon: .list, at: .list),
      TabItem("other", title: "Others", icon: .list, at: .other),
    ]
  }

  private func scene(_ name: String) -> NoteScene {
    let scene = NoteScene(name, log)
    scenes[name] = scene
    return scene
  }

  override func placement(of route: NotesRoute) -> Placement<NotesRoute> {
    switch route {
    case .list: .root(self.scene("List"), in: "list")
    case .other: .root(self.scene("Other"), in: "other")
    case .draft: .push(self.scene("Draft"), over: .list)
    case .outline: .push(self.scene("Outline"), over: .draft)
    case .plain: .push(self.scene("Plain"), over: .list)
    case .letter: .present(self.scene("Letter"), orOver: .list)
    case .postscript: .push(self.scene("Postscript"), over: .letter)
    case .search: .push(self.scene("Search"), over: .list).reusing { (_: NoteScene) in }
    }
  }
}

@MainActor final class NotesWalk {
  let notes = Notes()
  let window: Window

  init(words: ChromeWords? = nil, localization: Localization = Localization()) {
    window = Window(coordinator: notes, title: "Notes", localization: localization, words: words)
  }

  var state: String { window.state.description }
  var made: [String] { notes.log.entries.map { String($0.dropFirst(5)) } }

  /// Goes to a place, and writes something there that is not saved.
  func write(at path: Path, in name: String, _ changes: UnsavedChanges = UnsavedChanges()) {
    window.handle(.open(path))
    notes.scenes[name]?.changes = changes
  }

  /// The title of the question in sight.
  var question: String? {
    window.render()
    return window.allNodes.first { $0.component.type == DialogView.self }
      .map { $0.component.value(of: DialogView.title) }
  }
}
