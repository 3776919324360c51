import Espalier
import EspalierTesting
import Observation
import TestSupport
import Testing

/// Tests of a section that a query filters.
@MainActor @Suite struct FilteredListTests {
  struct Part: Identifiable, Equatable, Sendable {
    let id: Int
    var name: String { id.isMultiple(of: 100) ? "Bolt \(id)" : "Screw \(id)" }
  }

  @MainActor @Observable final class PartsScene: Scene {
    var query = ""
    var parts: [Part]
    private(set) var moves: [Int] = []
    private(set) var taps: [Int] = []
    @ObservationIgnored private let isKnown: Bool

    init(count: Int, isKnown: Bool) {
      self.isKnown = isKnown
      parts = (1...count).map(Part.init)
    }

    var screen: Screen {
      Screen(title: "Parts") {
        Section(
          "parts", parts, onMove: { [weak self] move in self?.moves.append(move.id) },
          row: { [weak self] part in
            Row(Label.with(.text(part.name))).searchable(by: part.name).onTap { self?.taps.append(part.id) }
              .isHidden(part.id == 300)
          }
        )
        .filtered(
          by: isKnown ? Binding(self, \.query) : Binding(get: { [weak self] in self?.query ?? "" }, set: { _ in }),
          noMatches: "No part matches")
      }
    }
  }

  private func with(_ count: Int, isKnown: Bool = true, _ body: (PartsScene, Window, TestApp) async throws -> Void)
    async throws
  {
    let scene = PartsScene(count: count, isKnown: isKnown)
    let coordinator = AppCoordinator(log: Log())
    let window = Window(coordinator: coordinator, title: "Parts")
    coordinator.push(own: scene)
    window.render()
    try await body(scene, window, TestApp(window))
  }

  private func rows(_ window: Window) -> [String] {
    window.allNodes.compactMap { node in
      if case .row = node.form { node.component.value(of: Label.text) } else { nil }
    }
  }

  @Test func `a short section keeps its rows and hides those that do not match`() async throws {
    try await with(1_000) { scene, window, app in
      #expect(rows(window).count == 1_000)
      scene.query = "bolt 7"
      window.render()
      #expect(rows(window).count == 1_000)
      let text = try await app.text()
      #expect(text.contains("Bolt 700") && !text.contains("Screw") && !text.contains("Bolt 600"))
      #expect(!text.contains("No part matches"))
      scene.query = "nut"
      window.render()
      #expect((try await app.text()).contains("No part matches"))
      scene.query = "bolt 300"
      window.render()
      let found = try await app.text()
      #expect(!found.contains("Bolt 300") && found.contains("No part matches"), "the app hides it")
    }
  }

  @Test func `a long section has only the rows that match, and they keep their identity`() async throws {
    try await with(3_000) { scene, window, app in
      scene.query = "bolt"
      window.render()
      #expect(rows(window).count == 30)
      #expect((try await app.text()).contains("Bolt 3000"))
      try await app.tap("Bolt 2900")
      #expect(scene.taps == [2_900])
      try await app.move("Bolt 200", before: "Bolt 100")
      #expect(scene.moves == [200])
      let before = try #require(window.allNodes.first { $0.component.value(of: Label.text) == "Bolt 2900" })
      scene.query = "bolt 29"
      window.render()
      #expect(rows(window) == ["Bolt 2900"])
      #expect(window.allNodes.contains { $0.id == before.id }, "the row is still the same")
      scene.query = ""
      window.render()
      #expect((try await app.text()).contains("Screw 1\n"))
    }
  }

  @Test func `a query that the page does not know leaves only the rows that match`() async throws {
    try await with(500, isKnown: false) { scene, window, app in
      scene.query = "bolt 4"
      window.render()
      #expect(rows(window) == ["Bolt 400"])
      scene.query = "nut"
      window.render()
      let text = try await app.text()
      #expect(text.contains("No part matches"))
    }
  }

  @Test func `the words behind the first 32 of a query do not count`() async throws {
    try await with(150) { scene, window, app in
      scene.query = Array(repeating: "bolt", count: 31).joined(separator: " ") + " nut"
      window.render()
      let refused = try await app.text()
      #expect(!refused.contains("Bolt 100"))
      scene.query = Array(repeating: "bolt", count: 32).joined(separator: " ") + " nut"
      window.render()
      let found = try await app.text()
      #expect(found.contains("Bolt 100"))
    }
  }

  @Test func `an item that is added or renamed while a query applies is filtered, too`() async throws {
    try await with(150) { scene, window, app in
      scene.query = "bolt"
      window.render()
      #expect(!(try await app.text()).contains("Bolt 200"))
      scene.parts += [Part(id: 200), Part(id: 201)]
      window.render()
      let text = try await app.text()
      #expect(text.contains("Bolt 200") && !text.contains("Screw 201"))
    }
  }
}
