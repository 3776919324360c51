import EspalierNavigation
import EspalierTesting
import Logging
import Testing

@testable import EspalierLivePage
@testable import EspalierWire

/// Tests of a page whose browser reads more slowly than the page changes.
@MainActor @Suite struct FullLineTests {
  private let window = ConformanceApp.makeConformanceWindow()
  private let page: WindowPage

  init() {
    window.open("/list")
    page = WindowPage(window: window, formToken: "token", logger: Logger(label: "test"))
  }

  @Test func `a line that is full gets nothing until it is clear, and then what there is by then`() async throws {
    _ = await page.firstPaint()
    var frames: [ReadFrame] = []
    let line = TestLine { frames.append(ReadFrame($0)) }
    page.join(PageJoin(lastPatch: 0), on: line)
    await window.settledAndSent()
    frames = []
    line.isWritable = false
    window.open("/form")
    await window.settledAndSent()
    window.open("/list")
    page.receive("[-1]")
    await window.settledAndSent()
    #expect(frames.isEmpty, "not even that it was heard: who reads nothing learns nothing")
    line.isWritable = true
    page.lineIsClear()
    #expect(frames.count { $0.number > 0 } == 1 && frames.first?.number == 2)
    page.lineIsClear()
    #expect(frames.count { $0.number > 0 } == 1, "once")
  }

  @Test func `what changes beyond a bound while a line is full is told by a fresh render, and not as a backlog`()
    async throws
  {
    let coordinator = ManyRowsCoordinator()
    let window = Window(coordinator: coordinator, title: "Many")
    window.report = { _ in }
    window.open(.root)
    let clock = ManualClock()
    let page = WindowPage(window: window, formToken: "token", logger: Logger(label: "test"), clock: clock)
    _ = await page.firstPaint()
    var frames: [ReadFrame] = []
    let line = TestLine { frames.append(ReadFrame($0)) }
    page.join(PageJoin(lastPatch: 0), on: line)
    await window.settledAndSent()
    frames = []
    line.isWritable = false
    for words in ["First words of many. ", "Second words of many. ", "Last words of many. "] {
      coordinator.scene.words = words
      await window.settledAndSent()
    }
    page.receive("[1,1,\"tap\",1,0]")
    #expect(frames.isEmpty)
    line.isWritable = true
    page.lineIsClear()
    #expect(frames.first?.steps.first?.first as? Int == 6, "everything anew")
    page.receiveParts { frames }
    let text = frames.map(\.text).joined()
    #expect(text.contains("Last words") && !text.contains("First words") && !text.contains("Second words"))
    #expect(frames.last?.acknowledged == 1)
  }
}
