import EspalierNavigation
import EspalierScreens
import EspalierTesting
import Logging
import Testing

@testable import EspalierLivePage
@testable import EspalierWire

/// Tests of a browser that has gone through its history while the server was away.
@MainActor @Suite struct HistoryReplayTests {
  private func page(at path: Path) -> WindowPage {
    let window = ConformanceApp.makeConformanceWindow()
    window.open(path)
    return WindowPage(window: window, formToken: "token", logger: Logger(label: "test"))
  }

  /// A page that has been to four places, as it is kept at the last one.
  private func kept() async throws -> PageState {
    let page = page(at: "/list")
    _ = await page.firstPaint()
    for path in ["/messages/3", "/form", "/messages/4"] as [Path] {
      page.window.handle(.open(path))
      await page.window.settled()
    }
    return try #require(page.kept)
  }

  @Test func `a step back that was taken meanwhile leaves what was on screen before it`() async throws {
    let kept = try await kept()
    // The browser is at the place that it has gone back to.
    let page = page(at: "/form")
    page.restore(kept, isStored: true)
    var frames: [ReadFrame] = []
    page.join(PageJoin(lastPatch: 12, path: "/form", firstEvent: 1, fields: [:], events: 1)) {
      frames.append(ReadFrame($0))
    }
    page.receive("[1,12,\"pop\",\"/form\",2]")
    await page.window.settledAndSent()
    #expect(page.window.path == "/form")
    page.receive("[2,13,\"pop\",\"/messages/4\",3]")
    await page.window.settledAndSent()
    #expect(page.window.state == kept.state)
    #expect(frames.contains { $0.text.contains("[6,") })
  }

  @Test func `a page that is made again says at which entry it is`() async throws {
    let kept = try await kept()
    let page = page(at: "/messages/4")
    page.restore(kept, isStored: true)
    var frames: [ReadFrame] = []
    page.join(PageJoin(lastPatch: 12, path: "/messages/4", firstEvent: 1, fields: [:])) { frames.append(ReadFrame($0)) }
    await page.window.settledAndSent()
    #expect(frames.contains { $0.text.contains("[6,3,1]") })
  }
}
