import Espalier
import EspalierTesting
import Observation
import TestSupport
import Testing

/// Tests of the lifetimes of windows, scenes, and the tasks that they started.
@MainActor @Suite struct WindowLifetimeTests {
  let log = Log()

  /// A scene whose rows and handlers hold it, as is written without thinking.
  @MainActor @Observable final class Clinging: Scene {
    var count = 0
    let log: Log
    init(_ log: Log) { self.log = log }
    isolated deinit { log.add("gone Clinging") }
    var screen: Screen {
      Screen(title: "Clinging") {
        Section("rows", [Number(id: 1)], reading: count) { number in
          Row(Button.with(.title("\(self.count)"), .onTap { self.count += number.id }))
        }
        Section("more") { Row(Button.with(.title("More"), .onTap { self.count += 1 })) }
      }
    }
  }

  struct Number: Identifiable, Equatable, Sendable {
    let id: Int
  }

  @Test func `a load that is under way is waited for, without sleeping`() async throws {
    let gate = Gate()
    let coordinator = AppCoordinator(log: log)
    coordinator.homeLoading = { [log] in
      await gate.pass()
      log.add("loaded")
    }
    let window = Window(coordinator: coordinator, title: "Wallet")
    window.open(.root)
    window.render()
    #expect(!window.isSettled)
    let waiting = Task {
      await window.settled()
      log.add("settled")
    }
    await gate.reached()
    #expect(!log.entries.contains("settled"))
    gate.open()
    await waiting.value
    #expect(window.isSettled)
    #expect(log.entries.suffix(2) == ["loaded", "settled"])
    await window.settled()
  }

  @Test func `a scene loads once, when it is seen first`() async throws {
    let coordinator = AppCoordinator(log: log)
    coordinator.homeLoading = { [log] in log.add("loads") }
    let app = TestApp(Window(coordinator: coordinator, title: "Wallet"))
    try await app.open("/")
    try await app.open("/accounts")
    try await app.open("/")
    #expect(log.entries.filter { $0 == "loads" }.count == 1)
  }

  @Test func `closing cancels what is under way, and everybody who waits goes on`() async throws {
    let gate = Gate()
    let coordinator = AppCoordinator(log: log)
    coordinator.homeLoading = { [log] in
      await gate.pass()
      log.add(Task.isCancelled ? "cancelled" : "not cancelled")
    }
    let window = Window(coordinator: coordinator, title: "Wallet")
    window.open(.root)
    let task = window.start { [log] in
      await gate.pass()
      log.add(Task.isCancelled ? "cancelled" : "not cancelled")
    }
    window.render()
    await gate.reached()
    let waiting = Task { await window.settled() }
    window.close()
    await waiting.value
    #expect(task.isCancelled)
    gate.open()
    await task.value
    #expect(await eventually { log.entries.filter { $0 == "cancelled" }.count == 2 })
    #expect(!log.entries.contains("not cancelled"))
  }

  @Test func `whoever waits and is cancelled goes on, and holds the window no more`() async {
    let gate = Gate()
    let coordinator = AppCoordinator(log: log)
    coordinator.homeLoading = { await gate.pass() }
    var window: Window? = Window(coordinator: coordinator, title: "Wallet")
    weak let held = window
    window?.open(.root)
    let waiting = Task { [window, log] in
      await window?.settled()
      log.add("first goes on")
    }
    await gate.reached()
    waiting.cancel()
    #expect(await eventually { log.entries.contains("first goes on") })
    let late = Task { [window, log] in
      await window?.settled()
      log.add("second goes on")
    }
    late.cancel()
    #expect(await eventually { log.entries.contains("second goes on") }, "it was cancelled before it waited")
    #expect(window?.isSettled == false)
    window = nil
    #expect(await eventually { held == nil })
    gate.open()
  }

  @Test func `a window that has closed starts nothing`() async {
    let coordinator = AppCoordinator(log: log)
    let window = Window(coordinator: coordinator, title: "Wallet")
    window.open(.root)
    await window.settled()
    window.observe(
      .closing { [log] in
        window.start { log.add("worked while closing") }
      })
    window.close()
    let task = window.start { [log] in log.add("worked") }
    #expect(task.isCancelled)
    await task.value
    #expect(!log.entries.contains { $0.hasPrefix("worked") })
    #expect(window.isSettled)
  }

