import EspalierNavigation
import EspalierScreens
import EspalierTesting
import EspalierViews
import Foundation
import Logging
import Observation
import Testing

@testable import EspalierWeb

/// Tests of the frames that a browser is sent over a page's life.
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
    var frames: [Frame] = []
    page.join(join(lastPatch: 0)) { frames.append(Frame($0)) }
    await settle()
    frames = []
    window.localization = Localization(locale: "de-DE", tables: [TextTable(language: "de", [:])])
    await settle()
    try expectWhole(frames)
    #expect(frames.contains { $0.text.contains(ChromeWords.german.move) })
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
    let before = window.state
    page.receive("[1,12,\"tap\",\(add),0]")
    await settle()
    #expect(frames.last?.acknowledged == 1)
    #expect(frames.count == 2 && frames[1].text == "[14,1,[11,1]]", "whoever did it can be told")
    page.receive("[2,14,\"tap\",\(add),0]")
    await settle()
    #expect(frames.last?.steps.isEmpty == false, "what is done on this page's own nodes counts")
    #expect(window.state == before)
  }

  @Test func `what could not be done is told with a fresh render too, in the first frame that acknowledges it`()
    async throws
  {
    let clock = ManualClock()
    let page = WindowPage(window: window, formToken: "token", logger: Logger(label: "test"), clock: clock)
    _ = await page.firstPaint()
    var frames: [Frame] = []
    page.join(join(lastPatch: 0)) { frames.append(Frame($0)) }
    await settle()
    let add = try #require(node(reading: "Put one first", below: nil))
    window.open("/form")
    await settle()
    page.receive("[-2,2]")
    // Everything is to be told anew once more, but not yet; meanwhile somebody acts on what has gone.
    page.receive("[-2,3]")
    frames = []
    page.receive("[1,3,\"change\",\(add),0,\"b\"]")
    page.receive("[2,3,\"tap\",\(add),0]")
    page.receive("[3,3,\"focus\",\(add),0]")
    #expect(frames.map(\.acknowledged) == [0, 0, 0])
    clock.advance(by: .seconds(1))
    #expect(frames.count == 4 && frames[3].acknowledged == 3)
    #expect(frames[3].text.contains("[6]") && frames[3].text.hasSuffix(",[11,1],[11,2]]"))
    page.receive("[-1]")
    #expect(frames.last?.steps.isEmpty == true, "once")
  }

  @Test func `what is edited where nobody listens is not said to be undone`() async throws {
    window.open("/form")
    _ = await page.firstPaint()
    var frames: [Frame] = []
    page.join(join(lastPatch: 0)) { frames.append(Frame($0)) }
    await settle()
    let field = try #require(fieldNode(below: nil, of: window))
    page.receive("[1,1,\"change\",\(field),99,\"b\"]")
    await settle()
    #expect(frames.last?.acknowledged == 1)
    #expect(!frames.contains { $0.text.contains("[11,") })
    page.receive("[2,1,\"change\",\(field + 1_000),0,\"b\"]")
    #expect(frames.last?.text.contains("[11,2]") == true)
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

  @Test func `a page is rendered afresh at most once a second, and then as it is by then`() async throws {
    let clock = ManualClock()
    let page = WindowPage(window: window, formToken: "token", logger: Logger(label: "test"), clock: clock)
    _ = await page.firstPaint()
    var frames: [Frame] = []
    page.join(join(lastPatch: 0)) { frames.append(Frame($0)) }
    await settle()
    frames = []
    for _ in 0..<50 { page.receive("[-2,1]") }
    window.open("/form")
    for _ in 0..<50 { page.receive("[-2,1]") }
    await settle()
    #expect(frames.count { $0.number > 0 } == 1, "one, however often it is asked for")
    #expect(frames.count >= 100, "and everybody who asks hears that they were heard")
    let count = frames.count
    #expect(!frames.contains { $0.text.contains("About you") })
    clock.advance(by: .seconds(1))
    #expect(frames.count { $0.number > 0 } == 2)
    #expect(frames.last?.text.contains("About you") == true)
    try expectWhole([try #require(frames.last)])
    clock.advance(by: .seconds(5))
    #expect(frames.count == count + 1, "nobody asked again")
  }

  @Test func `a large screen is sent in parts, each when the browser has the one before`() async throws {
    let coordinator = ManyRowsCoordinator()
    let window = Window(coordinator: coordinator, title: "Many")
    var reports: [String] = []
    window.report = { reports.append($0) }
    window.open(.root)
    let page = WindowPage(window: window, formToken: "token", logger: Logger(label: "test"))
    var frames: [Frame] = []
    page.join(join(lastPatch: 7)) { frames.append(Frame($0)) }
    #expect(frames.count == 1)
    page.receive("[-3,6]")
    #expect(frames.count == 1, "not that part")
    coordinator.scene.title = "Renamed meanwhile"
    await window.settled()
    for _ in 0..<10 { await Task.yield() }
    while let last = frames.last, last.steps.contains(where: { $0.first as? Int == 12 }), frames.count < 100 {
      page.receive("[-3,\(last.number)]")
    }
    #expect(frames.count > 5)
    for frame in frames { #expect(frame.text.utf8.count < 300 * 1_024) }
    #expect(frames.map(\.number) == Array(8..<(8 + frames.count)))
    #expect(frames.last?.text.contains("Renamed meanwhile") == true, "what changed meanwhile comes behind")
    try expectWhole(frames)
    let rows = frames.flatMap(\.steps).filter { $0.first as? Int == 2 }.compactMap(Frame.rows).joined()
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
    var frames: [Frame] = []
    page.join(join(lastPatch: 7)) { frames.append(Frame($0)) }
    coordinator.scene.words = "Other words, and quite as many. "
    await settle(window)
    page.receive("[1,8,\"tap\",1,0]")
    #expect(frames.last?.acknowledged == 0, "what it changes is not there yet")
    clock.advance(by: .seconds(1))
    #expect(frames.count == 2, "what is on its way comes first")
    receiveAll(of: page) { frames }
    #expect(frames.last { $0.number > 0 }?.text.contains("Other words") == true)
    #expect(frames.last?.acknowledged == 1)
    try expectWhole(Array(frames.drop { $0.number <= 8 || $0.steps.first?.first as? Int != 6 }))
    coordinator.scene.title = "Renamed at last"
    await settle(window)
    #expect(frames.last?.text.contains("Renamed at last") == true, "the page goes on")
  }

  @Test func `a browser that comes back between two parts gets the rest, and what changed meanwhile`() async throws {
    let coordinator = ManyRowsCoordinator()
    let window = Window(coordinator: coordinator, title: "Many")
    window.report = { _ in }
    window.open(.root)
    let page = WindowPage(window: window, formToken: "token", logger: Logger(label: "test"))
    var frames: [Frame] = []
    page.join(join(lastPatch: 7)) { frames.append(Frame($0)) }
    coordinator.scene.title = "Renamed meanwhile"
    await settle(window)
    while let last = frames.last, last.steps.contains(where: { $0.first as? Int == 12 }), frames.count < 100 {
      page.leave()
      page.join(join(lastPatch: last.number)) { frames.append(Frame($0)) }
    }
    #expect(frames.last?.text.contains("Renamed meanwhile") == true)
    try expectWhole(frames)
  }

  @Test func `a line that is full gets nothing until it is clear, and then what there is by then`() async throws {
    _ = await page.firstPaint()
    var frames: [Frame] = []
    let line = TestLine { frames.append(Frame($0)) }
    page.join(join(lastPatch: 0), on: line)
    await settle()
    frames = []
    line.isFull = true
    window.open("/form")
    await settle()
    window.open("/list")
    page.receive("[-1]")
    await settle()
    #expect(frames.isEmpty, "not even that it was heard: who reads nothing learns nothing")
    line.isFull = false
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
    var frames: [Frame] = []
    let line = TestLine { frames.append(Frame($0)) }
    page.join(join(lastPatch: 0), on: line)
    await settle(window)
    frames = []
    line.isFull = true
    for words in ["First words of many. ", "Second words of many. ", "Last words of many. "] {
      coordinator.scene.words = words
      await settle(window)
    }
    page.receive("[1,1,\"tap\",1,0]")
    #expect(frames.isEmpty)
    line.isFull = false
    page.lineIsClear()
    #expect(frames.first?.steps.first?.first as? Int == 6, "everything anew")
    receiveAll(of: page) { frames }
    let text = frames.map(\.text).joined()
    #expect(text.contains("Last words") && !text.contains("First words") && !text.contains("Second words"))
    #expect(frames.last?.acknowledged == 1)
  }

  /// Tells the page of each part that it has been applied, until there are no more.
  private func receiveAll(of page: WindowPage, frames: () -> [Frame]) {
    while let last = frames().last(where: { $0.number > 0 }), last.steps.contains(where: { $0.first as? Int == 12 }),
      frames().count < 100
    {
      page.receive("[-3,\(last.number)]")
    }
  }

  private func fieldNode(below parent: Int?, of window: Window) -> Int? {
    for node in window.nodes(in: parent) {
      if node.component.type == TextField.self { return node.id }
      if let found = fieldNode(below: node.id, of: window) { return found }
    }
    return nil
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
          for row in try #require(Frame.rows(of: step)) {
            #expect(defined.contains(row.template), "a node comes before its template")
            nodes.append(row.node)
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
      if node.component.value(of: Button.title).normal == title { return node.id }
      if let found = self.node(reading: title, below: node.id) { return found }
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

  private func settle(_ window: Window? = nil) async {
    await (window ?? self.window).settled()
    for _ in 0..<10 { await Task.yield() }
  }

  private func join(lastPatch: Int, fields: [String: PageJoin.Field] = [:]) -> PageJoin {
    PageJoin(lastPatch: lastPatch, path: "/list", firstEvent: 1, fields: fields)
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

    /// The nodes of an insertion, as a browser reads them; nil when they cannot be read.
    static func rows(of step: [Any]) -> [(template: Int, node: Int)]? {
      var rows: [(template: Int, node: Int)] = []
      var items = step.dropFirst(3)
      while let first = items.first {
        if let template = first as? Int, let node = items.dropFirst().first {
          guard let number = node as? Int ?? (node as? [Any])?.first as? Int else { return nil }
          rows.append((template, number))
          items = items.dropFirst(2)
        } else {
          guard let last = rows.last else { return nil }
          rows.append((last.template, last.node + 1))
          if first is String { items = items.dropFirst() }
        }
        guard items.popFirst() is [Any] else { return nil }
      }
      return rows
    }
  }
}

@MainActor @Observable private final class ManyRowsScene: Scene {
  struct Line: Identifiable, Equatable, Sendable { let id: Int }
  let lines = (1...6_000).map { Line(id: $0) }
  var title = "Many"
  var words = "A line with some words in it. "

  var screen: Screen {
    Screen(title: title) {
      Section("lines", lines, reading: words) { line, words in
        Row(Label.with(.text(String(repeating: words, count: 9) + "\(line.id)")))
      }
      .showingAllRows()
    }
  }
}

private enum ManyRowsRoute: Route {
  case root
  var path: Path { .root }
  static let paths = Paths<Self> { root }
}

private final class ManyRowsCoordinator: Coordinator<ManyRowsRoute> {
  let scene = ManyRowsScene()
  override func placement(of route: ManyRowsRoute) -> Placement<ManyRowsRoute> { .root(self.scene) }
}
