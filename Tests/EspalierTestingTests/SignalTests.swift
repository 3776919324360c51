import Espalier
import EspalierTesting
import Foundation
import Testing

/// Tests of the signals of the app's own views, without any surface that draws them.
@MainActor @Suite struct SignalTests {
  private final class Pad: View {
    static let drew = Signal<[Int]>("drew")
    static let cleared = Signal<NoValue>("cleared")
    static let renamed = Signal<String>("renamed")
  }

  private final class PadScene: Scene {
    var strokes: [[Int]] = []
    var events: [String] = []

    var screen: Screen {
      Screen(title: "Pad") {
        Section("pad") {
          Row(
            Pad.with(
              .on(Pad.drew) { _ in self.events.append("an earlier handler") },
              .on(Pad.drew) { self.strokes.append($0) },
              .onTask(Pad.cleared) { _ in self.events.append("cleared") }))
        }
      }
    }
  }

  private enum PadRoute: Route {
    case pad
    var path: Path { .root }
    static let paths = Paths<Self> { pad }
  }

  private final class PadCoordinator: Coordinator<PadRoute> {
    let scene = PadScene()
    override func placement(of route: PadRoute) -> Placement<PadRoute> { .root(self.scene) }
  }

  private let coordinator = PadCoordinator()
  private let app: TestApp

  init() async throws {
    app = TestApp(Window(coordinator: coordinator, title: "Test"))
    try await app.open("/")
  }

  @Test func `each signal of a view goes to its own handler, with its value`() async throws {
    try await app.raise(Pad.drew, [1, 2], by: Pad.self)
    try await app.raise(Pad.cleared, NoValue(), by: Pad.self)
    #expect(coordinator.scene.strokes == [[1, 2]])
    #expect(coordinator.scene.events == ["cleared"], "the later of two handlers for one signal wins")
  }

  @Test func `a signal that nobody handles, and a view that is not there, are named`() async throws {
    let error = await #expect(throws: DriverError.self) { try await app.raise(Pad.renamed, "x", by: Pad.self) }
    #expect(error.map { "\($0)" }?.contains("renamed") == true)
    let missing = await #expect(throws: DriverError.self) { try await app.raise(Pad.drew, [], by: BarChart.self) }
    #expect(missing.map { "\($0)" }?.contains("BarChart") == true)
  }

  @Test func `a value that is not of the signal's type reaches no handler and is reported once`() async throws {
    var reports: [String] = []
    app.window.report = { reports.append($0) }
    let section = app.window.nodes(in: app.window.nodes(in: app.window.nodes(in: nil)[0].id)[0].id).last
    let row = try #require(section.flatMap { app.window.nodes(in: $0.id).first })
    for json in ["{\"a\":1}", "\"text\"", "[1.5]", "", "[1", String(repeating: "[", count: 20_000)] {
      let value = EventValue.signal(SignalContent(name: "drew", json: json))
      #expect(app.window.handle(.control(node: row.id, element: 0, .signal, value)) == .ignored, "\(json.prefix(20))")
    }
    for name in ["", "drew ", "Drew", "cleared\n"] {
      let value = EventValue.signal(SignalContent(name: name, json: "[1]"))
      #expect(app.window.handle(.control(node: row.id, element: 0, .signal, value)) == .ignored)
    }
    #expect(app.window.handle(.control(node: row.id, element: 0, .signal, .text("drew"))) == .ignored)
    #expect(coordinator.scene.strokes.isEmpty)
    #expect(reports.count == 1 && reports[0].contains("“drew” of a Pad"))
  }

  @Test func `a signal is read back from what tells it`() throws {
    #expect(Pad.drew.value(of: try Pad.drew.eventValue(for: [3])) == [3])
    #expect(Pad.renamed.value(of: try Pad.drew.eventValue(for: [3])) == nil)
    #expect(Pad.drew.value(of: .text("[3]")) == nil)
    #expect(Pad.cleared.value(of: .signal(SignalContent(name: "cleared", json: "{\"any\":1}"))) == NoValue())
  }
}
