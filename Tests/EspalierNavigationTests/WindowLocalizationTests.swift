import Espalier
import EspalierTesting
import Observation
import Testing

extension LocalizedText {
  fileprivate static func taps(_ count: Int) -> LocalizedText {
    LocalizedText("taps", count: count, one: "{count} tap", other: "{count} taps")
  }
  fileprivate static let add = LocalizedText("add", "Add")
}

@MainActor @Suite struct WindowLocalizationTests {
  @Observable final class TapsScene: Scene {
    var count = 0
    var said: [String] = []
    var screen: Screen {
      Screen(title: "Taps") {
        Section("taps") {
          Row(Label.with(.text(.taps(count))))
          Row(
            Button.with(
              .title(.add),
              .onTap { [weak self] in
                self?.count += 1
                self?.said.append(LocalizedText.add.localized)
              }))
        }
      }
    }
  }

  private static let german = Localization(
    locale: "de-DE",
    tables: [
      TextTable(
        language: "de", ["taps": .plural(one: "{count}-mal getippt", other: "{count}-mal getippt"), "add": "Mehr"])
    ])

  private func makeApp(_ localization: Localization) -> (TestApp, TapsScene) {
    let coordinator = AppCoordinator(log: Log())
    let app = TestApp(Window(coordinator: coordinator, title: "Wallet", localization: localization))
    let scene = TapsScene()
    coordinator.push(own: scene)
    return (app, scene)
  }

  @Test func `two windows of one process speak two languages`() async throws {
    let (english, _) = makeApp(Localization())
    let (german, scene) = makeApp(Self.german)
    try await english.settle()
    try await german.settle()
    try await english.tap("Add")
    try await german.tap("Mehr")
    #expect(try await english.text().contains("1 tap\n"))
    #expect(try await german.text().contains("1-mal getippt"))
    #expect(scene.said == ["Mehr"], "what a handler says is in the person's language as well")
    try await german.open("/nothing")
    #expect(try await german.text().contains(ChromeWords.german.notFoundTitle))
  }

  @Test func `a person who changes the language reads it at once`() async throws {
    let (app, _) = makeApp(Localization())
    try await app.settle()
    app.window.localization = Self.german
    try await app.settle()
    #expect(try await app.text().contains("0-mal getippt"))
  }

  struct Tapped: Identifiable, Hashable, Sendable {
    let id: Int
  }

  private final class RowsScene: Scene {
    var screen: Screen {
      Screen(title: "Rows") {
        Section("rows", [Tapped(id: 1), Tapped(id: 2)]) { row in Row(Label.with(.text(.taps(row.id)))) }
      }
    }
  }

  @Test func `rows of items that are the same are made again in another language`() async throws {
    let coordinator = AppCoordinator(log: Log())
    let app = TestApp(Window(coordinator: coordinator, title: "Wallet"))
    coordinator.push(own: RowsScene())
    try await app.settle()
    #expect(try await app.text().contains("2 taps"))
    app.window.localization = Self.german
    try await app.settle()
    #expect(try await app.text().contains("2-mal getippt"))
    #expect(try await !app.text().contains("taps"))
  }

  /// The rows that two windows show: one removes a row of the other's.
  @MainActor @Observable final class Shared {
    var rows = [Tapped(id: 1), Tapped(id: 2)]
  }

  @Observable final class SharingScene: Scene {
    let shared: Shared
    @ObservationIgnored var said: [String] = []
    init(_ shared: Shared) { self.shared = shared }
    func didDisappear() { said.append("scene \(LocalizedText.add.localized)") }

    private func say(_ what: String) {
      said.append("\(what) \(LocalizedText.add.localized) \(ChromeWords.current == .german ? "de" : "en")")
    }

    var screen: Screen {
      Screen(title: "Shared") {
        Section("rows", shared.rows) { [weak self] row in
          Row(Label.with(.text("\(row.id)"))).onDisappear { self?.say("row \(row.id)") }
        }
        Section("remove") {
          Row(Button.with(.title("-"), .onTap { [shared] in shared.rows.removeFirst() }))
        }
      }
    }
  }

  @Test func `what a change brings about in another window is in the language of that one's person`() async throws {
    let shared = Shared()
    let made = [Self.german, Localization()].map { localization in
      let coordinator = AppCoordinator(log: Log())
      let window = Window(coordinator: coordinator, title: "Wallet", localization: localization)
      let scene = SharingScene(shared)
      coordinator.push(own: scene)
      return (app: TestApp(window), scene: scene, coordinator: coordinator)
    }
    let (german, english) = (made[0], made[1])
    try await german.app.settle()
    try await english.app.settle()
    english.app.window.observe(
      .navigation { [scene = english.scene] _ in scene.said.append("observer \(LocalizedText.add.localized)") })
    try await german.app.tap("-")
    try await english.app.settle()
    #expect(german.scene.said == ["row 1 Mehr de"])
    #expect(english.scene.said == ["row 1 Add en"])
    english.scene.said = []
    Localization.$current.withValue(Self.german) {
      try? english.coordinator.pop()
      english.app.window.render()
    }
    await english.app.window.settled()
    #expect(english.scene.said == ["observer Add", "scene Add", "row 2 Add en"])
    german.scene.said = []
    german.app.window.close()
    #expect(german.scene.said == ["scene Mehr"])
  }
}
