import Espalier
import Observation
import Testing

/// Tests of the times at which a window renders, and of what it then tells its surface.
@MainActor @Suite struct WindowRenderingTests {
  @MainActor @Observable final class Restless: Scene {
    var count = 0
    @ObservationIgnored var reads = 0
    var screen: Screen {
      reads += 1
      defer { count += 1 }
      return Screen(title: "Restless") { Section("count") { Row(Label.with(.text("\(count)"))) } }
    }
  }

  let log = Log()
  let surface = RecordingSurface()
  let coordinator: AppCoordinator
  let window: Window

  init() {
    coordinator = AppCoordinator(log: log)
    window = Window(coordinator: coordinator, title: "Wallet")
    window.follow(by: surface)
    window.open(.root)
    window.render()
    surface.forget()
    _ = log.take()
  }

  private var home: PlaceScene? { window.navigator.visibleScene as? PlaceScene }

  @Test func `several changes in one turn are one render`() async throws {
    let home = try #require(home)
    for _ in 0..<10 { home.count += 1 }
    home.subtitle = "changed"
    #expect(surface.turns.isEmpty, "nothing is rendered in the midst of a turn")
    await window.settled()
    #expect(surface.turns.count == 1)
    #expect(log.take() == ["screen Home"])
    #expect(window.labels.contains("Count 10"))
  }

  @Test func `an event is rendered before it has been handled`() {
    #expect(window.press("Add") == .handled)
    #expect(surface.turns.count == 1)
    #expect(window.labels.contains("Count 2"))
  }

  @Test func `changes after an event has rendered them are not rendered again`() async {
    window.press("Add")
    await window.settled()
    #expect(surface.turns.count == 1)
    #expect(log.take() == ["screen Home"])
  }

  @Test func `what the screen did not read renders nothing`() async throws {
    try #require(home).unread += 1
    await window.settled()
    #expect(surface.turns.isEmpty)
    #expect(log.take().isEmpty)
  }

  @Test func `a change that leaves the screen equal tells the surface nothing`() async throws {
    let home = try #require(home)
    home.count = 5
    home.count = 0
    await window.settled()
    #expect(surface.turns.isEmpty)
  }

  @Test func `a change and a move in one turn are one render`() async throws {
    try #require(home).count = 3
    coordinator.move(to: .search("rent"))
    coordinator.move(to: .message(1))
    await window.settled()
    #expect(surface.turns.count == 1)
  }

  @Test func `a scene out of sight is rendered when it is seen again`() async throws {
    let home = try #require(home)
    window.open(Path("/accounts"))
    await window.settled()
    surface.forget()
    _ = log.take()
    home.count = 8
    await window.settled()
    #expect(surface.turns.isEmpty)
    #expect(log.take().isEmpty)
    window.open(.root)
    await window.settled()
    #expect(window.labels.contains("Count 8"))
  }

  @Test func `the scene below a modal is still followed`() async throws {
    let home = try #require(home)
    window.open(Path("/messages/1"))
    await window.settled()
    home.count = 8
    await window.settled()
    #expect(window.labels.contains("Count 8"))
  }

  @Test func `a change of one scene leaves the rows of the others alone`() async throws {
    let home = try #require(home)
    window.open(Path("/messages/1"))
    await window.settled()
    surface.forget()
    home.count = 8
    await window.settled()
    #expect(surface.turns.count == 1)
    guard case .update(_, let old, _) = try #require(surface.turns.first?.first) else {
      Issue.record("\(surface.turns)")
      return
    }
    #expect(surface.turns[0].count == 1)
    #expect(old == Row(Label.with(.text("Count 0"))).component)
  }

  @Test func `a surface that comes late is given the whole, and changes from then on`() async throws {
    try #require(home).count = 4
    let late = RecordingSurface()
    window.attach(late)
    guard case .insert(let nodes, parent: 0, before: nil) = try #require(late.turns.first?.first) else {
      Issue.record("\(late.turns)")
      return
    }
    #expect(nodes.first?.component.type == WindowView.self)
    #expect(late.turns.count == 1 && late.addresses.map(\.path) == ["/"], "everything once, and where the window is")
    try #require(home).count = 5
    await window.settled()
    #expect(late.turns.count == 2)
    window.detach()
    try #require(home).count = 6
    await window.settled()
    #expect(late.turns.count == 2, "a surface that has been detached is told nothing")
    window.attach(late)
    #expect(late.turns.count == 3 && window.labels.contains("Count 6"))
  }

  @Test func `a window holds its surface weakly`() async throws {
    weak var gone: RecordingSurface?
    do {
      let surface = RecordingSurface()
      window.follow(by: surface)
      gone = surface
    }
    #expect(gone == nil)
    try #require(home).count = 5
    await window.settled()
    #expect(window.labels.contains("Count 5"))
  }

  @Test func `a change of the appearance is told to the surface`() async {
    window.appearance = .dark
    await window.settled()
    #expect(window.nodes(in: nil).first?.component.value(of: WindowView.appearance) == .dark)
    #expect(surface.turns.count == 1)
  }

  @Test func `a screen that changes what it reads is rendered a bounded number of times in a turn`() {
    let scene = Restless()
    coordinator.push(own: scene)
    window.render()
    #expect((1...32).contains(scene.reads))
    window.close()
  }

  /// A scene that notes when its screen is made.
  @MainActor @Observable final class Covered: Scene {
    var name = "Covered"
    @ObservationIgnored var log: [String] = []
    func didLoad() { log.append("didLoad") }
    var screen: Screen {
      log.append("screen")
      return Screen(title: name) { Section("name") { Row(Label.with(.text(name))) } }
    }
  }

  @Test func `the screen of a place that is covered from the start is made once, until somebody sees it`() throws {
    let scene = Covered()
    coordinator.push(own: scene)
    try window.navigator.push(PlaceScene("Top", log: log))
    func look() {
      for appearance: Appearance in [.dark, .light, .system] {
        window.appearance = appearance
        window.render()
      }
    }
    look()
    #expect(window.allNodes.contains { $0.component.description.contains("Covered") }, "the way back is called by it")
    #expect(scene.log == ["screen"])
    scene.name = "Renamed"
    look()
    #expect(scene.log == ["screen"])
    window.words = .german
    look()
    #expect(scene.log == ["screen", "screen"], "it is made again in other words")
    scene.name = "Renamed again"
    try window.navigator.pop()
    window.render()
    #expect(window.labels == ["Renamed again"])
    #expect(scene.log == ["screen", "screen", "didLoad", "screen"])
  }
}