  @Test func `a scene that goes takes its load with it`() async throws {
    let gate = Gate()
    let coordinator = AppCoordinator(log: log)
    let window = Window(coordinator: coordinator, title: "Wallet")
    window.open(.root)
    coordinator.push(
      own: PlaceScene("Slow", log: log) { [log] in
        await gate.pass()
        log.add(Task.isCancelled ? "cancelled" : "not cancelled")
      })
    window.render()
    await gate.reached()
    try coordinator.pop()
    window.render()
    gate.open()
    await window.settled()
    #expect(log.entries.contains("cancelled"))
    #expect(log.entries.contains("gone Slow"))
  }

  @Test func `a scene that is taken from the stack is let go, and those below stay`() async throws {
    let app = TestApp(Window(coordinator: AppCoordinator(log: log), title: "Wallet"))
    try await app.open("/accounts/1")
    try await app.open("/messages/1")
    _ = log.take()
    try await app.tap("Close")
    try await app.tap("Back")
    #expect(log.entries.filter { $0.hasPrefix("gone") } == ["gone Message 1", "gone Account 1"])
  }

  @Test func `a scene that its own rows hold is let go all the same`() async throws {
    let coordinator = AppCoordinator(log: log)
    let app = TestApp(Window(coordinator: coordinator, title: "Wallet"))
    try await app.open("/")
    coordinator.push(own: Clinging(log))
    try await app.settle()
    try await app.tap("0")
    try await app.tap("More")
    #expect(ReadLines(try await app.text()).contains("2"))
    try coordinator.pop()
    try await app.settle()
    #expect(log.entries.contains("gone Clinging"))
  }

  @Test func `closing lets the scenes go, also while the window is still held`() async throws {
    let coordinator = AppCoordinator(log: log)
    let window = Window(coordinator: coordinator, title: "Wallet")
    window.open(Path("/accounts/1"))
    coordinator.push(own: Clinging(log))
    await window.settled()
    _ = log.take()
    window.close()
    #expect(await eventually { log.entries.contains("gone Clinging") })
    #expect(log.entries.first == "-Clinging" || log.entries.contains("gone Account 1"))
    #expect(log.entries.contains("gone Accounts"))
    #expect(window.nodes(in: nil).isEmpty)
  }

  @Test(arguments: [true, false])
  func `a window that nobody holds is let go with its scenes and owner`(isClosed: Bool) async throws {
    final class Owner: WindowOwner {
      let log: Log
      init(log: Log) { self.log = log }
      func windowDidClose() { log.add("owner ended") }
    }
    weak var gone: Window?
    weak var owner: Owner?
    do {
      let kept = Owner(log: log)
      let window = Window(coordinator: AppCoordinator(log: log), title: "Wallet", owner: kept)
      owner = kept
      gone = window
      let app = TestApp(window)
      try await app.open("/accounts/1")
      try await app.tap("Add")
      try await app.tap("Fail")
      try await app.tap("Try again")
      if isClosed { window.close() }
    }
    #expect(await eventually { gone == nil })
    #expect(owner == nil)
    #expect(log.entries.count { $0 == "owner ended" } == 1)
    #expect(log.entries.contains("gone Account 1"))
    #expect(log.entries.contains("gone Accounts"))
  }

  @Test func `handling an event fully waits for its handler, not for others`() async throws {
    let slow = Gate()
    let quick = Gate()
    @MainActor final class Buttons: Scene {
      let slow: Gate
      let quick: Gate
      init(slow: Gate, quick: Gate) {
        self.slow = slow
        self.quick = quick
      }
      var screen: Screen {
        Screen(title: "Buttons") {
          Section("content") {
            Row(Button.with(.title("Slow"), .onTapTask { [slow] () async in await slow.pass() }))
            Row(Button.with(.title("Quick"), .onTapTask { [quick] () async in await quick.pass() }))
          }
        }
      }
    }
    let coordinator = AppCoordinator(log: log)
    let window = Window(coordinator: coordinator, title: "Wallet")
    coordinator.push(own: Buttons(slow: slow, quick: quick))
    window.render()
    window.press("Slow")
    let button = try #require(window.button("Quick"))
    quick.open()
    let outcome = await window.handleFully(.control(node: button.node, element: button.element, .tap, .none))
    #expect(outcome == .handled)
    #expect(quick.arrivals == 1)
    #expect(!window.isSettled)
    slow.open()
    await window.settled()
  }
}
