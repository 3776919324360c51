import EspalierNavigation
import EspalierScreens
import EspalierTesting
import EspalierViews
import Logging
import Testing

@testable import EspalierLivePage
@testable import EspalierWire

/// Tests of the frames that a browser gets, each once: after its first sight, and when it comes back over another line.
@MainActor @Suite struct ResumedPageTests {
  private let window = ConformanceApp.makeConformanceWindow()
  private let page: WindowPage
  private static let places: [Path] = ["/form", "/rows", "/list", "/form/inputs", "/list"]

  init() {
    window.open("/list")
    page = WindowPage(window: window, formToken: "token", logger: Logger(label: "test"))
  }

  /// The frames that one line got.
  @MainActor private final class Frames {
    var all: [ReadFrame] = []
    /// The patches among them; the others tell that something was heard.
    var patches: [ReadFrame] { all.filter { $0.number > 0 } }
  }

  /// Joins over a line of its own.
  private func join(lastPatch: Int) -> Frames {
    let frames = Frames()
    page.join(PageJoin(lastPatch: lastPatch)) { frames.all.append(ReadFrame($0)) }
    return frames
  }

  private func go(to path: Path) async {
    window.open(path)
    await window.settledAndSent()
  }

  private static func isFresh(_ frame: ReadFrame?) -> Bool { frame?.steps.first?.first as? Int == 6 }

  @Test func `frames that were sent and never arrived are sent again`() async throws {
    _ = await page.firstPaint()
    let frames = join(lastPatch: 0)
    await window.settledAndSent()
    for path in Self.places { await go(to: path) }
    let lost = frames.patches.filter { $0.number > 1 }
    #expect(lost.count >= Self.places.count)
    page.leave()
    let again = join(lastPatch: 1)
    await window.settledAndSent()
    #expect(again.patches.map(\.text) == lost.map(\.text), "exactly these, as they were")
    await go(to: "/form")
    #expect(again.patches.dropFirst(lost.count).first?.number == lost.count + 2, "and the page goes on behind them")
  }

  @Test func `what the browser has by then is not sent again`() async throws {
    _ = await page.firstPaint()
    let frames = join(lastPatch: 0)
    await window.settledAndSent()
    for path in Self.places { await go(to: path) }
    page.leave()
    let last = try #require(frames.patches.last)
    let again = join(lastPatch: last.number - 1)
    await window.settledAndSent()
    #expect(again.patches.map(\.text) == [last.text])
  }

  @Test func `more frames than are kept are not sent again: everything is told anew`() async throws {
    _ = await page.firstPaint()
    _ = join(lastPatch: 0)
    await window.settledAndSent()
    for number in 0..<140 { await go(to: number.isMultiple(of: 2) ? "/form" : "/list") }
    let sent = page.output.lastPatch
    #expect(sent > 130)
    page.leave()
    let again = join(lastPatch: 1)
    await window.settledAndSent()
    #expect(Self.isFresh(again.patches.first))
    #expect(again.patches.map(\.number) == [sent + 1])
    try ReadFrame.expectWhole(again.patches)
  }

  @Test func `a browser that is ahead of the page gets everything anew, with numbers behind its own`() async throws {
    _ = await page.firstPaint()
    _ = join(lastPatch: 0)
    await window.settledAndSent()
    page.leave()
    let again = join(lastPatch: 999)
    await window.settledAndSent()
    #expect(again.patches.map(\.number) == [1_000])
    #expect(Self.isFresh(again.patches.first))
    try ReadFrame.expectWhole(again.patches)
    await go(to: "/form")
    #expect(again.patches.dropFirst().first?.number == 1_001)
  }

  @Test func `nothing that was painted is sent again, and no template is defined twice`() async throws {
    _ = await page.firstPaint()
    let frames = join(lastPatch: 0)
    await window.settledAndSent()
    let first = try #require(frames.patches.first)
    #expect(first.number == 1)
    let kinds = first.steps.map { $0.first as? Int ?? -1 }
    #expect(kinds.contains(0), "the templates of what was painted")
    // Steps of templates, and of the address.
    #expect(Set(kinds).isSubset(of: [0, 5]), "\(kinds)")
    for path in Self.places + Self.places { await go(to: path) }
    let defined = frames.patches.flatMap(\.steps).filter { $0.first as? Int == 0 }
      .compactMap { $0.dropFirst().first as? Int }
    #expect(defined.count > kinds.count, "other places have others")
    #expect(Set(defined).count == defined.count, "each once")
  }
}
