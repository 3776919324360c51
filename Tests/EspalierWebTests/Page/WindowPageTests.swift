import EspalierNavigation
import EspalierScreens
import EspalierTesting
import EspalierViews
import Foundation
import Logging
import Testing

@testable import EspalierWeb

/// What a browser is sent over a page's life, read from the frames themselves.
@MainActor @Suite struct WindowPageTests {
  private let window = ConformanceApp.makeConformanceWindow()
  private let page: WindowPage

  init() {
    window.open("/list")
    page = WindowPage(window: window, formToken: "token", logger: Logger(label: "test"))
  }

  @Test func `a page that is made again tells everything once, with all its templates`() async throws {
    var frames: [Frame] = []
    page.join(join(lastPatch: 12)) { frames.append(Frame($0)) }
    await settle()
    try expectWhole(frames)
    #expect(frames.map(\.number) == [13])
  }

  @Test func `the document is in the language of the window, and written in its direction`() async throws {
    let arabic = Localization(locale: "ar-EG", tables: [TextTable(language: "ar", [:])])
    window.localization = arabic
    let paint = await page.firstPaint()
    #expect(paint.language == "ar")
    #expect(paint.isRightToLeft)
  }

  @Test func `a browser that missed a patch while more was under way is told everything once`() async throws {
    _ = await page.firstPaint()
    var frames: [Frame] = []
    page.join(join(lastPatch: 0)) { frames.append(Frame($0)) }
    await settle()
    frames = []
    window.open("/form")
    page.receive("[-2,0]")
    await settle()
    try expectWhole(frames)
  }

  @Test func `what was done on nodes of an earlier page is acknowledged, and done to nobody`() async throws {
    var frames: [Frame] = []
    page.join(join(lastPatch: 12)) { frames.append(Frame($0)) }
    await settle()
    let add = try #require(node(reading: "Put one first", below: nil))
    let before = window.navigator.state
    page.receive("[1,12,\"tap\",\(add),0]")
    await settle()
    #expect(frames.last?.acknowledged == 1)
    #expect(frames.count == 2 && frames[1].text == "[14,1,[11,1]]", "whoever did it can be told")
    page.receive("[2,14,\"tap\",\(add),0]")
    await settle()
    #expect(frames.last?.steps.isEmpty == false, "what is done on this page's own nodes counts")
    #expect(window.navigator.state == before)
  }

  @Test func `half-typed text of a browser that was here before is taken back`() async throws {
    window.open("/form")
    await window.settled()
    let field = try #require(firstField(below: nil))
    let again = ConformanceApp.makeConformanceWindow()
    again.open("/form")
    let page = WindowPage(window: again, formToken: "token", logger: Logger(label: "test"))
    var frames: [Frame] = []
    page.join(join(lastPatch: 3, fields: [field: .init(value: "half-typed", before: "", known: "")])) {
      frames.append(Frame($0))
    }
    await again.settled()
    for _ in 0..<10 { await Task.yield() }
    #expect(frames.first?.text.contains("half-typed") == true)
    try expectWhole(Array(frames.prefix(1)))
  }

  /// The frames build one page: each node comes once, after the definition of its template.
  private func expectWhole(_ frames: [Frame]) throws {
    var nodes: [Int] = []
    var defined: Set<Int> = []
    for frame in frames {
      for step in frame.steps {
        switch step.first as? Int {
        case 0: defined.insert(try #require(step[1] as? Int))
        case 2:
          for index in stride(from: 3, to: step.count, by: 3) {
            #expect(defined.contains(try #require(step[index] as? Int)), "a node comes before its template")
            nodes.append(try #require(step[index + 1] as? Int))
          }
        default: break
        }
      }
    }
    #expect(nodes.count > 3)
    #expect(Set(nodes).count == nodes.count, "a node was told twice")
  }

  private func node(reading title: String, below parent: Int?) -> Int? {
    for node in window.nodes(in: parent) {
      if node.component.value(of: Button.title) == title { return node.id }
      if let found = self.node(reading: title, below: node.id) { return found }
    }
    return nil
  }

  private func firstField(below parent: Int?) -> String? {
    for node in window.nodes(in: parent) {
      for element in ViewSchema.of(node.component.type).elements where element.type is TextField.Type {
        return "\(node.path)/\(element.element)"
      }
      if let field = firstField(below: node.id) { return field }
    }
    return nil
  }

  private func settle() async {
    await window.settled()
    for _ in 0..<10 { await Task.yield() }
  }

  private func join(lastPatch: Int, fields: [String: PageJoin.Field] = [:]) -> PageJoin {
    PageJoin(lastPatch: lastPatch, path: "/list", firstUnacknowledgedEvent: 1, fields: fields)
  }

  private struct Frame {
    let text: String
    let number: Int
    let acknowledged: Int
    let steps: [[Any]]

    init(_ text: String) {
      self.text = text
      let items = (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [Any] ?? []
      number = items.first as? Int ?? -1
      acknowledged = items.count > 1 ? items[1] as? Int ?? -1 : -1
      steps = items.dropFirst(2).compactMap { $0 as? [Any] }
    }
  }
}
