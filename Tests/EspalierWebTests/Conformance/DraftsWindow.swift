import Espalier
import Observation

/// Something that is made by tapping, so that no field of the browser has it.
@MainActor @Observable private final class Draft {
  var lines = 0
}

@MainActor private final class DraftScene: Scene, StateRestoring {
  let draft: Draft
  init(_ draft: Draft) { self.draft = draft }

  var restorationState: Int? { draft.lines == 0 ? nil : draft.lines }
  func restore(_ kept: Int) { draft.lines = kept }

  var screen: Screen {
    Screen(title: "Draft") {
      Section("draft") {
        Row(Label.with(.text("\(draft.lines) lines")))
        Row(Button.with(.title("Add a line"), .onTap { [weak draft] in draft?.lines += 1 }))
        Row(Link.with(.title("Preview"), .to("/draft/preview")))
      }
    }
  }
}

@MainActor private final class TextScene: Scene {
  let title: String
  let text: () -> String
  let link: (title: String, path: Destination)?

  init(_ title: String, link: (title: String, path: Destination)? = nil, _ text: @escaping () -> String) {
    (self.title, self.link, self.text) = (title, link, text)
  }

  var screen: Screen {
    Screen(title: title) {
      Section("text") {
        Row(Label.with(.text(text())))
        if let link { Row(Link.with(.title(link.title), .to(link.path))) }
      }
    }
  }
}

enum DraftRoute: Route {
  case start, draft, preview
  var path: Path {
    switch self {
    case .start: .root
    case .draft: "/draft"
    case .preview: "/draft/preview"
    }
  }
  static let paths = Paths<Self> {
    start; draft; preview
  }
}

final class DraftCoordinator: Coordinator<DraftRoute> {
  private let draft = Draft()

  override func placement(of route: DraftRoute) -> Placement<DraftRoute> {
    let draft = draft
    return switch route {
    case .start: .root(TextScene("Start", link: ("Write", "/draft")) { "Nothing yet" })
    case .draft: .push(DraftScene(draft), over: .start)
    case .preview: .push(TextScene("Preview") { "Preview of \(draft.lines) lines" }, over: .draft)
    }
  }

  static func window() -> Window { Window(coordinator: DraftCoordinator(), title: "Drafts") }
}
