import Espalier
import Observation
import TestSupport

/// A desk that asks for a colour, and a palette, which is a child, that asks for another.
enum DeskRoute: Route {
  case start, other, choose, pick, closed
  case palette(PaletteRoute)

  var path: Path {
    switch self {
    case .start: "/"
    case .other: "/other"
    case .choose: "/choose"
    case .pick: "/pick"
    case .closed: "/closed"
    case .palette(let route): "/palette" + route.path
    }
  }
  static let paths = Paths<Self> {
    start; other; choose; pick; closed; palette
  }

  /// In a modal, and on the stack.
  static let choosing = Question<DeskRoute, String>(.choose)
  static let picking = Question<DeskRoute, String>(.pick)
  static let asking = Question<DeskRoute, String>(.closed)
}

enum PaletteRoute: Route {
  case list, shade

  var path: Path {
    switch self {
    case .list: "/"
    case .shade: "/shade"
    }
  }
  static let paths = Paths<Self> {
    list; shade
  }
  static let shading = Question<PaletteRoute, Int>(.shade)
}

/// A scene that answers.
@MainActor @Observable final class AnswerScene<Answer: Sendable>: Scene {
  let name: String
  @ObservationIgnored let reply: Reply<Answer>
  var changes: UnsavedChanges?

  init(_ name: String, _ reply: Reply<Answer>) {
    self.name = name
    self.reply = reply
  }

  var unsavedChanges: UnsavedChanges? { changes }
  var screen: Screen { Screen(title: name) { Section("text") { Row(Label.with(.text("Choose"))) } } }
}

@MainActor final class DeskScene: Scene {
  let name: String
  init(_ name: String) { self.name = name }
  var screen: Screen { Screen(title: name) { Section("text") { Row(Label.with(.text("This is \(name)"))) } } }
}

final class Palette: Coordinator<PaletteRoute> {
  override func placement(of route: PaletteRoute) -> Placement<PaletteRoute> {
    switch route {
    case .list: .root(DeskScene("Palette"))
    case .shade: .push(AnswerScene("Shade", self.reply(to: PaletteRoute.shading)), over: .list)
    }
  }
}

final class Desk: Coordinator<DeskRoute> {
  let palette = Palette()
  var isClosed = true

  override init() {
    super.init()
    adopt(palette, as: DeskRoute.palette)
  }

  override var tabs: [TabItem<DeskRoute>] {
    [
      TabItem("start", title: "Start", icon: .list, at: .start),
      TabItem("other", title: "Other", icon: .list, at: .other),
    ]
  }

  override func permission(for route: DeskRoute) -> Permission<DeskRoute> {
    route == .closed && isClosed ? .refused("Closed.") : .granted
  }

  override func placement(of route: DeskRoute) -> Placement<DeskRoute> {
    switch route {
    case .start: .root(DeskScene("Start"), in: "start")
    case .other: .root(DeskScene("Other"), in: "other")
    case .choose: .present(AnswerScene("Choose", self.reply(to: DeskRoute.choosing)), orOver: .start)
    case .pick: .push(AnswerScene("Pick", self.reply(to: DeskRoute.picking)), over: .start)
    case .closed: .present(AnswerScene("Closed", self.reply(to: DeskRoute.asking)), orOver: .start)
    case .palette(let route): .child(self.palette, route, in: .push(over: .start))
    }
  }
}

/// Returns the end of a question, in words.
@MainActor func ending<Answer>(of ask: @MainActor () async throws -> Answer) async -> String {
  do { return "answered \(try await ask())" } catch is CancellationError { return "task cancelled" } catch {
    return "\(error)"
  }
}

@MainActor final class DeskWalk {
  let desk = Desk()
  let window: Window

  init() {
    window = Window(coordinator: desk, title: "Desk")
    window.open("/")
  }

  var state: String { window.state.description }
  var sight: String? { window.screen?.title }

  /// The scene in sight, which answers with words.
  var scene: AnswerScene<String>? { window.navigator.visibleScene as? AnswerScene<String> }

  /// Begins to ask, and waits until the place is in sight.
  func begin(_ question: Question<DeskRoute, String>, title: String) async -> Task<String, Never> {
    let asking = Task { await ending { try await desk.ask(question) } }
    _ = await eventually { sight == title }
    return asking
  }
}
