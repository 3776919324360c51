import Espalier
import EspalierTesting
import Observation
import TestSupport
import Testing

/// The loads of a screen's parts: each by itself, beside the scene's own.
@MainActor @Suite struct PartLoadTests {
  @Observable final class ShelfPart: ScreenPart {
    let name: String
    var shelf = 1
    var papers: Loadable<[String]> = .idle
    @ObservationIgnored var loads: [Int] = []
    @ObservationIgnored var cancelled: [Int] = []
    @ObservationIgnored var gate: Gate?
    @ObservationIgnored var isBroken = false

    init(_ name: String) { self.name = name }

    var loadID: AnyHashable { shelf }
    func load() async {
      loads.append(shelf)
      let (shelf, gate) = (shelf, gate)
      await Loadable.load(into: \.papers, of: self) {
        await gate?.pass()
        if Task.isCancelled { self.cancelled.append(shelf) }
        if self.isBroken { throw Failure() }
        return ["\(self.name) \(shelf)"]
      }
    }

    var sections: [Section] {
      whenLoaded(papers, skeleton: 1) { papers in
        Section(name) { for paper in papers { Row(Label.with(.text(paper))) } }
      }
    }
  }

  @Observable final class DeskScene: Scene {
    var shown: [ShelfPart]
    var day = 1
    @ObservationIgnored var loads: [Int] = []
    @ObservationIgnored var gate: Gate?

    init(_ shown: [ShelfPart]) { self.shown = shown }

    var parts: [any ScreenPart] { shown }
    var loadID: AnyHashable { day }
    func load() async {
      loads.append(day)
      await gate?.pass()
    }
    var screen: Screen { Screen(title: "Desk") { for part in shown { part.sections } } }
  }

  let coordinator = AppCoordinator(log: Log())
  let app: TestApp
  let reports = Log()
  let letters = ShelfPart("letter")
  let bills = ShelfPart("bill")
  let scene: DeskScene

  init() {
    scene = DeskScene([letters, bills])
    let window = Window(coordinator: coordinator, title: "Wallet")
    window.report = { [reports] in reports.add($0) }
    app = TestApp(window)
  }

  private func show() async throws {
    coordinator.push(own: scene)
    try await app.settle()
  }

  /// The papers of both parts, read without waiting for loads under way.
  private var papers: [[String]?] { [letters, bills].map(\.papers.value) }

  @Test func `each part is loaded once beside the scene, and shows what it has`() async throws {
    try await show()
    #expect(scene.loads == [1] && letters.loads == [1] && bills.loads == [1])
    let text = try await app.text()
    #expect(text.contains("letter 1") && text.contains("bill 1"))
  }

  @Test func `a part whose load depends on something else is loaded again alone`() async throws {
    try await show()
    letters.shelf = 2
    try await app.settle()
    #expect(letters.loads == [1, 2])
    #expect(bills.loads == [1] && scene.loads == [1])
    #expect(try await app.text().contains("letter 2"))
  }

  @Test func `the scene's load leaves the parts alone`() async throws {
    try await show()
    scene.day = 2
    try await app.settle()
    #expect(scene.loads == [1, 2])
    #expect(letters.loads == [1] && bills.loads == [1])
  }

  @Test func `a part's load goes on when another part or the scene is loaded again`() async throws {
    let gate = Gate()
    letters.gate = gate
    coordinator.push(own: scene)
    app.window.render()
    await gate.reached()
    bills.shelf = 2
    scene.day = 2
    app.window.render()
    gate.open()
    try await app.settle()
    #expect(letters.loads == [1] && letters.cancelled.isEmpty)
    #expect(papers == [["letter 1"], ["bill 2"]])
  }

  @Test func `the scene's slow load holds no part up`() async throws {
    let gate = Gate()
    scene.gate = gate
    coordinator.push(own: scene)
    app.window.render()
    while bills.papers.value == nil { await Task.yield() }
    #expect(!app.window.isSettled)
    gate.open()
    try await app.settle()
  }

  @Test func `of two loads of a part the latest wins, and the first is cancelled and told in the log`() async throws {
    let gate = Gate()
    letters.gate = gate
    coordinator.push(own: scene)
    app.window.render()
    await gate.reached()
    letters.gate = nil
    letters.shelf = 2
    app.window.render()
    while letters.papers.value == nil { await Task.yield() }
    gate.open()
    try await app.settle()
    #expect(letters.cancelled == [1])
    #expect(papers == [["letter 2"], ["bill 1"]])
    #expect(reports.entries.contains { $0.contains("ShelfPart") && $0.contains("no longer wanted") })
  }

  @Test func `a part that fails says so in its place, and is tried again alone`() async throws {
    letters.isBroken = true
    try await show()
    let text = try await app.text()
    #expect(text.contains("The line is cut.") && text.contains("bill 1"))
    letters.isBroken = false
    try await app.tap("Try again")
    #expect(letters.loads == [1, 1] && bills.loads == [1] && scene.loads == [1])
    #expect(try await app.text().contains("letter 1"))
  }

  @Test func `a part that is gone from the list cancels its load, and one that came is loaded`() async throws {
    let gate = Gate()
    letters.gate = gate
    coordinator.push(own: scene)
    app.window.render()
    await gate.reached()
    let cards = ShelfPart("card")
    scene.shown = [bills, cards]
    app.window.render()
    gate.open()
    try await app.settle()
    #expect(letters.cancelled == [1])
    #expect(cards.loads == [1] && bills.loads == [1])
    #expect(try await app.text().contains("card 1"))
  }

  @Test func `a part's load is cancelled with the scene`() async throws {
    let gate = Gate()
    letters.gate = gate
    coordinator.push(own: scene)
    app.window.render()
    await gate.reached()
    app.window.close()
    gate.open()
    while letters.cancelled.isEmpty { await Task.yield() }
    #expect(letters.cancelled == [1])
  }

  @Test func `a part that changed out of sight is loaded again when it is back, and no other`() async throws {
    try await show()
    try await app.open("/accounts")
    letters.shelf = 5
    try await app.settle()
    #expect(letters.loads == [1])
    try await app.back()
    #expect(letters.loads == [1, 5])
    #expect(bills.loads == [1] && scene.loads == [1])
  }
}
