import Espalier
import EspalierTesting
import Observation
import TestSupport
import Testing

/// Tests of a window's services to its screens: loading again, refreshing, dropping late answers, messages, words,
/// panes.
@MainActor @Suite struct ScreenAbilityTests {
  @MainActor @Observable final class ListScene: Scene {
    var shelf = 1
    var papers: Loadable<[String]> = .idle
    var toast: Toast?
    var isAsking = false
    @ObservationIgnored var loads: [Int] = []
    @ObservationIgnored var refreshes = 0
    @ObservationIgnored var refreshError: Failure?
    @ObservationIgnored var gate: Gate?
    @ObservationIgnored var layout = Screen.Layout.list

    var loadID: AnyHashable { shelf }
    func load() async {
      loads.append(shelf)
      let (shelf, gate) = (shelf, gate)
      await Loadable.load(into: \.papers, of: self) {
        await gate?.pass()
        return ["paper \(shelf)"]
      }
    }
    var screen: Screen {
      Screen(
        title: "Papers", layout: layout,
        refresh: { [weak self] in
          self?.refreshes += 1
          await self?.gate?.pass()
          try Task.checkCancellation()
          if let error = self?.refreshError { throw error }
        }
      ) {
        whenLoaded(papers, retry: { [weak self] in await self?.load() }) { papers in
          Section("papers") { for paper in papers { Row(Label.with(.text(paper))) } }
        }
        Section("more") { Row(Button.with(.title("Next shelf"), .onTap { [weak self] in self?.shelf += 1 })) }
      }
      .dialog(Binding(self, \.isAsking)) { .alert("Well?", buttons: [.cancel(), .ok]) }
      .toast(Binding(self, \.toast))
    }
  }

  let coordinator = AppCoordinator(log: Log())
  let clock = ManualClock()
  let scene = ListScene()
  let app: TestApp
  let reports = Log()

  init() {
    let window = Window(coordinator: coordinator, title: "Wallet", clock: clock)
    window.report = { [reports] in reports.add($0) }
    app = TestApp(window)
  }

  private func show() async throws {
    coordinator.push(own: scene)
    try await app.settle()
  }

  private func reads(_ line: String) async throws -> Bool { ReadLines(try await app.text()).contains(line) }

  @Test func `it loads again when what the load depends on changes, also while it was out of sight`() async throws {
    try await show()
    #expect(scene.loads == [1])
    try await app.tap("Next shelf")
    #expect(scene.loads == [1, 2])
    #expect(try await reads("paper 2"))
    try await app.open("/accounts")
    scene.shelf = 7
    try await app.settle()
    #expect(scene.loads == [1, 2])
    try await app.back()
    #expect(scene.loads == [1, 2, 7])
    #expect(try await reads("paper 7"))
  }

  @Test func `a newer load wins, and the old value stays in sight meanwhile`() async throws {
    try await show()
    let gate = Gate()
    scene.gate = gate
    app.window.press("Next shelf")
    await gate.reached()
    app.window.press("Next shelf")
    app.window.render()
    #expect(try await reads("paper 1"))
    #expect(try await !reads("Loading"))
    gate.open()
    try await app.settle()
    #expect(scene.loads == [1, 2, 3])
    #expect(try await reads("paper 3"))
  }

  @Test func `an answer that comes after its screen has gone is dropped, with a line in the log`() async throws {
    let gate = Gate()
    scene.gate = gate
    coordinator.push(own: scene)
    app.window.render()
    await gate.reached()
    try coordinator.pop()
    app.window.render()
    gate.open()
    try await app.settle()
    #expect(scene.papers.value == nil)
    #expect(reports.entries.count == 1)
    #expect(reports.entries.first?.contains("ListScene") == true)
  }

  @Test func `refreshing is busy while it runs, once at a time`() async throws {
    try await show()
    let gate = Gate()
    scene.gate = gate
    try await startRefresh()
    await gate.reached()
    app.window.render()
    await #expect(throws: DriverError.self) { try await app.tap("Refresh") }
    gate.open()
    try await app.settle()
    #expect(scene.refreshes == 1)
    try await app.tap("Refresh")
    #expect(scene.refreshes == 2)
  }

