import Espalier
import Testing

/// Observers of a window are told of one thing each, in the order in which they came, and after the surface.
@MainActor @Suite struct WindowObserverTests {
  let log = Log()
  let window = Window(coordinator: AppCoordinator(), title: "Wallet")

  @Test func `each state is told to all observers, after the surface`() {
    let surface = RecordingSurface()
    window.attach(surface)
    window.observe(.navigation { [log] in log.add("1 \($0) \(surface.addresses.last?.path ?? .none)") })
    window.observe(.navigation { [log] in log.add("2 \($0)") })
    window.open(.root)
    window.render()
    #expect(log.take() == ["1 [home*: /] /", "2 [home*: /]"])
    window.handle(.open("/search?text=tea"))
    window.render()
    #expect(log.take().count == 2, "a state is told once")
  }

  @Test func `whether the window is seen is told when it is otherwise`() {
    window.observe(.visibility { [log] in log.add("\($0)") })
    window.isVisible = true
    window.isVisible = false
    window.isVisible = false
    window.isVisible = true
    #expect(log.take() == ["false", "true"])
    window.close()
    window.isVisible = false
    #expect(log.take().isEmpty)
  }

  @Test func `the end is told once, in the order in which they came`() {
    window.observe(.closing { [log] in log.add("1") })
    window.observe(.closing { [log] in log.add("2") })
    window.close()
    window.close()
    #expect(log.take() == ["1", "2"])
  }

  @Test func `the end of a window that nobody holds any more is told`() async {
    let log = log
    await Task { @MainActor in
      let window = Window(coordinator: AppCoordinator(), title: "Wallet")
      window.observe(.closing { log.add("closed") })
      window.open(.root)
    }.value
    #expect(log.take() == ["closed"])
  }

  @Test func `a window that has closed holds its observers no more`() {
    weak var observer: Log?
    do {
      let log = Log()
      observer = log
      window.observe(.navigation { [log] in log.add("\($0)") })
    }
    #expect(observer != nil)
    window.close()
    #expect(observer == nil)
  }

  @Test func `whoever wants to know the end of a window that has closed hears it at once, and is not kept`() {
    window.observe(
      .closing { [log, window] in
        log.add("first")
        window.observe(.closing { log.add("while it is told") })
      })
    window.close()
    #expect(log.take() == ["first", "while it is told"])
    weak var kept: Log?
    do {
      let own = Log()
      kept = own
      window.observe(.closing { [log] in log.add("after \(own.entries.count)") })
      window.observe(.navigation { _ in own.add("never") })
    }
    #expect(log.take() == ["after 0"])
    #expect(kept == nil)
  }
}
