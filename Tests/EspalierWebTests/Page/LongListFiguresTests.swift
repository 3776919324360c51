import Espalier
@testable import EspalierNavigation
import EspalierTesting
import Foundation
import Logging
import TestSupport
import Testing

@testable import EspalierWeb

@MainActor @Suite(.takesTurns) struct LongListFiguresTests {
  private func rss() -> Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    return (Int(text.split(separator: " ").dropFirst().first ?? "0") ?? 0) * 4
  }

  @Test func figures() async throws {
    for count in [50, 200, 1_000, 50_000] {
      let before = rss()
      let clock = ContinuousClock()
      let model = LongListModel()
      model.lines = (1...count).map(LongListModel.Line.init)
      let window = Window(coordinator: FigureCoordinator(model), title: "x")
      let start = clock.now
      window.open(.root)
      let page = WindowPage(window: window, formToken: "token", logger: Logger(label: "test"), clock: ManualClock())
      let paint = await page.firstPaint()
      let painted = clock.now - start
      func find(_ parent: Int?) -> Int? {
        for node in window.nodes(in: parent) {
          if node.component.type == SectionView.self, node.path.contains("lines") { return node.id }
          if let found = find(node.id) { return found }
        }
        return nil
      }
      let id = try #require(find(nil))
      window.handle(.sight(section: id, places: count - 20..<count, keeping: []))
      let end = clock.now
      window.handle(.sight(section: id, places: 0..<20, keeping: []))
      window.handle(.sight(section: id, places: count - 20..<count, keeping: []))
      let jumps = clock.now - end
      let last = try #require(window.nodes(in: id).last)
      let handlers = clock.now
      for _ in 0..<10_000 { _ = window.tree.handler(node: last.id, element: 0, event: .tap) }
      let asked = clock.now - handlers
      let tap = clock.now
      for _ in 0..<20 {
        model.count += 1
        window.render()
      }
      let taps = clock.now - tap
      print(
        "FIGURE \(count): body \(paint.body.utf8.count) B, painted \(painted), jump \(jumps / 2), handler \(asked / 10_000), render \(taps / 20), rss +\(rss() - before) KB"
      )
    }
  }
}

final class FigureCoordinator: Coordinator<LongListRoute> {
  private let model: LongListModel
  init(_ model: LongListModel) { self.model = model }
  override func placement(of route: LongListRoute) -> Placement<LongListRoute> { .root(LongList(model: self.model)) }
}