  private func startRefresh() async throws {
    let button = try #require(
      app.window.allNodes.first { $0.component.value(of: View.accessibilityLabel) == "Refresh" })
    app.window.handle(.control(node: button.id, element: 0, .tap, .none))
  }

  @Test func `a refresh ends with its screen, and one that fails is told`() async throws {
    try await show()
    let gate = Gate()
    scene.gate = gate
    try await startRefresh()
    await gate.reached()
    scene.refreshError = Failure()
    try coordinator.pop()
    app.window.render()
    gate.open()
    try await app.settle()
    #expect(try await !reads("The line is cut."))
    scene.gate = nil
    coordinator.push(own: scene)
    try await app.settle()
    try await app.tap("Refresh")
    #expect(try await reads("The line is cut."))
  }

  @Test func `a message goes when its time is over, and a newer one has its own`() async throws {
    try await show()
    scene.toast = Toast("First", duration: .seconds(6))
    try await app.settle()
    clock.advance(by: .seconds(5))
    scene.toast = Toast("First", duration: .seconds(6))
    try await app.settle()
    clock.advance(by: .seconds(5))
    try await app.settle()
    #expect(try await reads("First"))
    clock.advance(by: .seconds(1))
    try await app.settle()
    #expect(try await !reads("First"))
    #expect(scene.toast == nil && clock.pendingCount == 0)
  }

  @Test func `a message takes its time along when its screen goes`() async throws {
    try await show()
    scene.toast = Toast("First")
    try await app.settle()
    try coordinator.pop()
    try await app.settle()
    #expect(clock.pendingCount == 0)
  }

  @Test func `a message is told to screen readers`() async throws {
    try await show()
    scene.toast = Toast("Saved")
    try await app.settle()
    let bar = try #require(app.window.allNodes.first { $0.component.type == NavigationBarView.self })
    #expect(bar.component.value(of: NavigationBarView.announcement) == "Saved")
  }

  @Test func `a dialog is the app's state: it is still there in a window that looks anew`() async throws {
    try await show()
    scene.isAsking = true
    try await app.settle()
    #expect(try await reads("Well?"))
    let other = TestApp(app.window)
    #expect(ReadLines(try await other.text()).contains("Well?"))
    try await other.dismiss()
    #expect(!scene.isAsking)
    #expect(!ReadLines(try await other.text()).contains("Well?"))
  }

  @Test func `the window's words are said everywhere, and can change while it is there`() async throws {
    scene.toast = Toast("Da")
    scene.isAsking = true
    try await show()
    #expect(try await reads("Cancel"))
    app.window.words = .german
    try await app.settle()
    #expect(try await reads("Abbrechen"))
    #expect(try await !reads("Cancel"))
    scene.isAsking = false
    try await app.settle()
    try await app.tap("Schließen")
    #expect(scene.toast == nil)
    try await app.tap("Aktualisieren")
    #expect(scene.refreshes == 1)
    try await app.open("/nowhere/else")
    #expect(try await reads("Hier ist nichts"))
  }

  @Test func `a list stays beside what it leads to, and is seen`() async throws {
    final class Beside: Coordinator<AppRoute> {
      let list: ListScene
      init(list: ListScene) { self.list = list }

      override func placement(of route: AppRoute) -> Placement<AppRoute> {
        switch route {
        case .home: .root(self.list)
        case .search(let text): .push(PlaceScene("Search \(text)", log: Log()), over: .home)
        default: .notFound
        }
      }
    }
    scene.layout = .split
    let app = TestApp(Window(coordinator: Beside(list: scene), title: "Wallet"))
    try await app.open("/search?text=rent")
    let screens = app.window.allNodes.filter { $0.component.type == ScreenView.self }
    #expect(screens.map { $0.component.value(of: ScreenView.isBeside) } == [true, false])
    scene.shelf = 4
    try await app.settle()
    #expect(ReadLines(try await app.text()).contains("paper 4"))
    #expect(app.window.path == Path(segments: ["search"], parameters: ["text": ["rent"]]))
  }

  @MainActor @Observable final class Notice { var text = "Draft" }

  @Test func `what all places share stands around each of them, and what it reads is followed`() async throws {
    try await show()
    let notice = Notice()
    app.window.decorate = { [notice] screen in
      var screen = screen
      screen.sections.insert(Section("notice") { Row(Label.with(.text(notice.text))) }, at: 0)
      return screen
    }
    try await app.settle()
    #expect(try await reads("Draft"))
    #expect(try await reads("paper 1"))
    notice.text = "Final"
    try await app.settle()
    #expect(try await reads("Final"))
    let isOld = try await reads("Draft")
    #expect(!isOld)
    try await app.open("/search?text=rent")
    #expect(try await reads("Final"))
  }
}
