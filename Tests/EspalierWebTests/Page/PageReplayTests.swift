import EspalierNavigation
import EspalierScreens
import EspalierStorage
import EspalierTesting
import EspalierViews
import Foundation
import Logging
import Observation
import Testing

@testable import EspalierHTML
@testable import EspalierLivePage
@testable import EspalierWire

/// Tests that an event on the page of a process that has ended is carried out once on the page that is made in its
/// place.
@MainActor @Suite struct PageReplayTests {
  private let clock = ManualClock()

  @Test func `a tap finds its row by name in a page where rows have other numbers`() async throws {
    let before = Shown(["milk", "bread"])
    let kept = try #require(before.page.kept)
    let tap = try await before.tap(1, on: "row-bread")
    let after = Shown(["eggs", "tea", "milk", "bread"])
    after.page.restore(kept, isStored: true)
    after.join(events: 1)
    after.page.receive(tap)
    await after.until { after.page.life == .joined }
    #expect(after.scene.taps == ["bread"], "before it is shown")
    #expect(after.last?.contains("[11,") == false)
    #expect(after.last?.hasPrefix("[8,1,") == true, "\(after.frames)")
    after.page.receive(tap)
    await after.window.settled()
    #expect(after.scene.taps == ["bread"], "once")
  }

  @Test func `a row that is still loading is waited for`() async throws {
    let before = Shown(["milk"])
    let kept = try #require(before.page.kept)
    let tap = try await before.tap(1, on: "row-milk")
    let gate = AsyncStream.makeStream(of: Void.self)
    let after = Shown([]) {
      for await _ in gate.stream {}
      return ["tea", "milk"]
    }
    after.page.restore(kept, isStored: true)
    after.join(events: 1)
    after.page.receive(tap)
    #expect(after.frames.isEmpty, "nothing is shown before it is done again")
    gate.continuation.finish()
    await after.until { after.scene.taps == ["milk"] }
  }

  @Test func `what finds no place any more is told`() async throws {
    let before = Shown(["milk", "bread"])
    let kept = try #require(before.page.kept)
    let tap = try await before.tap(1, on: "row-bread")
    let after = Shown(["milk"])
    after.page.restore(kept, isStored: true)
    after.join(events: 1)
    after.page.receive(tap)
    await after.until { after.page.life == .joined }
    #expect(after.scene.taps == [])
    #expect(after.last?.contains("[11,1]") == true, "\(after.frames)")
  }

  @Test func `a handler that was at work when the process ended runs again, and one that had ended does not`()
    async throws
  {
    let before = Shown(["milk"])
    let gate = AsyncStream.makeStream(of: Void.self)
    before.scene.paying = { for await _ in gate.stream {} }
    before.join(lastPatch: 0)
    let tap = try await before.tap(1, on: "row-milk")
    let pay = try await before.tap(2, on: "pay")
    before.page.receive(tap)
    before.page.receive(pay)
    await before.until { before.scene.taps == ["milk", "pay"] }
    let kept = try #require(before.page.kept)
    #expect(kept.events == PageEvents.Stored(last: 2, unfinished: [2]))
    let after = Shown(["milk"])
    after.page.restore(kept, isStored: true)
    after.join(events: 2)
    after.page.receive(tap)
    after.page.receive(pay)
    await after.until { after.page.life == .joined && !after.scene.taps.isEmpty }
    await after.window.settled()
    #expect(after.scene.taps == ["pay"])
    #expect(after.page.kept?.events == PageEvents.Stored(last: 2), "and now it has ended")
    gate.continuation.finish()
    await before.window.settled()
  }

  @Test func `a handler that ended by throwing is not run again`() async throws {
    let before = Shown(["milk"])
    before.scene.paying = { throw CancellationError() }
    before.join(lastPatch: 0)
    before.page.receive(try await before.tap(1, on: "pay"))
    await before.window.settled()
    #expect(before.page.kept?.events == PageEvents.Stored(last: 1))
  }

