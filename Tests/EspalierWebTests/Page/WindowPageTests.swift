import EspalierNavigation
import EspalierScreens
import EspalierTesting
import EspalierViews
import Logging
import Testing

@testable import EspalierLivePage
@testable import EspalierWire

/// Tests of what a browser is told of a page: as a whole, in the place's own address, and in the person's language.
@MainActor @Suite struct WindowPageTests {
  private let window = ConformanceApp.makeConformanceWindow()
  private let page: WindowPage

  init() {
    window.open("/list")
    page = WindowPage(window: window, formToken: "token", logger: Logger(label: "test"))
  }

  @Test func `a page that is made again tells everything once, with all its templates`() async throws {
    var frames: [ReadFrame] = []
    page.join(PageJoin(lastPatch: 12)) { frames.append(ReadFrame($0)) }
    await window.settledAndSent()
    try ReadFrame.expectWhole(frames)
    #expect(frames.map(\.number) == [13])
  }

  @Test func `a page at another address leads to the place's own, for good where it has moved`() async throws {
    func paint(at path: Path) async -> PagePaint {
      let window = ConformanceApp.makeConformanceWindow()
      let address = window.open(path)
      return await WindowPage(window: window, address: address, formToken: "", logger: Logger(label: "test"))
        .firstPaint()
    }
    let moved = await paint(at: "/items/1")
    #expect(moved.redirect == "/list/1" && moved.isMoved)
    let alias = await paint(at: "/start")
    #expect(alias.redirect == "/" && !alias.isMoved)
    let current = await paint(at: "/list/1")
    #expect(current.redirect == nil && !current.isMoved)
  }

  @Test func `the document is in the language of the window, and written in its direction`() async throws {
    let arabic = Localization(locale: "ar-EG", tables: [TextTable(language: "ar", [:])])
    window.localization = arabic
    let paint = await page.firstPaint()
    #expect(paint.language == "ar")
    #expect(paint.isRightToLeft)
  }

  @Test func `in another language everything is told anew, with the words that no view has as a value`() async throws {
    window.open("/rows")
    _ = await page.firstPaint()
    var frames: [ReadFrame] = []
    page.join(PageJoin(lastPatch: 0)) { frames.append(ReadFrame($0)) }
    await window.settledAndSent()
    frames = []
    window.localization = Localization(locale: "de-DE", tables: [TextTable(language: "de", [:])])
    await window.settledAndSent()
    try ReadFrame.expectWhole(frames)
    #expect(frames.contains { $0.text.contains(ChromeWords.german.move) })
  }

  @Test func `a browser that missed a patch while more was under way is told everything once`() async throws {
    _ = await page.firstPaint()
    var frames: [ReadFrame] = []
    page.join(PageJoin(lastPatch: 0)) { frames.append(ReadFrame($0)) }
    await window.settledAndSent()
    frames = []
    window.open("/form")
    page.receive("[-2,0]")
    await window.settledAndSent()
    try ReadFrame.expectWhole(frames)
  }

  @Test func `a page is rendered afresh at most once a second, and then as it is by then`() async throws {
    let clock = ManualClock()
    let page = WindowPage(window: window, formToken: "token", logger: Logger(label: "test"), clock: clock)
    _ = await page.firstPaint()
    var frames: [ReadFrame] = []
    page.join(PageJoin(lastPatch: 0)) { frames.append(ReadFrame($0)) }
    await window.settledAndSent()
    frames = []
    for _ in 0..<50 { page.receive("[-2,1]") }
    window.open("/form")
    for _ in 0..<50 { page.receive("[-2,1]") }
    await window.settledAndSent()
    #expect(frames.count { $0.number > 0 } == 1, "one, however often it is asked for")
    #expect(frames.count >= 100, "and everybody who asks hears that they were heard")
    let count = frames.count
    #expect(!frames.contains { $0.text.contains("About you") })
    clock.advance(by: .seconds(1))
    #expect(frames.count { $0.number > 0 } == 2)
    #expect(frames.last?.text.contains("About you") == true)
    try ReadFrame.expectWhole([try #require(frames.last)])
    clock.advance(by: .seconds(5))
    #expect(frames.count == count + 1, "nobody asked again")
  }
}
