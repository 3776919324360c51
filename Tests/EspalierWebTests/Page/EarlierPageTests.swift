import EspalierNavigation
import EspalierScreens
import EspalierTesting
import EspalierViews
import Logging
import Testing

@testable import EspalierLivePage
@testable import EspalierWire

/// Tests of what a person did or typed on a page that has been made anew since.
@MainActor @Suite struct EarlierPageTests {
  private let window = ConformanceApp.makeConformanceWindow()
  private let page: WindowPage

  init() {
    window.open("/list")
    page = WindowPage(window: window, formToken: "token", logger: Logger(label: "test"))
  }

  @Test func `what was done on nodes of an earlier page is acknowledged, and done to nobody`() async throws {
    var frames: [ReadFrame] = []
    page.join(PageJoin(lastPatch: 12)) { frames.append(ReadFrame($0)) }
    await window.settledAndSent()
    let add = try #require(node(reading: "Put one first", below: nil))
    let before = window.state
    page.receive("[1,12,\"tap\",\(add),0]")
    await window.settledAndSent()
    #expect(frames.last?.acknowledged == 1)
    #expect(frames.count == 2 && frames[1].text == "[14,1,[11,1]]", "whoever did it can be told")
    #expect(page.dropped == 1)
    page.receive("[2,14,\"tap\",\(add),0]")
    await window.settledAndSent()
    #expect(frames.last?.steps.isEmpty == false, "what is done on this page's own nodes counts")
    #expect(page.dropped == 1)
    #expect(window.state == before)
  }

  @Test(arguments: ["doubleTap", "key", "signal", "cancel", "dismiss"])
  func `whatever a person did that found no place is told`(_ kind: String) async throws {
    var frames: [ReadFrame] = []
    page.join(PageJoin(lastPatch: 12)) { frames.append(ReadFrame($0)) }
    await window.settledAndSent()
    // A signal is its name and a value as JSON; to the others that is a text as any.
    page.receive("[1,12,\"\(kind)\",99999,0,\"drew 1\"]")
    await window.settledAndSent()
    #expect(page.dropped == 1)
    #expect(frames.contains { $0.acknowledged == 1 && $0.text.contains("[11,1]") }, "\(frames.map(\.text))")
  }

  @Test func `what could not be done is told with a fresh render too, in the first frame that acknowledges it`()
    async throws
  {
    let clock = ManualClock()
    let page = WindowPage(window: window, formToken: "token", logger: Logger(label: "test"), clock: clock)
    _ = await page.firstPaint()
    var frames: [ReadFrame] = []
    page.join(PageJoin(lastPatch: 0)) { frames.append(ReadFrame($0)) }
    await window.settledAndSent()
    let add = try #require(node(reading: "Put one first", below: nil))
    window.open("/form")
    await window.settledAndSent()
    page.receive("[-2,2]")
    // Everything is to be told anew once more, but not yet; meanwhile somebody acts on what has gone.
    page.receive("[-2,3]")
    frames = []
    page.receive("[1,3,\"change\",\(add),0,\"b\"]")
    page.receive("[2,3,\"tap\",\(add),0]")
    page.receive("[3,3,\"focus\",\(add),0]")
    #expect(frames.map(\.acknowledged) == [0, 0, 0])
    #expect(page.dropped == 3)
    clock.advance(by: .seconds(1))
    #expect(frames.count == 4 && frames[3].acknowledged == 3)
    #expect(frames[3].text.contains("[6,0]") && frames[3].text.hasSuffix(",[11,1],[11,2]]"))
    page.receive("[-1]")
    #expect(frames.last?.steps.isEmpty == true, "once")
  }

  @Test func `what is edited where nobody listens is not said to be undone`() async throws {
    window.open("/form")
    _ = await page.firstPaint()
    var frames: [ReadFrame] = []
    page.join(PageJoin(lastPatch: 0)) { frames.append(ReadFrame($0)) }
    await window.settledAndSent()
    let field = try #require(fieldNode(below: nil, of: window))
    page.receive("[1,1,\"change\",\(field),99,\"b\"]")
    await window.settledAndSent()
    #expect(frames.last?.acknowledged == 1)
    #expect(!frames.contains { $0.text.contains("[11,") })
    #expect(page.dropped == 1)
    page.receive("[2,1,\"change\",\(field + 1_000),0,\"b\"]")
    #expect(frames.last?.text.contains("[11,2]") == true)
    #expect(page.dropped == 2)
  }

  @Test func `half-typed text of a browser that was here before is taken back`() async throws {
    window.open("/form")
    await window.settled()
    let field = try #require(firstField(below: nil))
    let again = ConformanceApp.makeConformanceWindow()
    again.open("/form")
    await again.settled()
    let page = WindowPage(window: again, formToken: "token", logger: Logger(label: "test"))
    var frames: [ReadFrame] = []
    page.join(PageJoin(lastPatch: 3, fields: [field: .init(value: "half-typed", before: "", known: "")])) {
      frames.append(ReadFrame($0))
    }
    await again.settledAndSent()
    #expect(frames.first?.text.contains("half-typed") == true)
    try ReadFrame.expectWhole(Array(frames.prefix(1)))
  }

  @Test func `a field is taken back only where the app shows what it showed before`() async throws {
    func taken(_ field: (_ key: String) -> [String: PageJoin.Field], first value: String) async throws -> String {
      let again = ConformanceApp.makeConformanceWindow()
      again.open("/form")
      await again.settled()
      let key = try #require(firstField(below: nil, of: again))
      let node = try #require(fieldNode(below: nil, of: again))
      // What the app has by itself by then.
      again.handle(.control(node: node, element: 0, .input, .text(value)))
      let page = WindowPage(window: again, formToken: "token", logger: Logger(label: "test"))
      page.join(PageJoin(lastPatch: 3, path: "/form", firstEvent: 1, fields: field(key))) { _ in }
      return try #require(again.node(node)).component.value(of: TextField.text)
    }
    func typed(known: String) -> (String) -> [String: PageJoin.Field] {
      { [$0: .init(value: "typed", before: "", known: known)] }
    }
    #expect(try await taken(typed(known: ""), first: "") == "typed", "nothing was told")
    #expect(try await taken(typed(known: "typed"), first: "") == "typed", "what was told is forgotten")
    #expect(try await taken(typed(known: "ty"), first: "ty") == "typed", "what was told is stored")
    #expect(try await taken(typed(known: "ty"), first: "another") == "another", "the app has the say")
  }

  private func node(reading title: String, below parent: Int?) -> Int? {
    for node in window.nodes(in: parent) {
      if node.component.value(of: Button.title).normal == title { return node.id }
      if let found = self.node(reading: title, below: node.id) { return found }
    }
    return nil
  }

  private func fieldNode(below parent: Int?, of window: Window) -> Int? {
    for node in window.nodes(in: parent) {
      if node.component.type == TextField.self { return node.id }
      if let found = fieldNode(below: node.id, of: window) { return found }
    }
    return nil
  }

  private func firstField(below parent: Int?, of window: Window? = nil) -> String? {
    let window = window ?? self.window
    for node in window.nodes(in: parent) {
      for element in ViewSchema.of(node.component.type).elements where element.type is TextField.Type {
        return "\(node.path)/\(element.element)"
      }
      if let field = firstField(below: node.id, of: window) { return field }
    }
    return nil
  }
}
