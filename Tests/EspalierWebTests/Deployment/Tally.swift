import Espalier
import EspalierBrowserTesting
import Observation

extension Page {
  /// Opens an address as soon as somebody listens there.
  @MainActor func openWhenThere(_ address: String) async throws {
    for _ in 0..<50 {
      do {
        return try await open(address)
      } catch {
        try await run(script: "return new Promise((go) => setTimeout(go, 100))")
      }
    }
    try await open(address)
  }
}

@MainActor @Observable final class Tally {
  var count = 0
  nonisolated init() {}
}

@MainActor @Observable final class TallyScene: Scene {
  private let tally: Tally
  private var name = ""
  private var note = ""
  private var hasMany = false

  init(_ tally: Tally) { self.tally = tally }

  var screen: Screen {
    Screen(title: "Tally") {
      Section("all") {
        Label.with(.text("\(tally.count) in all"))
        Button.with(.title("Add one"), .onTap { [weak self] in self?.tally.count += 1 })
        Button.with(.title("Many"), .onTap { [weak self] in self?.hasMany = true })
        TextField.with(.label("Name"), .text(Binding(self, \.name)))
        Label.with(.text("Hello \(name.prefix(20))"))
        TextField.with(.label("Note"), .text(Binding(self, \.note)))
        Label.with(.text("Length \(name.count) and \(note.count)"))
      }
      if hasMany {
        Section("many") {
          for row in 0..<3 { Label.with(.text(String(repeating: "ab ", count: 100_000) + "row \(row) ends")) }
        }
      }
    }
  }
}

enum TallyRoute: Route {
  case tally
  var path: Path { .root }
  static let paths = Paths<Self> { tally }
}

final class TallyCoordinator: Coordinator<TallyRoute> {
  private let tally: Tally

  init(_ tally: Tally) { self.tally = tally }

  static func window(_ tally: Tally) -> Window { Window(coordinator: TallyCoordinator(tally), title: "Tally") }

  override func placement(of route: TallyRoute) -> Placement<TallyRoute> { .root(TallyScene(self.tally)) }
}
