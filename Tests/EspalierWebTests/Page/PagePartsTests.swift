import EspalierNavigation
import EspalierTesting
import Logging
import Testing

@testable import EspalierLivePage
@testable import EspalierWire

/// Tests of a screen that is too large for one frame.
@MainActor @Suite struct PagePartsTests {
  @Test func `a large screen is sent in parts, each when the browser has the one before`() async throws {
    let coordinator = ManyRowsCoordinator()
    let window = Window(coordinator: coordinator, title: "Many")
    var reports: [String] = []
    window.report = { reports.append($0) }
    window.open(.root)
    let page = WindowPage(window: window, formToken: "token", logger: Logger(label: "test"))
    var frames: [ReadFrame] = []
    page.join(PageJoin(lastPatch: 7)) { frames.append(ReadFrame($0)) }
    #expect(frames.count == 1)
    page.receive("[-3,6]")
    #expect(frames.dropFirst().map(\.number) == [0], "it is answered, and not by that part")
    frames.removeLast()
    coordinator.scene.title = "Renamed meanwhile"
    await window.settledAndSent()
    while let last = frames.last, last.steps.contains(where: { $0.first as? Int == 12 }), frames.count < 100 {
      page.receive("[-3,\(last.number)]")
    }
    #expect(frames.count > 5)
    for frame in frames { #expect(frame.text.utf8.count < 300 * 1_024) }
    #expect(frames.map(\.number) == Array(8..<(8 + frames.count)))
    #expect(frames.last?.text.contains("Renamed meanwhile") == true, "what changed meanwhile comes behind")
    try ReadFrame.expectWhole(frames)
    let rows = frames.flatMap(\.steps).filter { $0.first as? Int == 2 }.compactMap(ReadFrame.rows).joined()
    #expect(rows.count > 6_000)
    #expect(reports.count { $0.contains("6000 rows at once") && $0.contains("all its rows") } == 1, "\(reports)")
  }

  @Test func `more changes than are kept while parts are on their way are told by a fresh render`() async throws {
    let coordinator = ManyRowsCoordinator()
    let window = Window(coordinator: coordinator, title: "Many")
    window.report = { _ in }
    window.open(.root)
    let clock = ManualClock()
    let page = WindowPage(window: window, formToken: "token", logger: Logger(label: "test"), clock: clock)
    var frames: [ReadFrame] = []
    page.join(PageJoin(lastPatch: 7)) { frames.append(ReadFrame($0)) }
    coordinator.scene.words = "Other words, and quite as many. "
    await window.settledAndSent()
    page.receive("[1,8,\"tap\",1,0]")
    #expect(frames.last?.acknowledged == 0, "what it changes is not there yet")
    clock.advance(by: .seconds(1))
    #expect(frames.count == 2, "what is on its way comes first")
    page.receiveParts { frames }
    #expect(frames.last { $0.number > 0 }?.text.contains("Other words") == true)
    #expect(frames.last?.acknowledged == 1)
    try ReadFrame.expectWhole(Array(frames.drop { $0.number <= 8 || $0.steps.first?.first as? Int != 6 }))
    coordinator.scene.title = "Renamed at last"
    await window.settledAndSent()
    #expect(frames.last?.text.contains("Renamed at last") == true, "the page goes on")
  }

  @Test func `a browser that comes back between two parts gets the rest, and what changed meanwhile`() async throws {
    let coordinator = ManyRowsCoordinator()
    let window = Window(coordinator: coordinator, title: "Many")
    window.report = { _ in }
    window.open(.root)
    let page = WindowPage(window: window, formToken: "token", logger: Logger(label: "test"))
    var frames: [ReadFrame] = []
    page.join(PageJoin(lastPatch: 7)) { frames.append(ReadFrame($0)) }
    coordinator.scene.title = "Renamed meanwhile"
    await window.settledAndSent()
    while let last = frames.last, last.steps.contains(where: { $0.first as? Int == 12 }), frames.count < 100 {
      page.leave()
      page.join(PageJoin(lastPatch: last.number)) { frames.append(ReadFrame($0)) }
    }
    #expect(frames.last?.text.contains("Renamed meanwhile") == true)
    try ReadFrame.expectWhole(frames)
  }
}
