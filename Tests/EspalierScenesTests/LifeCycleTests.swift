import Espalier
import EspalierTesting
import Observation
import TestSupport
import Testing

/// Each hook of a scene and of its followers runs once for its moment, and in its order.
@MainActor @Suite struct LifeCycleTests {
  let log = Journal()
  let window: Window

  init() {
    let log = log
    window = Window(coordinator: LifeCoordinator { LifeScene($0, log: log) }, title: "Lives")
  }

  @Test func `a scene that comes into sight is loaded once, then appears`() async {
    window.open("/")
    await window.settled()
    #expect(log.take() == ["1 didLoad", "1 willAppear", "1 didAppear", "1 load"])
    window.render()
    await window.settled()
    #expect(log.take() == [])
  }

  @Test func `of two scenes the one that goes is told first, and both again when the surface has been`() async throws {
    window.open("/")
    await window.settled()
    _ = log.take()
    window.open("/2")
    await window.settled()
    #expect(
      log.take() == [
        "1 willDisappear", "2 didLoad", "2 willAppear", "1 didDisappear", "2 didAppear", "2 load",
      ])
    try window.navigator.pop()
    await window.settled()
    #expect(log.take() == ["2 willDisappear", "1 willAppear", "2 didDisappear", "2 didEnd", "1 didAppear"])
  }

  @Test func `what appeared is on the surface by then`() async {
    let surface = CountingSurface()
    window.attach(surface)
    let before = surface.patchCount
    var patches: [String: Int] = [:]
    log.onEntry = { patches[$0] = surface.patchCount }
    window.open("/")
    await window.settled()
    #expect(patches["1 willAppear"] == before)
    #expect((patches["1 didAppear"] ?? 0) > before)
  }

  @Test func `a window that closes ends its scenes, those in sight and those below`() async {
    window.open("/2")
    await window.settled()
    window.close()
    let told = log.take()
    #expect(told.suffix(3) == ["2 willDisappear", "2 didDisappear", "2 didEnd"])
    window.close()
    #expect(log.take() == [])
  }

  @Test func `a scene below one that was opened at once is told of nothing before it is seen`() async throws {
    window.open("/3")
    await window.settled()
    #expect(log.take().allSatisfy { $0.hasPrefix("3 ") })
    try window.navigator.pop()
    await window.settled()
    #expect(log.take().contains("2 didLoad"))
  }

  @Test func `a follower hears what its scene hears, after it, and loads by itself`() async {
    let log = log
    let window = Window(
      coordinator: LifeCoordinator { LifeScene($0, log: log, followers: [Follower($0 + "f", log: log)]) },
      title: "Lives")
    window.open("/")
    await window.settled()
    let told = log.take()
    #expect(
      told.filter { !$0.hasSuffix(" load") } == [
        "1 didLoad", "1f didLoad", "1 willAppear", "1f willAppear", "1 didAppear", "1f didAppear",
      ])
    #expect(Set(told.filter { $0.hasSuffix(" load") }) == ["1 load", "1f load"])
  }

  @Test func `any walk tells each scene in order, and each appearance has its end`() async throws {
    var generator = SeededGenerator()
    for _ in 0..<30 {
      let log = Journal()
      var made = 0
      let window = Window(
        coordinator: LifeCoordinator { name in
          made += 1
          return LifeScene("\(name).\(made)", log: log)
        }, title: "Lives")
      var steps: [Int] = []
      for _ in 0..<12 {
        let step = Int.random(in: 0..<5, using: &generator)
        steps.append(step)
        switch step {
        case 0: window.open("/")
        case 1: window.open("/2")
        case 2: window.open("/3")
        case 3: try? window.navigator.pop()
        default: window.render()
        }
      }
      await window.settled()
      window.close()
      for (name, told) in Dictionary(grouping: log.take(), by: { $0.split(separator: " ")[0] }) {
        let hooks = told.map { $0.split(separator: " ")[1] }.filter { $0 != "load" }
        #expect(isLife(hooks.map(String.init)), "\(name) heard \(hooks) in \(steps)")
      }
    }
  }

  private func isLife(_ hooks: [String]) -> Bool {
    let round = ["willAppear", "didAppear", "willDisappear", "didDisappear"]
    guard hooks.count >= 6, hooks.first == "didLoad", hooks.last == "didEnd", hooks.count % 4 == 2 else { return false }
    return hooks.dropFirst().dropLast().enumerated().allSatisfy { $1 == round[$0 % 4] }
  }
}

/// The calls that were received, in order.
@MainActor final class Journal {
  private var entries: [String] = []
  var onEntry: (String) -> Void = { _ in }

  func add(_ entry: String) {
    entries.append(entry)
    onEntry(entry)
  }

  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

@MainActor final class Follower: SceneLifeCycle {
  let name: String
  let log: Journal

  init(_ name: String, log: Journal) { (self.name, self.log) = (name, log) }

  func didLoad() { log.add("\(name) didLoad") }
  func willAppear() { log.add("\(name) willAppear") }
  func didAppear() { log.add("\(name) didAppear") }
  func willDisappear() { log.add("\(name) willDisappear") }
  func didDisappear() { log.add("\(name) didDisappear") }
  func didEnd() { log.add("\(name) didEnd") }
  func load() async { log.add("\(name) load") }
}

@MainActor final class LifeScene: Scene {
  let name: String
  let log: Journal
  let followers: [any SceneLifeCycle]

  init(_ name: String, log: Journal, followers: [any SceneLifeCycle] = []) {
    (self.name, self.log, self.followers) = (name, log, followers)
  }

  var screen: Screen { Screen(title: name) { Section("s") { Row(Label.with(.text(name))) } } }
  func didLoad() { log.add("\(name) didLoad") }
  func willAppear() { log.add("\(name) willAppear") }
  func didAppear() { log.add("\(name) didAppear") }
  func willDisappear() { log.add("\(name) willDisappear") }
  func didDisappear() { log.add("\(name) didDisappear") }
  func didEnd() { log.add("\(name) didEnd") }
  func load() async { log.add("\(name) load") }
}

enum LifeRoute: Route {
  case first, second, third

  var path: Path {
    switch self {
    case .first: .root
    case .second: "/2"
    case .third: "/3"
    }
  }

  static let paths = Paths<Self> {
    first; second; third
  }
}

final class LifeCoordinator: Coordinator<LifeRoute> {
  private let make: @MainActor (String) -> any Scene

  init(make: @escaping @MainActor (String) -> any Scene) { self.make = make }

  override func placement(of route: LifeRoute) -> Placement<LifeRoute> {
    switch route {
    case .first: .root(self.make("1"))
    case .second: .push(self.make("2"), over: .first)
    case .third: .push(self.make("3"), over: .second)
    }
  }
}

@MainActor final class CountingSurface: Surface {
  private(set) var patchCount = 0
  func apply(_ patches: [Patch], of window: Window) { patchCount += patches.count }
}