  @Test func `a browser hears what is stored when it is, and again after it was away`() async throws {
    let shown = Shown(["milk"])
    shown.join(lastPatch: 0)
    shown.page.receive(try await shown.tap(1, on: "row-milk"))
    await shown.window.settled()
    #expect(!shown.frames.contains { $0.contains("[13,") }, "it has been taken in, and is not stored")
    shown.page.wasKept(try #require(shown.page.kept))
    #expect(shown.last?.contains("[13,1]") == true, "\(shown.frames)")
    let count = shown.frames.count
    shown.page.wasKept(try #require(shown.page.kept))
    #expect(shown.frames.count == count, "nothing new is not told")
    shown.page.leave()
    shown.join(lastPatch: shown.page.output.lastPatch)
    #expect(shown.frames.dropFirst(count).contains { $0.contains("[13,1]") })
  }

  @Test func `the page is shown after three seconds, whatever is still at work`() async throws {
    let before = Shown(["milk"])
    let kept = try #require(before.page.kept)
    let tap = try await before.tap(1, on: "row-milk")
    let gate = AsyncStream.makeStream(of: Void.self)
    let after = Shown([], clock: clock) {
      for await _ in gate.stream {}
      return ["milk"]
    }
    after.page.restore(kept, isStored: true)
    after.join(events: 1)
    after.page.receive(tap)
    #expect(after.frames.isEmpty)
    clock.advance(by: .seconds(3))
    #expect(after.frames.first?.contains("[6,0,1]") == true)
    gate.continuation.finish()
    // And what was done comes all the same.
    await after.until { after.scene.taps == ["milk"] }
  }

  @Test func `what is done on the page that is in sight does not wait for a place that is still loading`() async throws
  {
    let before = Shown(["milk"])
    let kept = try #require(before.page.kept)
    let tap = try await before.tap(1, on: "row-milk")
    let gate = AsyncStream.makeStream(of: Void.self)
    let after = Shown([], clock: clock) {
      for await _ in gate.stream {}
      return ["milk"]
    }
    after.page.restore(kept, isStored: true)
    after.join(events: 1)
    after.page.receive(tap)
    clock.advance(by: .seconds(3))
    let pay = try #require(after.node("pay"))
    after.page.receive("[2,8,\"tap\",\(pay),0]")
    await after.until { after.scene.taps == ["pay"] }
    gate.continuation.finish()
    await after.until { after.scene.taps == ["pay", "milk"] }
  }

  @Test func `what is done on the new page comes behind what is done again`() async throws {
    let before = Shown(["milk", "bread"])
    let kept = try #require(before.page.kept)
    let taps = [
      try await before.tap(1, on: "row-milk"), try await before.tap(2, on: "row-bread"),
      try await before.tap(3, on: "pay"),
    ]
    let after = Shown(["bread", "milk"])
    after.page.restore(kept, isStored: true)
    after.join(events: 3)
    for tap in taps { after.page.receive(tap) }
    await after.until { after.scene.taps.count == 3 }
    #expect(after.scene.taps == ["milk", "bread", "pay"])
  }
}

/// A window of one screen, as a page, with the frames that its browser got.
@MainActor private final class Shown {
  let scene: ListScene
  let window: Window
  let page: WindowPage
  private(set) var frames: [String] = []
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private let coordinator: ListCoordinator

  init(
    _ lines: [String], clock: any MainClock = SystemMainClock(), loading: (@MainActor () async -> [String])? = nil
  ) {
    coordinator = ListCoordinator()
    scene = coordinator.scene
    (scene.lines, scene.loading) = (lines, loading)
    window = Window(coordinator: coordinator, title: "List")
    window.report = { _ in }
    window.open(.root)
    page = WindowPage(window: window, formToken: "token", logger: Logger(label: "test"), clock: clock)
    page.setName("page")
    scene.onTap = { [weak self] in self?.wake() }
  }

  var last: String? { frames.last }

  func join(lastPatch: Int = 7, events: Int = 0) {
    page.join(PageJoin(lastPatch: lastPatch, path: "/", firstEvent: 1, fields: [:], events: events)) { [weak self] in
      self?.frames.append($0)
      self?.wake()
    }
  }

  /// Waits for what comes of a frame or a tap.
  func until(_ condition: () -> Bool) async {
    while !condition() { await withCheckedContinuation { waiting.append($0) } }
  }

  private func wake() {
    let woken = waiting
    waiting = []
    for one in woken { one.resume() }
  }

  /// The frame of a tap on a node, as a browser sends it again.
  func tap(_ number: Int, on name: String) async throws -> String {
    await window.settled()
    let (node, parent) = try #require(find(name, below: nil, parent: ""), "no \(name)")
    let own = HTMLTemplates.template(for: node.component, form: node.form).name(of: node) ?? ""
    return "[\(number),7,\"tap\",\(node.id),0,null,\"\(own)\",\"\(parent)\"]"
  }

  func node(_ name: String) -> Int? { find(name, below: nil, parent: "")?.0.id }

  private func find(_ name: String, below id: Int?, parent: String) -> (Node, String)? {
    for node in window.nodes(in: id) {
      if node.component.value(of: Button.title).normal == name || "row-" + node.component.value(of: Label.text) == name
      {
        return (node, parent)
      }
      if let found = find(name, below: node.id, parent: node.path) { return found }
    }
    return nil
  }
}

@MainActor @Observable private final class ListScene: Scene {
  var lines: [String] = []
  @ObservationIgnored var loading: (@MainActor () async -> [String])?
  @ObservationIgnored var paying: @MainActor () async throws -> Void = {}
  @ObservationIgnored private(set) var taps: [String] = [] { didSet { onTap() } }
  @ObservationIgnored var onTap: @MainActor () -> Void = {}

  private struct Line: Identifiable, Equatable, Sendable { let id: String }

  func load() async {
    if let loading { lines = await loading() }
  }

  var screen: Screen {
    Screen(title: "List") {
      Section("lines", lines.map(Line.init)) { line in
        Row(Label.with(.text(line.id))).onTap { [weak self] in self?.taps.append(line.id) }
      }
      Section("pay") {
        Button.with(
          .title("pay"),
          .onTapTask { [weak self] in
            self?.taps.append("pay")
            try await self?.paying()
          })
      }
    }
  }
}

private enum ListRoute: Route {
  case root
  var path: Path { .root }
  static let paths = Paths<Self> { root }
}

private final class ListCoordinator: Coordinator<ListRoute> {
  let scene = ListScene()
  override func placement(of route: ListRoute) -> Placement<ListRoute> { .root(self.scene) }
}
